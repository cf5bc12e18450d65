//! How the variants of a union are told apart.

use serde_json::{Map, Value};

/// The member that tells variants apart, and its value in each of them.
pub(super) struct Tags {
    pub(super) member: String,
    pub(super) values: Vec<String>,
}

/// The tags of variants: a member that has one possible value in each of them. It is `type`
/// everywhere but where a ruleset has a better word.
pub(super) fn of(variants: &[&Map<String, Value>]) -> Option<Tags> {
    let members = variants.first()?.get("properties")?.as_object()?.keys();
    let tags = members.filter_map(|member| {
        let values = variants.iter().map(|variant| value(variant, member));
        let values = values.map(|value| value.map(str::to_owned));
        let values = values.collect::<Option<Vec<String>>>()?;
        let member = member.clone();
        Some(Tags { member, values })
    });
    tags.max_by_key(|tags| tags.member == "type")
}

/// The one possible value of a member.
fn value<'a>(variant: &'a Map<String, Value>, member: &str) -> Option<&'a str> {
    let schema = variant.get("properties")?.get(member)?;
    match schema.get("enum")?.as_array()?.as_slice() {
        [only] => only.as_str(),
        _ => None,
    }
}
