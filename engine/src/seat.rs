//! Seats around the table, and values that every seat has.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The most seats a table has (Tripoli takes nine players).
pub const MAX_SEATS: usize = 9;

/// A seat, numbered from 0 clockwise: "left of" is the next higher seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = u8, minimum = 0, maximum = 8, example = 0))]
#[serde(try_from = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat of a number, none beyond [`MAX_SEATS`].
    pub const fn new(number: usize) -> Option<Seat> {
        if number < MAX_SEATS {
            Some(Seat(number as u8))
        } else {
            None
        }
    }

    /// The number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Seat, &'static str> {
        Seat::new(usize::from(number)).ok_or("seats are numbered 0 to 8")
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Seats(u16);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The seats 0 to `count` − 1.
    pub const fn first(count: usize) -> Seats {
        Seats((1 << count) - 1)
    }

    /// A set of one.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The same set and this seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The same set without this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// The seats of this set that are not in the other.
    #[must_use]
    pub const fn without_all(self, others: Seats) -> Seats {
        Seats(self.0 & !others.0)
    }

    /// Number of seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no seat.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats from the lowest number up.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8)
            .map(Seat)
            .filter(move |&seat| self.contains(seat))
    }

    /// The next seat of the set clockwise after `seat`, which may be `seat` itself.
    pub fn left_of(self, seat: Seat) -> Option<Seat> {
        self.clockwise_after(seat).next()
    }

    /// The seats of the set clockwise, starting left of `seat` and ending with it.
    pub fn clockwise_after(self, seat: Seat) -> impl Iterator<Item = Seat> {
        let all = MAX_SEATS as u8;
        (1..=all)
            .map(move |step| Seat((seat.0 + step) % all))
            .filter(move |&other| self.contains(other))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// A value for every seat, whether it is taken or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct BySeat<T>([T; MAX_SEATS]);

impl<T: Copy + Default> BySeat<T> {
    /// The same value everywhere.
    pub fn all(value: T) -> BySeat<T> {
        BySeat([value; MAX_SEATS])
    }
}

impl<T> BySeat<T> {
    /// All values with their seats, from seat 0.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        (0..).map(Seat).zip(&self.0)
    }

    /// All values, from seat 0.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut()
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// As a list without the unused tail, which keeps the stored form small.
impl<T: Serialize + Default + PartialEq> Serialize for BySeat<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let unset = T::default();
        let used = self.0.iter().rposition(|value| *value != unset);
        let used = used.map_or(0, |last| last + 1);
        self.0[..used].serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let list = arrayvec::ArrayVec::<T, MAX_SEATS>::deserialize(deserializer)
            .map_err(|_| D::Error::custom("a list of at most 9 values, one a seat"))?;
        let mut values = BySeat(std::array::from_fn(|_| T::default()));
        for (place, value) in values.0.iter_mut().zip(list) {
            *place = value;
        }
        Ok(values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: &[usize]) -> Seats {
        numbers.iter().filter_map(|&n| Seat::new(n)).collect()
    }

    #[test]
    fn left_is_the_next_higher_seat_and_wraps() {
        let four = Seats::first(4);
        let order: Vec<_> = four
            .clockwise_after(Seat(2))
            .map(|seat| seat.index())
            .collect();
        assert_eq!(order, [3, 0, 1, 2]);
        assert_eq!(seats(&[0, 2, 3]).left_of(Seat(0)), Some(Seat(2)));
        assert_eq!(seats(&[1]).left_of(Seat(1)), Some(Seat(1)));
        assert_eq!(Seats::NONE.left_of(Seat(1)), None);
    }

    #[test]
    fn there_are_nine_seats() {
        assert!(Seat::new(8).is_some());
        assert!(Seat::new(9).is_none());
        assert!(Seat::try_from(9).is_err());
    }
}
