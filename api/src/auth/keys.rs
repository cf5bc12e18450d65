//! Ed25519 keys: one signs, all of them check. They are known before they sign and as long as a token
//! of theirs can be good.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ed25519_dalek::SigningKey;
use ed25519_dalek::pkcs8::EncodePrivateKey;
use ed25519_dalek::pkcs8::spki::der::pem::LineEnding;
use jsonwebtoken::{DecodingKey, EncodingKey};
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use crate::store::SigningSeed;

/// All keys at one moment.
pub(super) struct Keys {
    /// Those that sign from later on first.
    keys: Vec<Key>,
    seeds: Vec<SigningSeed>,
    public: JwkSet,
}

/// One key.
pub(super) struct Key {
    pub(super) kid: String,
    pub(super) mark: Mark,
    pub(super) signer: EncodingKey,
    pub(super) verifier: DecodingKey,
    signs_from: u64,
}

/// Which key a token was signed with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Mark(u64);

/// The public keys that seat tokens can be checked with.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct JwkSet {
    /// The one that signs from latest on first: it may be published before it signs. A key stays here as
    /// long as a token of it can be good.
    #[schema(min_items = 1)]
    pub keys: Vec<Jwk>,
}

/// One public key, RFC 8037.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Jwk {
    /// Kind of key, `OKP`.
    #[schema(example = "OKP")]
    pub kty: &'static str,
    /// Curve, `Ed25519`.
    #[schema(example = "Ed25519")]
    pub crv: &'static str,
    /// Algorithm, `EdDSA`.
    #[schema(example = "EdDSA")]
    pub alg: &'static str,
    /// What it is for, `sig`.
    #[schema(example = "sig")]
    pub r#use: &'static str,
    /// Name of the key, as in the header of a token.
    pub kid: String,
    /// The key, base64url.
    pub x: String,
}

impl Keys {
    /// Of these seeds, those that sign from later on first.
    pub(super) fn new(seeds: &[SigningSeed]) -> Result<Keys, String> {
        if seeds.is_empty() {
            return Err("the database has no signing key".to_owned());
        }
        let mut keys = Vec::new();
        let mut public = Vec::new();
        for seed in seeds {
            let secret = secret(seed)?;
            let x = BASE64_URL_SAFE_NO_PAD.encode(secret.verifying_key().as_bytes());
            let pem = secret.to_pkcs8_pem(LineEnding::LF);
            let pem = pem.map_err(|error| error.to_string())?;
            keys.push(Key {
                kid: seed.kid.clone(),
                mark: Mark::of(&seed.kid),
                signer: EncodingKey::from_ed_pem(pem.as_bytes()).map_err(|e| e.to_string())?,
                verifier: DecodingKey::from_ed_components(&x).map_err(|e| e.to_string())?,
                signs_from: seed.signs_from,
            });
            public.push(jwk(&seed.kid, x));
        }
        Ok(Keys {
            keys,
            seeds: seeds.to_vec(),
            public: JwkSet { keys: public },
        })
    }

    /// Whether they are those of these seeds.
    pub(super) fn are_of(&self, seeds: &[SigningSeed]) -> bool {
        self.seeds == seeds
    }

    /// The key that signs now, in seconds since 1970. There is always one: where clocks differ so much
    /// that none has begun, the first to begin.
    pub(super) fn signer(&self, now: u64) -> Option<&Key> {
        let begun = self.keys.iter().find(|key| key.signs_from <= now);
        begun.or(self.keys.last())
    }

    /// The key of this name.
    pub(super) fn named(&self, kid: &str) -> Option<&Key> {
        self.keys.iter().find(|key| key.kid == kid)
    }

    /// Whether tokens of this key are good.
    pub(super) fn knows(&self, mark: Mark) -> bool {
        self.keys.iter().any(|key| key.mark == mark)
    }

    pub(super) fn public(&self) -> &JwkSet {
        &self.public
    }
}

impl Mark {
    fn of(kid: &str) -> Mark {
        let hash: [u8; 32] = Sha256::digest(kid).into();
        let first = hash.first_chunk().copied();
        Mark(u64::from_le_bytes(first.unwrap_or_default()))
    }
}

fn secret(seed: &SigningSeed) -> Result<SigningKey, String> {
    let bytes: &[u8; 32] = seed
        .seed
        .as_slice()
        .try_into()
        .map_err(|_| format!("the signing key {} is damaged", seed.kid))?;
    Ok(SigningKey::from_bytes(bytes))
}

fn jwk(kid: &str, x: String) -> Jwk {
    Jwk {
        kty: "OKP",
        crv: "Ed25519",
        alg: "EdDSA",
        r#use: "sig",
        kid: kid.to_owned(),
        x,
    }
}
