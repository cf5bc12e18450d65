//! The token matrix: each forgery differs from a good token in one thing.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ed25519_dalek::{Signer, SigningKey};
use serde_json::{Value, json};

use super::*;

const SEED: [u8; 32] = [7; 32];
const GAME: &str = "01a22b25-2f26-739d-9822-8a2557d9bae7";

fn auth() -> Auth {
    Auth::new(&[seed("k1", 7, 0)]).unwrap()
}

fn seed(kid: &str, byte: u8, signs_from: u64) -> SigningSeed {
    SigningSeed {
        kid: kid.to_owned(),
        seed: vec![byte; 32],
        created_at: 0,
        signs_from,
    }
}

fn header() -> Value {
    json!({"typ": "JWT", "alg": "EdDSA", "kid": "k1"})
}

fn claims() -> Value {
    json!({
        "iss": "boodle", "aud": "boodle", "sub": format!("{GAME}/2"), "game": GAME,
        "role": "seat", "seat": 2, "epoch": 1, "iat": now(), "exp": now() + 60,
    })
}

fn sign(header: &Value, claims: &Value, seed: [u8; 32]) -> String {
    let part = |value: &Value| BASE64.encode(value.to_string());
    let message = format!("{}.{}", part(header), part(claims));
    let signature = SigningKey::from_bytes(&seed).sign(message.as_bytes());
    format!("{message}.{}", BASE64.encode(signature.to_bytes()))
}

fn with(mut value: Value, name: &str, member: Value) -> Value {
    value[name] = member;
    value
}

fn without(mut value: Value, name: &str) -> Value {
    value.as_object_mut().unwrap().remove(name);
    value
}

#[test]
fn good_tokens() {
    let auth = auth();
    let seat = Role::Seat(Seat::new(2).unwrap());
    let pass = auth.check(&sign(&header(), &claims(), SEED)).unwrap();
    assert_eq!(
        (pass.game.to_string().as_str(), pass.role, pass.epoch),
        (GAME, seat, 1)
    );
    for role in [seat, Role::Host] {
        let token = auth.issue(pass.game, role, 3).unwrap();
        let pass = auth.check(&token).unwrap();
        assert_eq!((pass.role, pass.epoch), (role, 3));
        assert_eq!(auth.check(&token), Ok(pass));
        assert!(token.len() < LONGEST_TOKEN);
    }
    for nbf in [now() - 9, now() + 2] {
        assert!(
            auth.check(&sign(&header(), &with(claims(), "nbf", json!(nbf)), SEED))
                .is_ok()
        );
    }
    let just_expired = with(claims(), "exp", json!(now() - 2));
    assert!(auth.check(&sign(&header(), &just_expired, SEED)).is_ok());
}

#[test]
fn claims_that_are_wrong() {
    let auth = auth();
    for name in [
        "iss", "aud", "sub", "game", "role", "seat", "epoch", "iat", "exp",
    ] {
        let token = sign(&header(), &without(claims(), name), SEED);
        assert_eq!(auth.check(&token), Err(BadToken::Forged), "without {name}");
    }
    for (name, member) in [
        ("iss", json!("other")),
        ("aud", json!("other")),
        ("aud", json!([])),
        ("sub", json!(format!("{GAME}/1"))),
        ("sub", json!(format!("{GAME}/host"))),
        ("sub", json!("")),
        ("game", json!("01a22b25-2f26-739d-9822-8a2557d9bae8")),
        ("role", json!("host")),
        ("role", json!("admin")),
        ("seat", json!(1)),
        ("seat", json!(9)),
        ("seat", json!(-1)),
        ("seat", json!(null)),
        ("epoch", json!("1")),
        ("iat", json!(now() + 60)),
        ("nbf", json!(now() + 60)),
        ("nbf", json!("soon")),
        ("exp", json!(now() - 6)),
        ("exp", json!(0)),
        ("exp", json!("never")),
    ] {
        let token = sign(&header(), &with(claims(), name, member.clone()), SEED);
        assert_eq!(
            auth.check(&token),
            Err(BadToken::Forged),
            "{name}: {member}"
        );
    }
}

