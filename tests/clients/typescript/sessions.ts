/**
 * Plays a session of every family of games over a bad network, and compares what each client was
 * told with what the server itself says: `sessions.js SERVER NETWORK`.
 */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import {
  type Action,
  connect,
  type Event,
  expect,
  first,
  patience,
  type Player,
  type View,
} from "./boodle.js";
import { frames } from "./sse.js";
import { seated } from "./table.js";

interface Case {
  name: string;
  bytes: string;
  frames: string[][];
}

const shared = JSON.parse(await readFile(new URL("../../shared.json", import.meta.url), "utf8"));
const [, , server = "", network = ""] = process.argv;
/** What the network makes look new begins so. */
const TOMORROW = "tomorrow_";

const totals = { sessions: 0, actions: 0, events: 0 };

/** A session of a preset, every event of which each of its players must have heard once. */
async function session(preset: string): Promise<void> {
  const params = { path: { id: preset } };
  const { players: range } = expect(await connect(server).GET("/v1/rulesets/{id}", { params }));
  const names = ["Ann", "Ben", "Cid"].slice(0, range.min);
  const players = await seated(network, preset, names, shared.short);
  const plays = players.map(async (player) => {
    player.choose = sometimesWrong;
    const told: Event[] = [];
    const view = await player.play((event) => told.push(event));
    assert.equal(view.status, "finished");
    assert.ok(view.result);
    return { player, told, end: view.last_seq };
  });
  const [{ begin, told }, ...all] = await Promise.all([follow(players[0]!), ...plays]);
  assert.equal(told[0]?.seq, begin + 1);
  for (const heard of [...all, { ...all[0]!, told }]) {
    const log = await wholeLog(heard.player, heard.end);
    assert.deepEqual(heard.told.map(today), log.slice((heard.told[0]?.seq ?? 0) - 1));
    totals.events += heard.told.length;
  }
  totals.sessions++;
}

/** What somebody is told who only looks on, and after which event. */
async function follow(player: Player): Promise<{ begin: number; told: Event[] }> {
  let begin = 0;
  const told: Event[] = [];
  for await (const next of player.follow()) {
    if ("type" in next) {
      told.push(next);
    } else {
      assert.equal(told.length, 0, "a view after an event");
      begin = next.last_seq;
    }
  }
  return { begin, told };
}

/** Now and then tries what the rules forbid. */
function sometimesWrong(view: View): Action {
  totals.actions++;
  return totals.actions % 20 === 0 ? { type: "bid", chips: 0 } : first(view);
}

/** What has happened, as a player may see it. */
async function wholeLog(player: Player, end: number): Promise<unknown[]> {
  const client = connect(server, player.token);
  const log: unknown[] = [];
  while (log.length < end) {
    const params = { path: { id: player.game }, query: { after: log.length, limit: 100 } };
    log.push(...expect(await client.GET("/v1/games/{id}/events", { params })).items);
  }
  return log;
}

/** What is told, without what is new in it. */
function today(value: unknown): unknown {
  if (typeof value === "string") return value.replace(TOMORROW, "");
  if (Array.isArray(value)) return value.map(today);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).filter(([name]) => name !== TOMORROW);
  return Object.fromEntries(members.map(([name, member]) => [name, today(member)]));
}

/** Reads the same frames however the bytes of a stream come. */
async function stream(given: Case): Promise<void> {
  const bytes = new TextEncoder().encode(given.bytes);
  async function* pieces(size: number): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  for (const size of [1, 2, 3, 5, bytes.length]) {
    const read = [];
    for await (const frame of frames(pieces(size))) read.push([frame.id, frame.event, frame.data]);
    assert.deepEqual(read, given.frames, `in pieces of ${size}`);
  }
}

/** Everything has happened that clients must survive, and nobody came before he was told to. */
async function networkWasBad(): Promise<void> {
  const done = (await (await fetch(`${network}/network`)).json()) as Record<string, number>;
  const must: string[] = shared.must_happen;
  const mustNot: string[] = shared.must_not_happen;
  console.log(
    [...must, ...shared.may_happen].map((what) => `${done[what] ?? 0} ${what}`).join(", "),
  );
  assert.deepEqual(
    must.filter((what) => !done[what]),
    [],
  );
  assert.deepEqual(
    mustNot.filter((what) => done[what]),
    [],
  );
}

/** Tells on one line whether a test is passed. */
async function check(name: string, test: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("not done in time")), 300_000);
  });
  try {
    await Promise.race([test, late]);
    console.log(`ok ${name}`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`FAILED ${name}\n`, error);
  } finally {
    clearTimeout(timer);
  }
}

patience.silence = 5000;
for (const given of shared.streams) await check(`stream: ${given.name}`, stream(given));
const presets: string[] = shared.presets;
await Promise.all(presets.map((preset) => check(`session: ${preset}`, session(preset))));
const counts = Object.entries(totals).map(([what, number]) => `${number} ${what}`);
console.log(counts.join(", "));
await check("the network was bad", networkWasBad());
process.exit();
