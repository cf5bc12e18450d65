//! Coming to a table, and coming back to it: what a program needs to take part is kept together.

use std::fmt;

use crate::types::{GameId, Problem, Rematch, Seat, TakenSeat, View};
use crate::{Client, Error};

/// The part that somebody has in a game: a seat, or the host's.
///
/// The `token` is all that proves it: a program that may have to start again writes it down, and goes on
/// with [`Client::with_token`].
#[derive(Clone, PartialEq)]
pub struct Part {
    /// Id of the game.
    pub game: GameId,
    /// The seat; none for the host.
    pub seat: Option<Seat>,
    /// What proves it.
    pub token: String,
    /// The game as it may be seen from there.
    pub view: View,
}

/// Says everything but the token.
impl fmt::Debug for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Part")
            .field("game", &self.game)
            .field("seat", &self.seat)
            .field("version", &self.view.version)
            .finish_non_exhaustive()
    }
}

impl Client {
    /// Takes the first open seat of a game, with the name of whoever sits there.
    ///
    /// ```no_run
    /// # async fn doc(anybody: boodle_client::Client, game: boodle_client::types::GameId) -> Result<(), Box<dyn std::error::Error>> {
    /// let part = anybody.join(game, "Cid").await?;
    /// let cid = anybody.with_token(&part.token);
    /// let view = cid.get_game().id(game).send().await?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// The refusal of the server, such as `game_full`, `already_started` or `name_taken`; no answer.
    pub async fn join(
        &self,
        game: GameId,
        name: impl Into<String>,
    ) -> Result<Part, Error<Problem>> {
        let name = name.into();
        let call = self.take_seat().id(game);
        let taken = call.body_map(|seat| seat.name(name)).send().await?;
        taken.into_inner().try_into()
    }

    /// Takes the first open seat of a private game, whose host or players have told its join code.
    ///
    /// ```no_run
    /// # async fn doc(anybody: boodle_client::Client, game: boodle_client::types::GameId) -> Result<(), Box<dyn std::error::Error>> {
    /// let part = anybody.join_with_code(game, "Dot", "k7q m2x wdf").await?;
    /// let dot = anybody.with_token(&part.token);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// As of [`Client::join`], and `wrong_join_code`.
    pub async fn join_with_code(
        &self,
        game: GameId,
        name: impl Into<String>,
        code: impl Into<String>,
    ) -> Result<Part, Error<Problem>> {
        let (name, code) = (name.into(), code.into());
        let call = self.take_seat().id(game);
        let taken = call.body_map(|seat| seat.name(name).code(code)).send();
        taken.await?.into_inner().try_into()
    }

    /// Plays again after a game that is over, with the token of that game: the host makes the rematch, and
    /// each seat comes to its seat there. The host starts it as any other.
    ///
    /// ```no_run
    /// use boodle_client::Refusal;
    ///
    /// # async fn doc(host: boodle_client::Client, ann: boodle_client::Client, over: boodle_client::types::GameId) -> Result<(), Box<dyn std::error::Error>> {
    /// let part = host.play_again(over).await?;
    /// let (host, game) = (host.with_token(&part.token), part.game);
    /// let ann = match ann.play_again(over).await {
    ///     Ok(part) => ann.with_token(&part.token),
    ///     // Not yet: ask again later.
    ///     Err(error) if error.code() == Some("no_rematch") => return Ok(()),
    ///     Err(error) => return Err(error.into()),
    /// };
    /// host.start_game().id(game).send().await?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// However often it is called, there is one rematch, and this is the same part in it.
    ///
    /// # Errors
    /// `not_finished` as long as the game goes on; for a seat `no_rematch` until the host has made one, and
    /// `seat_lost` if somebody else holds the seat there; no answer.
    pub async fn play_again(&self, over: GameId) -> Result<Part, Error<Problem>> {
        let rematch = self.rematch_game().id(over).send().await?;
        rematch.into_inner().try_into()
    }
}

impl TryFrom<TakenSeat> for Part {
    type Error = Error<Problem>;

    fn try_from(taken: TakenSeat) -> Result<Part, Error<Problem>> {
        Ok(Part {
            game: taken.game.id,
            seat: Some(taken.seat),
            token: taken.token.ok_or_else(no_token)?,
            view: taken.game,
        })
    }
}

impl TryFrom<Rematch> for Part {
    type Error = Error<Problem>;

    fn try_from(rematch: Rematch) -> Result<Part, Error<Problem>> {
        let token = rematch.token.or(rematch.host_token);
        Ok(Part {
            game: rematch.game.id,
            seat: rematch.seat,
            token: token.ok_or_else(no_token)?,
            view: rematch.game,
        })
    }
}

/// Not what a server of this contract answers to people.
fn no_token() -> Error<Problem> {
    Error::Custom("the answer has no token".to_owned())
}