#[test]
fn headers_and_signatures_that_are_wrong() {
    let auth = auth();
    for (name, member) in [
        ("alg", json!("none")),
        ("alg", json!("HS256")),
        ("alg", json!("RS256")),
        ("alg", json!("eddsa")),
        ("kid", json!("k2")),
        ("kid", json!(null)),
        ("typ", json!("at+jwt")),
        ("typ", json!(null)),
        ("crit", json!(["exp"])),
    ] {
        let token = sign(&with(header(), name, member.clone()), &claims(), SEED);
        let bad = match member.as_str() {
            Some("k2") => BadToken::UnknownKey,
            _ => BadToken::Forged,
        };
        assert_eq!(auth.check(&token), Err(bad), "{name}: {member}");
    }
    assert_eq!(
        auth.check(&sign(&header(), &claims(), [8; 32])),
        Err(BadToken::Forged),
        "another key"
    );
    let good = sign(&header(), &claims(), SEED);
    let (message, signature) = good.rsplit_once('.').unwrap();
    let (head, _) = message.split_once('.').unwrap();
    let other = BASE64.encode(with(claims(), "epoch", json!(2)).to_string());
    let none = BASE64.encode(json!({"typ": "JWT", "alg": "none", "kid": "k1"}).to_string());
    for forged in [
        String::new(),
        message.to_owned(),
        format!("{message}."),
        format!("{head}.{other}.{signature}"),
        format!("{none}.{}.", message.split_once('.').unwrap().1),
        format!("{good}.{signature}"),
        good[1..].to_owned(),
        good[..good.len() - 1].to_owned(),
    ] {
        assert_eq!(auth.check(&forged), Err(BadToken::Forged), "{forged}");
    }
}

#[test]
fn a_public_key_is_no_secret_to_sign_with() {
    let auth = auth();
    let key = jsonwebtoken::EncodingKey::from_secret(auth.jwks().keys[0].x.as_bytes()).unwrap();
    let mut header = Header::new(Algorithm::HS256);
    header.kid = Some("k1".into());
    let token = jsonwebtoken::encode(&header, &claims(), &key).unwrap();
    assert_eq!(auth.check(&token), Err(BadToken::Forged));
}

#[test]
fn a_remembered_token_expires_all_the_same() {
    let auth = auth();
    let pass = Pass {
        game: GAME.parse().unwrap(),
        role: Role::Host,
        epoch: 1,
        key: auth.check(&sign(&header(), &claims(), SEED)).unwrap().key,
        expires: now() - 6,
    };
    auth.checked.insert("remembered".into(), pass);
    assert_eq!(auth.check("remembered"), Err(BadToken::Forged));
}

/// Which key signs now.
fn signer(auth: &Auth) -> String {
    let token = auth.issue(GAME.parse().unwrap(), Role::Host, 1).unwrap();
    let header = jsonwebtoken::decode_header(&token).unwrap();
    header.kid.unwrap()
}

fn published(auth: &Auth) -> Vec<String> {
    let keys = auth.jwks().keys.into_iter();
    keys.map(|key| key.kid).collect()
}

#[test]
fn a_key_is_published_before_it_signs_and_after() {
    let auth = auth();
    let old = sign(&header(), &claims(), SEED);
    let pass = auth.check(&old).unwrap();
    // The new one waits: the old one signs, both check.
    let keys = [seed("k2", 8, now() + 60), seed("k1", 7, 0)];
    assert_eq!(auth.learn(&keys), Ok(true));
    assert_eq!(auth.learn(&keys), Ok(false));
    assert_eq!(
        (published(&auth), signer(&auth)),
        (vec!["k2".into(), "k1".into()], "k1".into())
    );
    let early = sign(&with(header(), "kid", json!("k2")), &claims(), [8; 32]);
    assert!(auth.check(&early).is_ok(), "clocks may differ");
    // Its time has come, and nothing had to be done for it.
    let keys = [seed("k2", 8, now()), seed("k1", 7, 0)];
    assert_eq!(auth.learn(&keys), Ok(true));
    assert_eq!((published(&auth).len(), signer(&auth)), (2, "k2".into()));
    assert_eq!(auth.check(&old), Ok(pass));
    // The old one is gone, and every token of it, also one that has been checked.
    assert_eq!(auth.learn(&keys[..1]), Ok(true));
    assert_eq!(auth.check(&old), Err(BadToken::Forged));
    assert!(!auth.is_good(&pass));
    let other = sign(&header(), &with(claims(), "epoch", json!(2)), SEED);
    assert_eq!(auth.check(&other), Err(BadToken::UnknownKey));
    assert!(auth.check(&early).is_ok());
}

#[test]
fn keys_that_cannot_be_read_leave_those_that_were() {
    let auth = auth();
    let spoilt = SigningSeed {
        seed: vec![8; 31],
        ..seed("k2", 8, 0)
    };
    for keys in [vec![], vec![spoilt, seed("k1", 7, 0)]] {
        assert!(auth.learn(&keys).is_err());
        assert_eq!(
            (published(&auth), signer(&auth)),
            (vec!["k1".into()], "k1".into())
        );
    }
}

/// However much clocks differ, somebody signs.
#[test]
fn the_first_key_to_begin_signs_if_none_has() {
    let keys = [seed("k2", 8, now() + 90), seed("k1", 7, now() + 60)];
    assert_eq!(signer(&Auth::new(&keys).unwrap()), "k1");
}
