//! What decides the deal after the one that lies here, and how tables choose their cards that are
//! there to try things out.

use super::form::{Position, secret_in_hex};
use super::{NoPosition, refuse};
use crate::card::Card;
use crate::fair::Secret;
use crate::game::sealed::Sealed;
use crate::game::state::State;
use crate::rules::Rules;
use crate::sandbox::Sandbox;
use crate::seat::{BySeat, Seat};
use serde::{Deserialize, Serialize};

/// The most characters that a seat adds.
const LONGEST: usize = 64;

/// What decides the deal after this one, and what seats have added to shuffles.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionDeals {
    /// Whether the next deal is committed to, so that seats may add to it.
    #[serde(default)]
    pub committed: bool,
    /// The secret of the next deal, 32 bytes in hex, as long as that is not the round's.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "secret_in_hex"
    )]
    pub next_secret: Option<Secret>,
    /// What each seat has added to the next deal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub added: Vec<Option<String>>,
    /// What each seat had added to the cards that lie here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<Option<String>>,
    /// How the cards are chosen, at a table that is there to try things out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sandbox: Option<PositionSandbox>,
}

/// How the cards are chosen, at a table that is there to try things out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PositionSandbox {
    /// By secrets that follow from a seed, of which this is the SHA-256 in hex.
    Seed(String),
    /// Every deal deals this pack, the first card first.
    Deck(Vec<Card>),
}

pub(super) fn written(state: &State) -> Option<PositionDeals> {
    let sealed = &state.sealed;
    let by_seat = |texts: &BySeat<Option<String>>| {
        let texts: Vec<_> = state
            .seats()
            .iter()
            .map(|seat| texts[seat].clone())
            .collect();
        if texts.iter().all(Option::is_none) {
            Vec::new()
        } else {
            texts
        }
    };
    let sandbox = sealed.sandbox.as_ref().map(|sandbox| match sandbox {
        Sandbox::Seed(seed) => PositionSandbox::Seed(hex::encode(seed)),
        Sandbox::Deck(pack) => PositionSandbox::Deck(pack.to_vec()),
    });
    (*sealed != Sealed::default()).then(|| PositionDeals {
        committed: sealed.open,
        next_secret: sealed.next,
        added: by_seat(&sealed.added),
        used: by_seat(&sealed.used),
        sandbox,
    })
}

pub(super) fn read(form: &Position, rules: &Rules) -> Result<Sealed, NoPosition> {
    let Some(deals) = &form.deals else {
        return Ok(Sealed::default());
    };
    let added = texts(&deals.added, form.chips.len(), "/deals/added")?;
    let used = texts(&deals.used, form.chips.len(), "/deals/used")?;
    if !deals.committed && (deals.next_secret.is_some() || !deals.added.is_empty()) {
        return refuse("/deals/committed", "seats add to what is committed to");
    }
    let sandbox = deals.sandbox.as_ref().map(|sandbox| chosen(sandbox, rules));
    Ok(Sealed {
        open: deals.committed,
        next: deals.next_secret,
        added,
        used,
        sandbox: sandbox.transpose()?,
    })
}

/// What events have said of the next deal while the position was read gives way to what it says.
pub(super) fn settle(form: &Position, state: &mut State) {
    if let Some(deals) = &form.deals {
        state.sealed.open = deals.committed;
        state.sealed.next = deals.next_secret;
    }
}

fn texts(
    list: &[Option<String>],
    players: usize,
    pointer: &str,
) -> Result<BySeat<Option<String>>, NoPosition> {
    if list.len() > players {
        return refuse(pointer, "there are not so many seats");
    }
    let mut all = BySeat::default();
    for (place, text) in list.iter().enumerate() {
        let length = text.as_deref().map_or(1, |text| text.chars().count());
        if !(1..=LONGEST).contains(&length) {
            let detail = format!("a seat adds 1 to {LONGEST} characters");
            return refuse(format!("{pointer}/{place}"), detail);
        }
        if let Some(seat) = Seat::new(place) {
            all[seat] = text.clone();
        }
    }
    Ok(all)
}

fn chosen(sandbox: &PositionSandbox, rules: &Rules) -> Result<Sandbox, NoPosition> {
    match sandbox {
        PositionSandbox::Deck(cards) => Sandbox::deck(cards, rules).or_else(|_| {
            refuse(
                "/deals/sandbox/deck",
                "it is not each card of the pack once",
            )
        }),
        PositionSandbox::Seed(text) => {
            let mut seed = [0; 32];
            match hex::decode_to_slice(text, &mut seed) {
                Ok(()) => Ok(Sandbox::Seed(seed)),
                Err(_) => refuse("/deals/sandbox/seed", "a seed is 32 bytes in hex"),
            }
        }
    }
}
