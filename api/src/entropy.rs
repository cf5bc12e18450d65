//! What seats add to the next shuffle.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::auth::Player;
use crate::change::{Asked, Done, Draft, moment};
use crate::incoming::{IfMatch, JsonBody};
use crate::problem::Problem;
use crate::tables::{Loaded, Tables};
use crate::text::ShortText;
use crate::turn::{fact, in_play, of_illegal};

/// What a seat adds to the next shuffle.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewEntropy {
    /// Any text. Its bytes in UTF-8 are hashed as they are; nobody is shown it before `revealed`.
    #[schema(value_type = String, min_length = 1, max_length = 64, example = "the cat walked over the keys")]
    pub entropy: ShortText,
}

impl Tables {
    /// A seat adds to the next shuffle.
    pub async fn add_entropy(
        &self,
        player: &Player,
        version: &IfMatch,
        body: &JsonBody,
    ) -> Result<Done, Problem> {
        let decide = |loaded: &Loaded| {
            let maker = loaded.admit(Some(&player.pass))?;
            let asked: NewEntropy = body.parse()?;
            version.check(loaded.version)?;
            let mut table = loaded.table.clone();
            let game = in_play(&mut table)?;
            let mut facts = Vec::new();
            let mut seen = |event: &_| facts.push(fact(event));
            game.add_entropy(player.seat, asked.entropy.as_str(), &mut seen)
                .map_err(of_illegal)?;
            if let Some(chair) = table.chairs.get_mut(player.seat.index()) {
                chair.is_back();
            }
            Ok(Draft::new(table, facts, maker))
        };
        let asked = Asked {
            game: player.game,
            pass: Some(player.pass),
            body,
        };
        self.change(asked, &moment()?, decide).await
    }
}
