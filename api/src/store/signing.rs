//! The keys that sign tokens. What becomes of a key follows from the times that are stored with it
//! and with the one after it, so that nothing has to be done at the moment when it happens.

use diesel::prelude::*;
use diesel::sqlite::SqliteConnection;

use super::rows::{signed, unsigned};
use super::schema::signing_keys;
use super::writer::Write;
use super::{CommitError, Store, StoreError};

/// A key that signs tokens.
#[derive(Clone, PartialEq, Eq)]
pub struct SigningSeed {
    /// Name of the key.
    pub kid: String,
    /// The 32 secret bytes.
    pub seed: Vec<u8>,
    /// When it was made, in seconds since 1970: from then on tokens are checked with it.
    pub created_at: u64,
    /// From when on tokens are signed with it, in seconds since 1970.
    pub signs_from: u64,
}

impl SigningSeed {
    /// A new key, made and signing from these moments on, in seconds since 1970.
    pub fn new(created_at: u64, signs_from: u64) -> Result<SigningSeed, getrandom::Error> {
        let (mut seed, mut kid) = ([0; 32], [0; 8]);
        getrandom::fill(&mut seed)?;
        getrandom::fill(&mut kid)?;
        Ok(SigningSeed {
            kid: hex::encode(kid),
            seed: seed.to_vec(),
            created_at,
            signs_from,
        })
    }
}

impl Store {
    /// The keys that sign tokens, those that sign from later on first.
    pub async fn signing_keys(&self) -> Result<Vec<SigningSeed>, StoreError> {
        let Store::Sqlite(sqlite) = self;
        sqlite.read(all).await
    }

    /// Adds a key that signs tokens. A conflict if one that was added before has not begun to sign.
    pub async fn add_signing_key(&self, key: SigningSeed) -> Result<(), CommitError> {
        let Store::Sqlite(sqlite) = self;
        let rotate = Write::Rotate(key);
        sqlite.write(rotate).await.map(|_| ())
    }

    /// Removes a key, so that no token of it is good any more, and adds another `instead` if it was
    /// the one that signs. A conflict if there is no such key.
    pub async fn revoke_signing_key(
        &self,
        kid: String,
        instead: SigningSeed,
    ) -> Result<(), CommitError> {
        let Store::Sqlite(sqlite) = self;
        let revoke = Write::Revoke { kid, instead };
        sqlite.write(revoke).await.map(|_| ())
    }

    /// Removes the keys that another has followed before a moment, in seconds since 1970; how many.
    pub async fn sweep_signing_keys(&self, before: u64) -> Result<u64, StoreError> {
        self.swept(Write::SweepSigningKeys { before }).await
    }
}

/// All keys: those that sign from later on first.
pub(super) fn all(db: &mut SqliteConnection) -> Result<Vec<SigningSeed>, StoreError> {
    let rows = signing_keys::table
        .order((signing_keys::signs_from.desc(), signing_keys::kid))
        .select((
            signing_keys::kid,
            signing_keys::seed,
            signing_keys::created_at,
            signing_keys::signs_from,
        ))
        .load::<(String, Vec<u8>, i64, i64)>(db)?;
    let seed = |(kid, seed, made, from)| {
        Ok(SigningSeed {
            kid,
            seed,
            created_at: unsigned(made)?,
            signs_from: unsigned(from)?,
        })
    };
    rows.into_iter().map(seed).collect()
}

pub(super) fn add(db: &mut SqliteConnection, key: &SigningSeed) -> QueryResult<()> {
    diesel::insert_into(signing_keys::table)
        .values((
            signing_keys::kid.eq(&key.kid),
            signing_keys::seed.eq(&key.seed),
            signing_keys::created_at.eq(signed(key.created_at)),
            signing_keys::signs_from.eq(signed(key.signs_from)),
        ))
        .execute(db)?;
    Ok(())
}

/// Adds a key, unless one that was added before has not begun to sign.
pub(super) fn rotate(db: &mut SqliteConnection, key: &SigningSeed) -> QueryResult<bool> {
    let now = signed(key.created_at);
    let waiting = signing_keys::table.filter(signing_keys::signs_from.gt(now));
    if waiting.count().get_result::<i64>(db)? > 0 {
        return Ok(false);
    }
    add(db, key)?;
    Ok(true)
}

/// Removes a key, and adds the other one if it was the key that signs. Not if there is none.
pub(super) fn revoke(
    db: &mut SqliteConnection,
    kid: &str,
    instead: &SigningSeed,
) -> QueryResult<bool> {
    let now = signed(instead.created_at);
    let signer: Option<String> = signing_keys::table
        .filter(signing_keys::signs_from.le(now))
        .order((signing_keys::signs_from.desc(), signing_keys::kid))
        .select(signing_keys::kid)
        .first(db)
        .optional()?;
    let removed = diesel::delete(signing_keys::table.find(kid)).execute(db)?;
    if removed == 0 {
        return Ok(false);
    }
    if signer.is_none_or(|signer| signer == kid) {
        add(db, instead)?;
    }
    Ok(true)
}

/// How many keys were removed whose successor has signed since before a moment.
pub(super) fn sweep(db: &mut SqliteConnection, before: u64) -> QueryResult<i64> {
    let successor: Option<i64> = signing_keys::table
        .filter(signing_keys::signs_from.lt(signed(before)))
        .select(diesel::dsl::max(signing_keys::signs_from))
        .first(db)?;
    let Some(successor) = successor else {
        return Ok(0);
    };
    // Of those that began to sign together the successor is not known: they go with the next one.
    let old = signing_keys::table.filter(signing_keys::signs_from.lt(successor));
    let swept = diesel::delete(old).execute(db)?;
    Ok(i64::try_from(swept).unwrap_or(i64::MAX))
}
