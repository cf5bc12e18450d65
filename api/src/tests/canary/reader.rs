//! Who is sent something, and what kinds of answers there are.

use boodle_engine::Seat;

/// As whom somebody looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Eye {
    /// Sees what lies open on the table: the host, spectators, anybody.
    Public,
    /// Sees the hand of a seat too.
    Seat(Seat),
    /// Has no business at this table.
    Stranger,
}

/// Somebody who is sent something.
#[derive(Clone, Debug)]
pub(super) struct Reader {
    pub(super) name: String,
    pub(super) eye: Eye,
    /// Empty for whoever has none.
    pub(super) token: String,
    /// How many events late everything is told to him, until the game is over.
    pub(super) delay: u64,
    /// The last event that he may know of, if he held a seat that somebody else holds now.
    pub(super) until: Option<u64>,
}

impl Reader {
    pub(super) fn new(name: &str, eye: Eye, token: &str) -> Reader {
        Reader {
            name: name.to_owned(),
            eye,
            token: token.to_owned(),
            delay: 0,
            until: None,
        }
    }
}

/// A kind of answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Kind {
    /// A new game, with the token of its host.
    Made,
    /// A seat that was taken, with its token.
    Taken,
    /// A token that was renewed.
    Token,
    /// A view.
    View,
    /// A part of the log.
    Events,
    /// A part of the log that was waited for.
    Waited,
    /// What a change caused, and the view after it.
    Changed,
    /// The same again, for a request that came again.
    Repeated,
    /// Frames of a stream.
    Stream,
    /// A refusal, or anything else that is not what was asked for.
    Problem,
    /// Games that anybody can find.
    Lobby,
    /// What does not depend on any card: rules, pages, the document.
    Page,
    /// Everything, of a game that is over.
    Replay,
    /// No body.
    Empty,
    /// Lines of the server's log, which nobody has asked for.
    Log,
}
