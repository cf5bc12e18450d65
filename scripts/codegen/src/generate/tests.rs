use std::collections::BTreeMap;

use super::client;
use crate::{tolerate, unions::Open};

const SAMPLE: &str = include_str!("sample.yaml");

/// The generated text without line breaks and indentation.
fn generated() -> String {
    let code = client(SAMPLE).expect("a client");
    code.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn an_open_union_has_its_variants_and_unknown() {
    let expected = r#"
        ///What a seat may do.
        #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
        #[serde(tag = "type")]
        #[non_exhaustive]
        #[serde(remote = "Self")]
        pub enum Action {
            ///Play a card.
            #[serde(rename = "play")]
            Play { card: ::std::string::String },
            #[serde(rename = "pass")]
            Pass {},
            /// A type that this version of the client does not know, as it came.
            #[serde(skip)]
            Unknown(::serde_json::Value),
        }"#;
    contains(expected);
    contains("Some(\"play\" | \"pass\") | None =>");
}

#[test]
fn no_marker_is_left() {
    assert!(!generated().contains(crate::unions::MARKER));
}

#[test]
fn an_open_enum_of_strings_has_unknown() {
    let expected = r#"
        #[non_exhaustive]
        pub enum Why {
            #[serde(rename = "top")]
            Top,
            #[serde(rename = "dead")]
            Dead,
            /// A value that this version of the client does not know.
            #[serde(untagged)]
            Unknown(::std::string::String),
        }"#;
    contains(expected);
    contains("_ => Ok(Self::Unknown(value.to_owned())),");
    contains("Self::Unknown(value) => f.write_str(value),");
    contains("Ord, PartialEq, PartialOrd )] #[non_exhaustive] pub enum Why");
}

#[test]
fn every_failure_is_the_problem() {
    contains("ResponseValue<::std::vec::Vec<types::Event>>, Error<types::Problem>, >");
    contains("500u16..=599u16 => { Err( Error::ErrorResponse(");
}

#[test]
fn what_every_variant_has_can_be_asked_of_the_union() {
    let expected = r#"
        impl Event {
            ///Its number.
            ///
            /// `None` only for an unknown type that does not have it.
            pub fn seq(&self) -> ::std::option::Option<u64> {
                match self {
                    Self::Ended { seq, .. } | Self::Stopped { seq, .. } => {
                        ::std::option::Option::Some(seq.clone())
                    }
                    Self::Unknown(value) => {
                        ::serde_json::from_value(value.get("seq")?.clone()).ok()
                    }
                }
            }
        }"#;
    contains(expected);
}

#[test]
fn only_what_is_sent_has_a_builder() {
    contains("impl Offer { pub fn builder() -> builder::Offer {");
    contains("pub struct Offer { chips: ::std::result::Result<");
    assert!(!generated().contains("builder::Problem"));
    assert!(!generated().contains("pub struct Problem { title: ::std::result::Result<"));
}

#[test]
fn a_number_can_be_copied() {
    contains("#[derive(Copy, Eq, Hash, Ord, PartialOrd)] pub struct Seat(pub u32);");
}

#[test]
fn an_id_has_a_type_and_can_be_copied() {
    contains("#[derive(Copy, Eq, Hash, Ord, PartialOrd)] pub struct GameId(pub ::uuid::Uuid);");
    contains("V: std::convert::TryInto<types::GameId>");
}

#[test]
fn no_example_is_a_test_that_is_ignored() {
    contains("```text let response = client.post_action()");
    assert!(!generated().contains("```ignore"));
}

#[test]
fn schemas_are_not_repeated() {
    assert!(!generated().contains("JSON schema"));
}

#[test]
fn the_same_document_gives_the_same_text() {
    assert_eq!(generated(), generated());
}

#[test]
fn an_enum_that_was_not_generated_stops() {
    let open = BTreeMap::from([("Gone".to_owned(), Open::Strings)]);
    let mut file = syn::parse_str("pub mod types { pub enum Other { A } }").expect("Rust");
    let fault = tolerate::unknowns(&mut file, &open).expect_err("gone");
    assert_eq!(fault.to_string(), r#"no enum was generated for {"Gone"}"#);
}

#[test]
fn an_unknown_of_its_own_stops() {
    let open = BTreeMap::from([("Why".to_owned(), Open::Strings)]);
    let mut file = syn::parse_str("pub mod types { pub enum Why { Unknown } }").expect("Rust");
    let fault = tolerate::unknowns(&mut file, &open).expect_err("taken");
    assert_eq!(fault.to_string(), "Why has a variant Unknown of its own");
}

fn contains(expected: &str) {
    let expected = expected.split_whitespace().collect::<Vec<_>>().join(" ");
    let code = generated();
    assert!(code.contains(&expected), "no\n{expected}\nin\n{code}");
}
