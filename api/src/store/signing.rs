//! The keys that sign tokens. What becomes of a key follows from the times that are stored with it
//! and with the one after it, so that nothing has to be done at the moment when it happens.

use serde::{Deserialize, Serialize};

use super::{CommitError, Store, StoreError, Write};

/// A key that signs tokens.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SigningSeed {
    /// Name of the key.
    pub kid: String,
    /// The 32 secret bytes.
    #[serde(with = "crate::binary")]
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
        ask!(self, signing::all())
    }

    /// Adds a key that signs tokens. A conflict if one that was added before has not begun to sign.
    pub async fn add_signing_key(&self, key: SigningSeed) -> Result<(), CommitError> {
        self.write(Write::Rotate(key)).await.map(|_| ())
    }

    /// Removes a key, so that no token of it is good any more, and adds another `instead` if it was
    /// the one that signs. A conflict if there is no such key.
    pub async fn revoke_signing_key(
        &self,
        kid: String,
        instead: SigningSeed,
    ) -> Result<(), CommitError> {
        self.write(Write::Revoke { kid, instead }).await.map(|_| ())
    }

    /// Removes the keys that another has followed before a moment, in seconds since 1970; how many.
    pub async fn sweep_signing_keys(&self, before: u64) -> Result<u64, StoreError> {
        self.swept(Write::SweepSigningKeys { before }).await
    }
}
