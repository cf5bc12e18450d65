/**
 * Server-Sent Events, read as their standard says (html.spec.whatwg.org, section 9.2.6).
 *
 * But for one thing: the standard hands the last id on to frames without one; here they have none.
 */

/** One message: its own id ("" for none), its type, its data. */
export interface Frame {
  id: string;
  event: string;
  data: string;
}

/** The messages of a stream; one that was not sent to its end is left out. */
export async function* frames(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  const utf8 = new TextDecoder();
  let [rest, id, event, data] = ["", "", "", [] as string[]];
  for await (const chunk of chunks) {
    // A carriage return at the end waits for the line feed that may follow.
    const lines = (rest + utf8.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line === "") {
        if (data.length > 0) yield { id, event: event || "message", data: data.join("\n") };
        [id, event, data] = ["", "", []];
        continue;
      }
      const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
      if (field === "id" && !value.includes("\0")) id = value;
      else if (field === "event") event = value;
      else if (field === "data") data.push(value);
    }
  }
}

/** The pieces of a body as they come, until it ends, breaks, or is silent for so long. */
export async function* chunks(
  body: ReadableStream<Uint8Array> | null,
  silence: number,
): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const silent = new Promise<undefined>((done) => {
        timer = setTimeout(() => done(undefined), silence);
      });
      const piece = await Promise.race([reader.read().catch(() => undefined), silent]);
      clearTimeout(timer);
      if (!piece?.value) return;
      yield piece.value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
