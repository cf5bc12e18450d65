//! Ed25519 keys: the newest signs, all of them check.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ed25519_dalek::SigningKey;
use ed25519_dalek::pkcs8::EncodePrivateKey;
use ed25519_dalek::pkcs8::spki::der::pem::LineEnding;
use jsonwebtoken::{DecodingKey, EncodingKey};
use serde::Serialize;
use utoipa::ToSchema;

use crate::store::SigningSeed;

pub(super) struct Keys {
    kid: String,
    signer: EncodingKey,
    verifiers: Vec<(String, DecodingKey)>,
    public: JwkSet,
}

/// The public keys that seat tokens can be checked with.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct JwkSet {
    /// Newest first.
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
    pub(super) fn new(seeds: &[SigningSeed]) -> Result<Keys, String> {
        let mut verifiers = Vec::new();
        let mut public = Vec::new();
        for seed in seeds {
            let x = BASE64_URL_SAFE_NO_PAD.encode(secret(seed)?.verifying_key().as_bytes());
            let verifier = DecodingKey::from_ed_components(&x).map_err(|e| e.to_string())?;
            verifiers.push((seed.kid.clone(), verifier));
            public.push(jwk(&seed.kid, x));
        }
        let newest = seeds.first().ok_or("the database has no signing key")?;
        let pem = secret(newest)?
            .to_pkcs8_pem(LineEnding::LF)
            .map_err(|error| error.to_string())?;
        Ok(Keys {
            kid: newest.kid.clone(),
            signer: EncodingKey::from_ed_pem(pem.as_bytes()).map_err(|e| e.to_string())?,
            verifiers,
            public: JwkSet { keys: public },
        })
    }

    pub(super) fn kid(&self) -> &str {
        &self.kid
    }

    pub(super) fn signer(&self) -> &EncodingKey {
        &self.signer
    }

    pub(super) fn verifier(&self, kid: &str) -> Option<&DecodingKey> {
        let known = self.verifiers.iter().find(|(known, _)| known == kid);
        known.map(|(_, key)| key)
    }

    pub(super) fn public(&self) -> &JwkSet {
        &self.public
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
