/**
 * A client of Boodle: plays a seat of a game, whatever the network does, in Node and in browsers.
 *
 * `generated/api.d.ts` is generated from openapi.yaml; this adds what a generator cannot know: calls
 * that are repeated until they are answered, and a game that is followed without a gap. Give a
 * `Player` a `choose` of your own, and you have a bot. `table.ts` shows how it is used.
 */

import createClient, { type Client } from "openapi-fetch";
import type { components, paths } from "./generated/api.js";
import { chunks, frames } from "./sse.js";

export type Action = components["schemas"]["Action"];
export type Problem = components["schemas"]["Problem"];
export type View = components["schemas"]["View"];
/**
 * New types of events and new values of enums may come at any time: give every `switch` a `default`.
 */
export type Event = components["schemas"]["Event"];

export const patience = {
  /** So often a call is sent before its failure is told. */
  attempts: 10,
  /** A connection without a word for so long is dead; on a stream there is one every 15 seconds. */
  silence: 30_000,
};

/** The server said no. `problem.code` tells why. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.status} ${problem.code}: ${problem.detail}`);
  }
}

const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Sends a call until it is answered: again when a connection breaks, later when told to wait.
 * A POST has an `Idempotency-Key`: it happens once, however often it is sent.
 */
async function patient(request: Request): Promise<Response> {
  if (request.method === "POST" && !request.headers.has("Idempotency-Key")) {
    request.headers.set("Idempotency-Key", crypto.randomUUID());
  } else if (request.method !== "GET") {
    return fetch(request);
  }
  for (let attempt = 1; ; attempt++) {
    const dead = new AbortController();
    const timer = setTimeout(() => dead.abort(), patience.silence);
    try {
      const answer = await whole(await fetch(request.clone(), { signal: dead.signal }));
      if (![429, 503].includes(answer.status) || attempt === patience.attempts) return answer;
      await sleep(1000 * Number(answer.headers.get("Retry-After") ?? 1));
    } catch (error) {
      if (attempt === patience.attempts) throw error;
      await sleep(Math.min(50 * 2 ** attempt, 5000));
    } finally {
      clearTimeout(timer);
    }
  }
}

/** An answer that has arrived to its end; a stream as it begins. */
async function whole(answer: Response): Promise<Response> {
  if (answer.headers.get("Content-Type")?.startsWith("text/event-stream")) return answer;
  const body = await answer.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, answer);
}

/** The client of whoever holds a token; without one, of anybody. */
export function connect(url: string, token?: string): Client<paths> {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  return createClient<paths>({ baseUrl: url, headers, fetch: patient });
}

/** What a call gives when all is well. */
export function expect<T>(answer: { data?: T; error?: Problem; response: Response }): T {
  if (answer.data !== undefined) return answer.data;
  if (answer.error?.code !== undefined) throw new Refused(answer.error);
  throw new Error(`${answer.response.status} ${answer.response.url}`);
}

/** The simplest way to choose: what the server lists first. It ends every session. */
export function first(view: View): Action {
  const action = view.you?.legal_actions[0];
  if (!action) throw new Error("Nothing to do.");
  return action;
}

/** Somebody at a table. */
export class Player {
  readonly client: Client<paths>;

  constructor(
    url: string,
    readonly token: string,
    readonly game: string,
    public choose: (view: View) => Action = first,
  ) {
    this.client = connect(url, token);
  }

  /** Plays until the game is over, telling `hear` every event, and returns the last view. */
  async play(hear: (event: Event) => void = () => undefined): Promise<View> {
    let view = await this.look();
    for await (const told of this.follow()) {
      if ("type" in told) {
        hear(told);
        if (told.version <= view.version) continue;
        view = await this.look();
      } else {
        view = told;
      }
      while (view.you && view.to_act.includes(view.you.seat)) view = await this.act(view);
    }
    return view;
  }

  /** The game as this seat may see it. */
  async look(): Promise<View> {
    return expect(await this.client.GET("/v1/games/{id}", { params: { path: { id: this.game } } }));
  }

  /** Acts on what a view shows; gives the next view, from which to decide anew. */
  async act(view: View): Promise<View> {
    let body = this.choose(view);
    for (;;) {
      const header = { "If-Match": `"${view.version}"` };
      const params = { path: { id: this.game }, header };
      const answer = await this.client.POST("/v1/games/{id}/actions", { params, body });
      // The game has moved on.
      if (answer.response.status === 412 || answer.response.status === 409) return this.look();
      // Against the rules; this is not.
      const legal = answer.response.status === 422 && answer.error?.legal_actions?.[0];
      if (!legal) return expect(answer).view;
      body = legal;
    }
  }

  /**
   * The view, then every event once and in order, until the game is over, or until the token has
   * opened four newer streams: to go on would displace one of them. A connection that breaks or
   * falls silent is opened again after the last event. The token is sent in a header, which an
   * `EventSource` of a browser could not do.
   */
  async *follow(): AsyncGenerator<View | Event> {
    let last: number | undefined;
    for (;;) {
      const header = last === undefined ? {} : { "Last-Event-ID": last };
      const answer = await this.client.GET("/v1/games/{id}/stream", {
        params: { path: { id: this.game }, header },
        parseAs: "stream",
      });
      if (answer.response.status === 204) return;
      for await (const frame of frames(chunks(expect(answer), patience.silence))) {
        if (frame.event === "end") return;
        if (frame.event === "shutdown") break;
        if (frame.event === "view") {
          const view = JSON.parse(frame.data) as View;
          last = view.last_seq;
          yield view;
        } else if (frame.id !== "") {
          last = Number(frame.id);
          yield JSON.parse(frame.data) as Event;
        } // What else a later server may tell is not of the log.
      }
      await sleep(100);
    }
  }
}
