//! What becomes of chips that nobody won, in every order of the spaces and every choice for each.

use crate::scene::{Cards, Scene, Stage, hand, rules};
use boodle_engine::{Action, Rules, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

const CARRIES: [&str; 3] = ["keep", "return", "to_pot"];
const ORDERS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// A round in which P0 leads 3C, the turn passes by P1, and P2 goes out with 4C.
struct Case {
    /// Of `ace`, `card` and `pot`.
    carries: [&'static str; 3],
    order: [usize; 3],
    /// Whether 4C wins `card`, or KH, which P1 keeps.
    won: bool,
    /// Whether going out wins the pot only if 3C has not.
    only_unclaimed: bool,
}

impl Case {
    fn rules(&self) -> Arc<Rules> {
        let card = if self.won { "4C" } else { "KH" };
        let out = json!({"type": "go_out", "only_unclaimed": self.only_unclaimed});
        let play = |card: &str| json!({"type": "play", "card": card});
        let spaces = [
            json!({"id": "ace", "claims": [play("AS")], "ante": {"each": 2, "dealer": 3}}),
            json!({"id": "card", "claims": [play(card)], "ante": {"each": 1, "dealer": 1}}),
            json!({"id": "pot", "claims": [play("3C"), out], "ante": {"each": 1, "dealer": 2}}),
        ];
        let board: Vec<Value> = self
            .order
            .iter()
            .map(|&place| {
                let mut space = spaces[place].clone();
                space["carry"] = self.carries[place].into();
                space
            })
            .collect();
        let session = json!({"ends": [{"type": "rounds", "count": 1}]});
        let changes = json!({"board": board, "free_ante": null, "stops": {"pass_fee": 1},
            "settle": {"per_card": 0}, "session": session});
        rules("newmarket", changes)
    }

    /// The chips of the seats, then those on `ace`, `card` and `pot`.
    fn plays(&self) -> ([u32; 3], [u32; 3]) {
        let cards = Cards::Hands {
            hands: ["3C 9D", "KH 7D", "4C"].map(hand).to_vec(),
            dead: hand("AS"),
            turn_up: None,
        };
        let stage = Stage::Ante(Some(cards));
        let before = "ace 10, card 20, pot 40";
        let mut scene = Scene::at(&self.rules(), 2, &[9, 9, 9], before, stage);
        scene.does(2, &Action::Deal { double: None });
        scene.plays(0, "3C");
        scene.plays(2, "4C");
        let board = scene.game.view(Viewer::Public).board;
        let on: BTreeMap<String, u32> = board
            .into_iter()
            .map(|space| (space.id.to_string(), space.chips))
            .collect();
        let chips = scene.chips().try_into().unwrap();
        (chips, ["ace", "card", "pot"].map(|id| on[id]))
    }

    /// The same from the words of the rules. P0 and P1 stake 4, P2 as the dealer 6; P0 takes 44 from
    /// the pot, where P1's fee is then all there is.
    fn expected(&self) -> ([u32; 3], [u32; 3]) {
        let (mut chips, mut on) = ([9 - 4 + 44, 9 - 4 - 1, 9 - 6], [17, 23, 1]);
        if self.won {
            chips[2] += on[1];
            on[1] = 0;
        }
        if !self.only_unclaimed {
            chips[2] += on[2];
            on[2] = 0;
        }
        for (space, stakes) in [(0, [2, 2, 3]), (1, [1, 1, 1])] {
            match self.carries[space] {
                "return" if on[space] > 0 => {
                    for (seat, stake) in stakes.into_iter().enumerate() {
                        chips[seat] += stake;
                        on[space] -= stake;
                    }
                }
                "to_pot" => {
                    on[2] += on[space];
                    on[space] = 0;
                }
                _ => {}
            }
        }
        (chips, on)
    }
}

/// Stakes go back to who staked them and to nobody else; the pot hands back nothing that came to it
/// from another space or as a fee.
#[test]
fn every_carry_in_every_order() {
    for number in 0..6 * 27 * 4 {
        let carry = |place: u32| CARRIES[number / 24 / 3_usize.pow(place) % 3];
        let case = Case {
            carries: [0, 1, 2].map(carry),
            order: ORDERS[number % 6],
            won: number / 6 % 2 == 1,
            only_unclaimed: number / 12 % 2 == 1,
        };
        let Case { carries, order, .. } = &case;
        assert_eq!(
            case.plays(),
            case.expected(),
            "{carries:?} {order:?}, won {}, only unclaimed {}",
            case.won,
            case.only_unclaimed
        );
    }
}
