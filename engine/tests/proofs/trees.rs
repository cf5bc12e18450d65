//! Every way in which a round can go from small positions, against `scripts/tree-counts`, which tells
//! the rules in a language of its own and shares nothing with the engine.
//!
//! Whatever anybody could say is tried on every seat, and what is accepted is followed to the end.

use crate::closing_line;
use boodle_engine::{
    Action, Card, Game, Moment, Position, PositionPhase, Ruleset, Seat, Secret, SpaceId, TurnUp,
    Viewer,
};
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Nothing in a tree depends on it.
const AT: Moment = Moment {
    now: 0,
    secret: Secret::new([7; 32]),
};

/// A position as the file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tree {
    name: String,
    dealer: Seat,
    chips: Vec<u32>,
    board: BTreeMap<SpaceId, u32>,
    /// The hands, with the dead hand.
    hands: Option<Vec<String>>,
    dead: Option<String>,
    /// Or the pack that is dealt.
    pack: Option<String>,
    /// How many actions deep it is counted, if not to the end.
    depth: Option<usize>,
    #[serde(rename = "by_hand")]
    _by_hand: Option<Value>,
    ruleset: Value,
    counted: Counted,
}

/// What there is in a tree.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Counted {
    /// Paths of one action, of two, and so on.
    paths: Vec<usize>,
    /// Paths that end with the round.
    rounds: usize,
    #[serde(flatten)]
    ends: Option<Ends>,
}

/// All ends of a round together, where all have been reached.
#[derive(Debug, PartialEq, Eq, Deserialize)]
struct Ends {
    /// How many of them differ.
    results: usize,
    /// How often each seat goes out.
    wins: Vec<usize>,
    /// The sums of what each seat has.
    chips: Vec<u64>,
    /// The sums of what lies on each space.
    board: Vec<u64>,
    bank: i64,
}

fn cards(text: &str) -> Vec<Card> {
    let card = |word: &str| word.parse().unwrap();
    text.split_whitespace().map(card).collect()
}

impl Tree {
    fn cards(&self) -> Vec<Card> {
        let hands = self.hands.iter().flatten().chain(&self.dead);
        hands
            .chain(&self.pack)
            .flat_map(|text| cards(text))
            .collect()
    }

    fn game(&self) -> Game {
        let named = self.cards();
        let mut ruleset = self.ruleset.clone();
        let others = Card::all().filter(|card| !named.contains(card));
        ruleset["deck"]["remove"] = others.map(|card| card.to_string()).collect();
        let ruleset = Ruleset::read(ruleset).unwrap();
        let dead = cards(self.dead.as_deref().unwrap_or_default());
        let turned_up = ruleset.turn_up != TurnUp::Off;
        let hands = self.hands.iter().flatten();
        let position = Position {
            board: self.board.clone(),
            deck: self.pack.as_deref().map(cards),
            hands: hands
                .map(|hand| cards(hand).into_iter().collect())
                .collect(),
            turn_up: dead.last().copied().filter(|_| turned_up),
            dead_hand: dead.into_iter().collect(),
            phase: Some(match self.pack {
                Some(_) => PositionPhase::Open {},
                None => PositionPhase::Dealt {},
            }),
            ..Position::new(ruleset, self.dealer, self.chips.clone())
        };
        let game = position.game(&AT, &mut |_| ());
        game.unwrap_or_else(|refused| panic!("{}: {refused}", self.name))
    }
}

/// Whatever a seat could say: every card, every amount that there is, every way to split it.
fn conceivable(tree: &Tree, game: &Game, seat: Seat) -> Vec<Action> {
    let ruleset = game.rules().ruleset();
    let all = tree.cards();
    let most = tree.chips.iter().sum::<u32>() + 1;
    let mut actions = vec![
        Action::Offer {},
        Action::Decline {},
        Action::Buy {},
        Action::Keep {},
        Action::Pass {},
        Action::Exchange { cards: None },
    ];
    actions.extend([None, Some(false), Some(true)].map(|double| Action::Deal { double }));
    actions.extend(all.iter().map(|&card| Action::Play { card }));
    actions.extend((0..=all.len() as u8).map(|at| Action::Cut { at }));
    actions.extend((0..=most).map(|chips| Action::Bid { chips }));
    let hand = game.view(Viewer::Seat(seat)).you.unwrap().hand;
    let thrown = subsets(&hand).into_iter().map(Some);
    actions.extend(thrown.map(|cards| Action::Exchange { cards }));
    if let Some(free) = &ruleset.free_ante {
        let splits = (0..=free.budget + 1).flat_map(|total| splits(total, &free.on));
        actions.extend(splits.map(|chips| Action::Stake { chips }));
    }
    actions
}

