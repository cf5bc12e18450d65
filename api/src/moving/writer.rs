//! Writes the file, line by line.

use std::io::{self, Write};

use sha2::{Digest, Sha256};

use super::record::{Counts, End, FORMAT, Header, Record, VERSION};

/// A file that is being written.
pub(super) struct Writer<W> {
    out: W,
    hash: Sha256,
    counts: Counts,
    line: Vec<u8>,
}

impl<W: Write> Writer<W> {
    /// Begins at a moment, in milliseconds since 1970.
    pub(super) fn new(out: W, now: u64) -> io::Result<Writer<W>> {
        let mut writer = Writer {
            out,
            hash: Sha256::new(),
            counts: Counts::default(),
            line: Vec::new(),
        };
        writer.put(&Record::Header(Header {
            format: FORMAT.to_owned(),
            version: VERSION,
            made_at: now,
        }))?;
        Ok(writer)
    }

    /// Writes a line.
    pub(super) fn put(&mut self, record: &Record) -> io::Result<()> {
        self.line.clear();
        serde_json::to_writer(&mut self.line, record)?;
        self.line.push(b'\n');
        self.hash.update(&self.line);
        self.counts.count(record);
        self.out.write_all(&self.line)
    }

    /// Writes the last line.
    pub(super) fn end(mut self) -> io::Result<Counts> {
        let counts = self.counts;
        let sha256 = hex::encode(self.hash.finalize_reset());
        self.put(&Record::End(End { counts, sha256 }))?;
        self.out.flush()?;
        Ok(counts)
    }
}
