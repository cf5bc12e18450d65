/**
 * A table of four clients, one of whom tells what happens. With a server running:
 *
 *     npm ci && npm run generate && npm run build
 *     node dist/table.js http://127.0.0.1:8080 newmarket
 */

import { pathToFileURL } from "node:url";
import { connect, type Event, expect, Player } from "./boodle.js";

/** Makes a game, has everybody take a seat, and starts it. */
export async function seated(
  url: string,
  ruleset: string,
  names: string[],
  overrides: Record<string, unknown>,
): Promise<Player[]> {
  const anybody = connect(url);
  const asked = { ruleset, overrides, seats: names.map(() => ({})) };
  const made = expect(await anybody.POST("/v1/games", { body: asked }));
  const params = { path: { id: made.game.id } };
  const players = [];
  for (const name of names) {
    const taken = expect(await anybody.POST("/v1/games/{id}/seats", { params, body: { name } }));
    if (taken.token) players.push(new Player(url, taken.token, made.game.id));
  }
  const host = connect(url, made.host_token);
  expect(await host.POST("/v1/games/{id}/start", { params }));
  return players;
}

function tell(event: Event): void {
  switch (event.type) {
    case "played":
      return console.log(`${event.card} by seat ${event.seat}`);
    default:
      return console.log(event.text);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [, , url = "http://127.0.0.1:8080", ruleset = "newmarket"] = process.argv;
  const players = await seated(url, ruleset, ["Ann", "Ben", "Cid", "Dot"], {});
  await Promise.all(players.map((player, seat) => player.play(seat === 0 ? tell : undefined)));
}
