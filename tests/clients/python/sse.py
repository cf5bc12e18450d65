"""Server-Sent Events, read as their standard says (html.spec.whatwg.org, section 9.2.6).

But for one thing: the standard hands the last id on to frames without one; here they have none.
"""

import codecs
import io
from collections.abc import AsyncIterable, AsyncIterator
from dataclasses import dataclass


@dataclass
class Frame:
    """One message: its own id ("" for none), its type, its data."""

    id: str
    event: str
    data: str


async def frames(chunks: AsyncIterable[bytes]) -> AsyncIterator[Frame]:
    """The messages of a stream; one that was not sent to its end is left out."""
    utf8 = codecs.getincrementaldecoder("utf-8-sig")("replace")
    newlines = io.IncrementalNewlineDecoder(utf8, translate=True)
    rest, id, event, data = "", "", "", list[str]()
    async for chunk in chunks:
        *lines, rest = (rest + newlines.decode(chunk)).split("\n")
        for line in lines:
            if not line:
                if data:
                    yield Frame(id, event or "message", "\n".join(data))
                id, event, data = "", "", []
                continue
            field, _, value = line.partition(":")
            value = value.removeprefix(" ")
            if field == "id" and "\0" not in value:
                id = value
            elif field == "event":
                event = value
            elif field == "data":
                data.append(value)