fn subsets(hand: &[Card]) -> Vec<Vec<Card>> {
    let Some((&card, others)) = hand.split_first() else {
        return vec![vec![]];
    };
    let without = subsets(others);
    let with = without.iter().map(|cards| [&[card], &cards[..]].concat());
    with.chain(without.iter().cloned()).collect()
}

/// All ways to lay so many chips on the spaces.
fn splits(total: u32, on: &[SpaceId]) -> Vec<BTreeMap<SpaceId, u32>> {
    let Some((&space, others)) = on.split_first() else {
        return if total == 0 {
            vec![BTreeMap::new()]
        } else {
            vec![]
        };
    };
    let with = |chips| {
        let mut rest = splits(total - chips, others);
        rest.iter_mut().for_each(|split| {
            split.insert(space, chips);
        });
        rest
    };
    (0..=total).flat_map(with).collect()
}

/// How a round ended: who won it, and where all chips are.
type End = (usize, Vec<u32>, Vec<u32>, i64);

/// What has been found in a tree.
#[derive(Default)]
struct Found {
    paths: Vec<usize>,
    ends: Vec<End>,
}

impl Found {
    fn walk(&mut self, tree: &Tree, game: &Game, depth: usize) {
        if game.is_finished() {
            self.ends.push(end(game));
            return;
        }
        if Some(depth) == tree.depth {
            return;
        }
        let mut next = game.clone();
        for seat in (0..tree.chips.len()).filter_map(Seat::new) {
            for action in conceivable(tree, game, seat) {
                if next.apply(seat, &action, &AT, &mut |_| ()).is_err() {
                    continue;
                }
                if self.paths.len() == depth {
                    self.paths.push(0);
                }
                self.paths[depth] += 1;
                self.walk(tree, &next, depth + 1);
                next = game.clone();
            }
        }
    }

    fn counted(&self, tree: &Tree) -> Counted {
        let sums = |lists: &dyn Fn(&End) -> Vec<u32>, length: usize| {
            let mut sums = vec![0; length];
            for end in &self.ends {
                for (sum, chips) in sums.iter_mut().zip(lists(end)) {
                    *sum += u64::from(chips);
                }
            }
            sums
        };
        let seats = tree.chips.len();
        let spaces = self.ends.first().map_or(0, |end| end.2.len());
        let wins = |seat| self.ends.iter().filter(|end| end.0 == seat).count();
        let ends = Ends {
            results: self.ends.iter().collect::<BTreeSet<_>>().len(),
            wins: (0..seats).map(wins).collect(),
            chips: sums(&|end| end.1.clone(), seats),
            board: sums(&|end| end.2.clone(), spaces),
            bank: self.ends.iter().map(|end| end.3).sum(),
        };
        Counted {
            paths: self.paths.clone(),
            rounds: self.ends.len(),
            ends: tree.depth.is_none().then_some(ends),
        }
    }
}

fn end(game: &Game) -> End {
    let view = game.view(Viewer::Public);
    let won = view.seats.iter().find(|seat| seat.rounds_won == 1);
    let chips = view.seats.iter().map(|seat| seat.chips).collect();
    let board = view.board.iter().map(|space| space.chips).collect();
    (won.unwrap().seat.index(), chips, board, view.bank)
}

#[test]
fn every_tree_is_as_counted() {
    let trees: Vec<Tree> = serde_json::from_str(include_str!("../trees.json")).unwrap();
    let (mut nodes, mut wrong) = (0, Vec::new());
    for tree in &trees {
        let mut found = Found::default();
        found.walk(tree, &tree.game(), 0);
        let counted = found.counted(tree);
        nodes += counted.paths.iter().sum::<usize>();
        if counted != tree.counted {
            let (name, other) = (&tree.name, &tree.counted);
            wrong.push(format!(
                "{name}:\n  engine  {counted:?}\n  counted {other:?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(trees.len() >= 50 && nodes > 10_000, "{nodes} nodes");
    closing_line(&format!(
        "trees: {} positions, {nodes} nodes agree",
        trees.len()
    ));
}
