//! Files with secrets: nobody else may read them, and none is there before it is whole.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Seek, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

/// Where an export goes.
pub(super) struct Destination {
    out: BufWriter<Box<dyn Write>>,
    file: Option<Unfinished>,
}

/// A file that gets its name when it is whole, and is gone if that never happens.
struct Unfinished {
    file: File,
    beside: PathBuf,
    name: PathBuf,
}

impl Destination {
    /// A new file, or standard output.
    pub(super) fn open(file: Option<&Path>) -> Result<Destination, String> {
        let Some(name) = named(file) else {
            return Ok(Destination {
                out: BufWriter::new(Box::new(io::stdout())),
                file: None,
            });
        };
        if name.symlink_metadata().is_ok() {
            return Err(is_there(name));
        }
        let failed = |error: io::Error| cannot_be_written(name, &error);
        let beside = beside(name).map_err(failed)?;
        let file = secret(&beside).map_err(failed)?;
        let unfinished = Unfinished {
            file: file.try_clone().map_err(failed)?,
            beside,
            name: name.to_owned(),
        };
        Ok(Destination {
            out: BufWriter::new(Box::new(file)),
            file: Some(unfinished),
        })
    }

    /// Everything has been written.
    pub(super) fn keep(mut self) -> Result<(), String> {
        let flushed = self.out.flush();
        let kept = flushed.and_then(|()| self.file.as_ref().map_or(Ok(()), Unfinished::keep));
        kept.map_err(|error| match &self.file {
            Some(file) if error.kind() == io::ErrorKind::AlreadyExists => is_there(&file.name),
            _ => self.told(error.to_string()),
        })
    }

    /// What went wrong, and where.
    pub(super) fn told(&self, why: String) -> String {
        match &self.file {
            Some(file) => format!("{} was not written: {why}", file.name.display()),
            None => format!("the export is not whole: {why}"),
        }
    }
}

impl Write for Destination {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl Unfinished {
    fn keep(&self) -> io::Result<()> {
        self.file.sync_all()?;
        // Another name, since to rename it would replace what has got that name meanwhile.
        match fs::hard_link(&self.beside, &self.name) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
                // Not every file system has files with two names.
                if self.name.symlink_metadata().is_ok() {
                    return Err(io::ErrorKind::AlreadyExists.into());
                }
                fs::rename(&self.beside, &self.name)?;
            }
            linked => linked?,
        }
        File::open(folder(&self.name))?.sync_all()
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        // It has its name by now, or is of no use.
        let _ = fs::remove_file(&self.beside);
    }
}

/// What an import reads, from its beginning and more than once.
pub(super) fn source(file: Option<&Path>) -> Result<File, String> {
    if let Some(name) = named(file) {
        let opened = File::open(name).and_then(|mut file| match file.metadata()?.is_file() {
            true => Ok(file),
            // A pipe is read once.
            false => spooled(&mut file),
        });
        return opened.map_err(|error| format!("{} cannot be read: {error}", name.display()));
    }
    let spooled = spooled(&mut io::stdin().lock());
    spooled.map_err(|error| format!("standard input cannot be kept in a temporary file: {error}"))
}

/// In a file that has no name any more, so that it goes with its last reader.
fn spooled(input: &mut impl io::Read) -> io::Result<File> {
    let name = beside(&std::env::temp_dir().join("boodle-import"))?;
    let mut file = secret(&name)?;
    fs::remove_file(&name)?;
    io::copy(input, &mut file)?;
    file.rewind()?;
    Ok(file)
}

fn named(file: Option<&Path>) -> Option<&Path> {
    file.filter(|name| name.as_os_str() != "-")
}

/// A file that was not there before, for its owner alone.
fn secret(name: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true).mode(0o600);
    options.open(name)
}

/// A name in the same folder that nobody else uses.
fn beside(name: &Path) -> io::Result<PathBuf> {
    let mut chance = [0; 8];
    getrandom::fill(&mut chance)?;
    let mut other = name.file_name().unwrap_or_default().to_owned();
    other.push(format!(".{}.partial", hex::encode(chance)));
    Ok(name.with_file_name(other))
}

fn folder(name: &Path) -> &Path {
    match name.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

fn is_there(name: &Path) -> String {
    format!(
        "{} is there already, and is not overwritten",
        name.display()
    )
}

fn cannot_be_written(name: &Path, error: &io::Error) -> String {
    format!("{} cannot be written: {error}", name.display())
}
