//! Server-Sent Events, read into what the document describes.

use serde_json::{Map, Value};

/// The frames of a stream that carry something, as `{id, event, data}`; a last frame that is not
/// finished is left out, as a client would do.
///
/// # Errors
/// A sentence that says what is not as it should be.
pub(crate) fn read(body: &[u8]) -> Result<Vec<Value>, String> {
    let text = std::str::from_utf8(body).map_err(|_| "a stream that is no text".to_owned())?;
    let finished = text.rfind("\n\n").map_or("", |end| &text[..end]);
    let frames = finished.split("\n\n").map(frame);
    frames.filter_map(Result::transpose).collect()
}

fn frame(block: &str) -> Result<Option<Value>, String> {
    let mut frame = Map::new();
    for line in block.lines() {
        let (field, value) = line.split_once(": ").unwrap_or((line, ""));
        match field {
            "id" | "event" => {
                frame.insert(field.to_owned(), value.into());
            }
            "data" => {
                let data = serde_json::from_str(value);
                let data =
                    data.map_err(|error| format!("a frame whose data is no JSON: {error}"))?;
                frame.insert(field.to_owned(), data);
            }
            // A comment keeps the connection alive.
            "retry" | "" => {}
            other => return Err(format!("a frame with a field `{other}`")),
        }
    }
    Ok((!frame.is_empty()).then_some(Value::Object(frame)))
}
