//! Rows of values such that every pair of values of two options occurs together in one of them, or
//! cannot: a covering array, made greedily.

use crate::dice::Dice;

/// Options, each with so many values, and what does not go together: values of some options, as bits.
pub(super) struct Options {
    pub(super) sizes: Vec<usize>,
    pub(super) refused: Vec<Vec<(usize, u32)>>,
}

/// How many rows are made before the best of them is taken.
const TRIES: usize = 4;

/// A value of an option.
pub(super) type Pick = (usize, usize);

/// The rows, and the pairs that are in none of them, each with what refuses it.
pub(super) struct Cover {
    pub(super) rows: Vec<Vec<usize>>,
    pub(super) covered: usize,
    pub(super) refused: Vec<(Pick, Pick, usize)>,
}

/// The values left for each option, as bits.
type Left = Vec<u32>;

fn row_of(left: &Left) -> Vec<usize> {
    left.iter()
        .map(|values| values.trailing_zeros() as usize)
        .collect()
}

fn single(values: u32) -> bool {
    values.count_ones() == 1
}

/// The pairs that are still to be seen.
struct Pairs {
    places: Vec<usize>,
    unseen: Vec<Vec<bool>>,
}

impl Pairs {
    fn new(sizes: &[usize]) -> Pairs {
        let mut places = Vec::new();
        let mut all = 0;
        for size in sizes {
            places.push(all);
            all += size;
        }
        Pairs {
            places,
            unseen: vec![vec![true; all]; all],
        }
    }

    fn place(&self, one: Pick, two: Pick) -> (usize, usize) {
        let (one, two) = (one.min(two), one.max(two));
        (self.places[one.0] + one.1, self.places[two.0] + two.1)
    }

    fn is_unseen(&self, one: Pick, two: Pick) -> bool {
        let (one, two) = self.place(one, two);
        self.unseen[one][two]
    }

    /// The pairs of a row.
    fn of<'a>(&self, row: &'a [usize]) -> impl Iterator<Item = (Pick, Pick)> + use<'a> {
        let picks = || row.iter().copied().enumerate();
        picks().flat_map(move |one| picks().skip(one.0 + 1).map(move |two| (one, two)))
    }

    /// Marks the pairs of a row as seen; says how many are new.
    fn see(&mut self, row: &[usize]) -> usize {
        let mut new = 0;
        for (one, two) in self.of(row) {
            let (one, two) = self.place(one, two);
            new += usize::from(std::mem::take(&mut self.unseen[one][two]));
        }
        new
    }
}

impl Options {
    /// Takes away what cannot be chosen any more; the refusal that leaves nothing to choose, if any.
    fn narrow(&self, left: &mut Left) -> Result<(), usize> {
        loop {
            let mut changed = false;
            for (number, refused) in self.refused.iter().enumerate() {
                let open = |&&(option, values): &&(usize, u32)| left[option] & !values != 0;
                let mut open = refused.iter().filter(open);
                match (open.next(), open.next()) {
                    (None, _) => return Err(number),
                    (Some(&(option, values)), None) if left[option] & values != 0 => {
                        left[option] &= !values;
                        changed = true;
                    }
                    _ => {}
                }
            }
            if !changed {
                return Ok(());
            }
        }
    }

    /// Completes a row in this order of options, each time with a value that makes most new pairs.
    fn fill(&self, left: &Left, order: &[usize], pairs: &Pairs, dice: &mut Dice) -> Option<Left> {
        let Some(place) = order.iter().position(|&option| !single(left[option])) else {
            return Some(left.clone());
        };
        let option = order[place];
        let chosen = left
            .iter()
            .enumerate()
            .filter(|(_, values)| single(**values));
        let chosen: Vec<Pick> = chosen
            .map(|(option, values)| (option, values.trailing_zeros() as usize))
            .collect();
        let open = (0..self.sizes[option]).filter(|value| left[option] >> value & 1 == 1);
        let mut values: Vec<(usize, u64, usize)> = open
            .map(|value| {
                let new = chosen
                    .iter()
                    .filter(|other| pairs.is_unseen(**other, (option, value)));
                (new.count(), dice.word(), value)
            })
            .collect();
        values.sort_unstable();
        values.into_iter().rev().find_map(|(_, _, value)| {
            let mut next = left.clone();
            next[option] = 1 << value;
            self.narrow(&mut next).ok()?;
            self.fill(&next, &order[place + 1..], pairs, dice)
        })
    }

