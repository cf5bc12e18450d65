//! For programs that do one thing after another.

use std::fmt;
use std::future::Future;
use std::io;
use std::pin::Pin;

use futures_util::{Stream, StreamExt};
use tokio::runtime::{Builder, Runtime};

/// Waits for calls, so that a script needs neither `async` nor a runtime of its own.
///
/// Every call of a [`Client`](crate::Client) is waited for with [`Blocking::wait`]; what comes bit by bit, as from
/// [`Client::follow`](crate::Client::follow), is gone through with [`Blocking::each`].
///
/// ```no_run
/// use boodle_client::{Blocking, Followed};
///
/// # fn doc(game: boodle_client::types::GameId) -> Result<(), Box<dyn std::error::Error>> {
/// let here = Blocking::new()?;
/// let anybody = boodle_client::connect("http://127.0.0.1:8080");
/// let ann = anybody.with_token(here.wait(anybody.join(game, "Ann"))?.token);
/// for told in here.each(ann.follow(game, None)) {
///     match told? {
///         Followed::View(view) => println!("round {}", view.round),
///         Followed::Event(event) => println!("{}", event.text().unwrap_or_default()),
///         Followed::End(why) => println!("over: {why}"),
///     }
/// }
/// # Ok(())
/// # }
/// ```
///
/// It belongs to one thread at a time; another thread makes its own. The clients may be shared.
///
/// # Panics
/// [`Blocking::wait`] and [`Blocking::each`] panic inside of an asynchronous program: there is `.await` for that.
pub struct Blocking {
    runtime: Runtime,
}

impl fmt::Debug for Blocking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Blocking")
    }
}

impl Blocking {
    /// Ready to wait.
    ///
    /// # Errors
    /// What the operating system says if it has no more resources.
    pub fn new() -> io::Result<Blocking> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        Ok(Blocking { runtime })
    }

    /// Does one thing and waits for it: any call, or whatever is `async`.
    pub fn wait<F: Future>(&self, what: F) -> F::Output {
        self.runtime.block_on(what)
    }

    /// Goes through what comes bit by bit, and waits for each.
    pub fn each<'a, S: Stream + 'a>(&'a self, what: S) -> Each<'a, S::Item> {
        Each {
            here: self,
            left: Box::pin(what),
        }
    }
}

/// One after another. Made by [`Blocking::each`].
pub struct Each<'a, T> {
    here: &'a Blocking,
    left: Pin<Box<dyn Stream<Item = T> + 'a>>,
}

impl<T> fmt::Debug for Each<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Each")
    }
}

impl<T> Iterator for Each<'_, T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.here.wait(self.left.next())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use futures_util::stream;
    use tokio::time::sleep;

    use super::*;

    #[test]
    fn one_thing_after_another() {
        let here = Blocking::new().expect("a runtime");
        let late = async |n: u32| {
            sleep(Duration::from_millis(1)).await;
            n * n
        };
        assert_eq!(here.wait(late(7)), 49);
        let squares: Vec<u32> = here.each(stream::iter(1..4).then(late)).collect();
        assert_eq!(squares, [1, 4, 9]);
    }
}
