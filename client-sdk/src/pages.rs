//! Lists that come in pages, as one stream over all of them.

use std::future::Future;

use futures_util::stream::{self, Stream, TryStreamExt};

use crate::types::{Event, GameSummary, Problem, Replay, RulesetSummary};
use crate::{Error, builder};

impl<'a> builder::ListGames<'a> {
    /// All games from here on, newest first, page after page as they are wanted: what is listed all the time
    /// comes exactly once, however many games are made, started or removed meanwhile.
    ///
    /// `limit` says how many come at once. The stream ends after the last game, or after an error.
    ///
    /// ```no_run
    /// use boodle_client::types::GameStatus;
    /// use futures_util::TryStreamExt;
    ///
    /// # async fn doc(anybody: boodle_client::Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let open = anybody.list_games().status(GameStatus::Open).ruleset("newmarket");
    /// let mut open = std::pin::pin!(open.stream());
    /// while let Some(game) = open.try_next().await? {
    ///     println!("{}: {} seats", game.id, game.seats.len());
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub fn stream(self) -> impl Stream<Item = Result<GameSummary, Error<Problem>>> + Send + 'a {
        pages(move |cursor| {
            let call = from(&self, cursor, |call, cursor: String| call.cursor(cursor));
            async {
                let page = call.send().await?.into_inner();
                Ok((page.items, page.next_cursor))
            }
        })
    }
}

impl<'a> builder::ListRulesets<'a> {
    /// All rulesets, page after page. The stream ends after the last one, or after an error.
    pub fn stream(self) -> impl Stream<Item = Result<RulesetSummary, Error<Problem>>> + Send + 'a {
        pages(move |cursor| {
            let call = from(&self, cursor, |call, cursor: String| call.cursor(cursor));
            async {
                let page = call.send().await?.into_inner();
                Ok((page.items, page.next_cursor))
            }
        })
    }
}

impl<'a> builder::ListEvents<'a> {
    /// The log from `after` on as far as it goes now, page after page. The stream ends with the last event that
    /// has happened, or after an error; [`Client::follow`](crate::Client::follow) goes on with what happens then.
    ///
    /// ```no_run
    /// use futures_util::TryStreamExt;
    ///
    /// # async fn doc(ann: boodle_client::Client, game: boodle_client::types::GameId) -> Result<(), Box<dyn std::error::Error>> {
    /// let log: Vec<_> = ann.list_events().id(game).stream().try_collect().await?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn stream(self) -> impl Stream<Item = Result<Event, Error<Problem>>> + Send + 'a {
        pages(move |after| {
            let call = from(&self, after, |call, after: u64| call.after(after));
            async {
                let page = call.send().await?.into_inner();
                let last = page.items.last().and_then(Event::seq);
                let next = last.filter(|last| *last < page.last_seq);
                Ok((page.items, next))
            }
        })
    }
}

impl<'a> builder::GetReplay<'a> {
    /// All pages of the replay, as [`check_replay`](crate::fair::check_replay) takes them. The stream ends after
    /// the last one, or after an error.
    ///
    /// ```no_run
    /// use futures_util::TryStreamExt;
    ///
    /// # async fn doc(anybody: boodle_client::Client, over: boodle_client::types::GameId) -> Result<(), Box<dyn std::error::Error>> {
    /// let pages: Vec<_> = anybody.get_replay().id(over).stream().try_collect().await?;
    /// println!("{:?}", boodle_client::fair::check_replay(&pages));
    /// # Ok(())
    /// # }
    /// ```
    pub fn stream(self) -> impl Stream<Item = Result<Replay, Error<Problem>>> + Send + 'a {
        pages(move |cursor| {
            let call = from(&self, cursor, |call, cursor: String| call.cursor(cursor));
            async {
                let page = call.send().await?.into_inner();
                let next = page.next_cursor.clone();
                Ok((vec![page], next))
            }
        })
    }
}

/// The call for the page that begins there.
fn from<C: Clone, N>(call: &C, next: Option<N>, at: impl FnOnce(C, N) -> C) -> C {
    let call = call.clone();
    match next {
        Some(next) => at(call, next),
        None => call,
    }
}

/// What is on each page, and where the next one begins.
fn pages<T, N, F>(
    page: impl FnMut(Option<N>) -> F + Send,
) -> impl Stream<Item = Result<T, Error<Problem>>> + Send
where
    T: Send,
    N: Send,
    F: Future<Output = Result<(Vec<T>, Option<N>), Error<Problem>>> + Send,
{
    let first = Some((page, None));
    let pages = stream::try_unfold(first, |state| async {
        let Some((mut page, here)) = state else {
            return Ok::<_, Error<Problem>>(None);
        };
        let (items, next) = page(here).await?;
        let items = stream::iter(items.into_iter().map(Ok::<_, Error<Problem>>));
        Ok(Some((items, next.map(|next| (page, Some(next))))))
    });
    pages.try_flatten()
}

#[cfg(test)]
mod tests {
    use futures_util::StreamExt;

    use super::*;

    #[tokio::test]
    async fn every_page_is_read_and_an_error_ends_it() {
        let walk = |fails_at: usize| {
            let walked = pages(move |next: Option<usize>| async move {
                match next.unwrap_or(0) {
                    page if page == fails_at => Err(Error::Custom("broken".to_owned())),
                    // A page may be empty where what was on it has gone.
                    2 => Ok((vec![], Some(3))),
                    page => Ok((
                        vec![10 * page, 10 * page + 1],
                        (page < 3).then_some(page + 1),
                    )),
                }
            });
            walked.map(|item| item.ok()).collect::<Vec<_>>()
        };
        let some = |items: &[usize]| items.iter().copied().map(Some).collect::<Vec<_>>();
        assert_eq!(walk(9).await, some(&[0, 1, 10, 11, 30, 31]));
        let mut broken = some(&[0, 1, 10, 11]);
        broken.push(None);
        assert_eq!(walk(3).await, broken);
    }
}
