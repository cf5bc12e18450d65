//! The token matrix: each forgery differs from a good token in one thing.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ed25519_dalek::{Signer, SigningKey};
use serde_json::{Value, json};

use super::*;

const SEED: [u8; 32] = [7; 32];
const GAME: &str = "01a22b25-2f26-739d-9822-8a2557d9bae7";

fn auth() -> Auth {
    let seed = SigningSeed {
        kid: "k1".into(),
        seed: SEED.to_vec(),
    };
    Auth::new(&[seed]).unwrap()
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
        assert_eq!(auth.check(&token), Err(BadToken), "without {name}");
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
        assert_eq!(auth.check(&token), Err(BadToken), "{name}: {member}");
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
        assert_eq!(auth.check(&token), Err(BadToken), "{name}: {member}");
    }
    assert_eq!(
        auth.check(&sign(&header(), &claims(), [8; 32])),
        Err(BadToken),
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
        assert_eq!(auth.check(&forged), Err(BadToken), "{forged}");
    }
}

#[test]
fn a_public_key_is_no_secret_to_sign_with() {
    let auth = auth();
    let key = jsonwebtoken::EncodingKey::from_secret(auth.jwks().keys[0].x.as_bytes()).unwrap();
    let mut header = Header::new(Algorithm::HS256);
    header.kid = Some("k1".into());
    let token = jsonwebtoken::encode(&header, &claims(), &key).unwrap();
    assert_eq!(auth.check(&token), Err(BadToken));
}

#[test]
fn a_remembered_token_expires_all_the_same() {
    let auth = auth();
    let pass = Pass {
        game: GAME.parse().unwrap(),
        role: Role::Host,
        epoch: 1,
        expires: now() - 6,
    };
    auth.checked.insert("remembered".into(), pass);
    assert_eq!(auth.check("remembered"), Err(BadToken));
}