    fn all(&self) -> Left {
        self.sizes.iter().map(|size| (1 << size) - 1).collect()
    }

    /// A row with these two values, or what refuses them: of a few the one with most new pairs.
    fn row(
        &self,
        one: Pick,
        two: Pick,
        pairs: &Pairs,
        dice: &mut Dice,
    ) -> Result<Vec<usize>, usize> {
        let mut left = self.all();
        left[one.0] &= 1 << one.1;
        left[two.0] &= 1 << two.1;
        self.narrow(&mut left)?;
        let mut order: Vec<usize> = (0..self.sizes.len()).collect();
        let rows = (0..TRIES).map(|_| {
            dice.shuffle(&mut order);
            let row = self.fill(&left, &order, pairs, dice);
            let row = row.unwrap_or_else(|| panic!("{one:?} and {two:?} go with nothing"));
            let row = row_of(&row);
            (
                pairs
                    .of(&row)
                    .filter(|&(one, two)| pairs.is_unseen(one, two))
                    .count(),
                row,
            )
        });
        Ok(rows.max().unwrap_or_default().1)
    }

    /// A row that is just not under this refusal, and the same with one option changed so that it is.
    pub(super) fn edge(&self, number: usize, dice: &mut Dice) -> Option<(Vec<usize>, Vec<usize>)> {
        let refused = &self.refused[number];
        let pairs = Pairs::new(&self.sizes);
        let order: Vec<usize> = (0..self.sizes.len()).collect();
        refused.iter().find_map(|&(last, values)| {
            let mut left = self.all();
            for &(option, values) in refused.iter().filter(|(option, _)| *option != last) {
                left[option] &= values;
            }
            left[last] &= !values;
            self.narrow(&mut left).ok()?;
            let row = row_of(&self.fill(&left, &order, &pairs, dice)?);
            let mut other = row.clone();
            other[last] = values.trailing_zeros() as usize;
            Some((row, other))
        })
    }

    /// Which refusals a row is under.
    pub(super) fn refusing(&self, row: &[usize]) -> Vec<usize> {
        let holds = |refused: &&Vec<(usize, u32)>| {
            refused
                .iter()
                .all(|&(option, values)| values >> row[option] & 1 == 1)
        };
        let numbered = self.refused.iter().enumerate();
        numbered
            .filter(|(_, refused)| holds(refused))
            .map(|(number, _)| number)
            .collect()
    }

    pub(super) fn cover(&self, dice: &mut Dice) -> Cover {
        let mut pairs = Pairs::new(&self.sizes);
        let mut cover = Cover {
            rows: Vec::new(),
            covered: 0,
            refused: Vec::new(),
        };
        let picks: Vec<Pick> = (0..self.sizes.len())
            .flat_map(|option| (0..self.sizes[option]).map(move |value| (option, value)))
            .collect();
        let mut all: Vec<(Pick, Pick)> = picks
            .iter()
            .flat_map(|&one| {
                picks
                    .iter()
                    .filter(move |two| one.0 < two.0)
                    .map(move |&two| (one, two))
            })
            .collect();
        dice.shuffle(&mut all);
        for (one, two) in all {
            if !pairs.is_unseen(one, two) {
                continue;
            }
            match self.row(one, two, &pairs, dice) {
                Err(number) => cover.refused.push((one, two, number)),
                Ok(row) => {
                    cover.covered += pairs.see(&row);
                    cover.rows.push(row);
                }
            }
        }
        cover
    }
}

/// Three options of two values, of which two do not go together with one of the third.
#[test]
fn small_arrays_are_complete() {
    let options = Options {
        sizes: vec![2, 2, 2, 3],
        refused: vec![vec![(0, 0b10), (1, 0b01)], vec![(1, 0b10), (3, 0b110)]],
    };
    let cover = options.cover(&mut Dice::new(1));
    // 12 pairs of the first three and 18 with the last. Value 1 of the first goes only with value 1 of
    // the second, and that with value 0 of the last: two more pairs of the first and the last.
    assert_eq!((cover.covered, cover.refused.len()), (12 + 18 - 5, 5));
    for row in &cover.rows {
        assert_eq!(options.refusing(row), [0; 0]);
    }
    for (one, two, _) in &cover.refused {
        assert!(
            !cover
                .rows
                .iter()
                .any(|row| row[one.0] == one.1 && row[two.0] == two.1)
        );
    }
    assert!(cover.rows.len() <= 8);
}
