//! The texts of `api/languages`: one folder a language, the same files and ids in each, in the
//! format of Project Fluent.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use unic_langid::{LanguageIdentifier, langid};

use super::Language;

/// What the variables of a text stand for.
pub type Args<'a> = FluentArgs<'a>;

type Bundle = FluentBundle<FluentResource>;

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/languages");

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| bundle(Language::English, langid!("en")));
static GERMAN: LazyLock<Bundle> = LazyLock::new(|| bundle(Language::German, langid!("de")));
static DUTCH: LazyLock<Bundle> = LazyLock::new(|| bundle(Language::Dutch, langid!("nl")));

fn bundle(language: Language, identifier: LanguageIdentifier) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // The marks around variables are for mixed directions of writing; ours go from left to right.
    bundle.set_use_isolating(false);
    for file in sources(language) {
        // What cannot be read is left out here and found by the tests.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(file.to_owned());
        let _ = bundle.add_resource(resource);
    }
    bundle
}

fn sources(language: Language) -> impl Iterator<Item = &'static str> {
    let folder = FILES.get_dir(language.tag());
    let files = folder.into_iter().flat_map(Dir::files);
    files.filter_map(|file| file.contents_utf8())
}

fn bundle_of(language: Language) -> &'static Bundle {
    match language {
        Language::English => &ENGLISH,
        Language::German => &GERMAN,
        Language::Dutch => &DUTCH,
    }
}

/// What the variables of a text stand for, by their names.
pub fn args<'a, const N: usize>(pairs: [(&'static str, FluentValue<'a>); N]) -> Args<'a> {
    pairs.into_iter().collect()
}

pub(super) fn has(language: Language, id: &str) -> bool {
    bundle_of(language).has_message(id)
}

pub(super) fn say(language: Language, id: &str, args: Option<&Args<'_>>) -> String {
    let bundle = bundle_of(language);
    let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else {
        tracing::error!(id, language = language.tag(), "a text is missing");
        return id.to_owned();
    };
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, args, &mut errors);
    if !errors.is_empty() {
        tracing::error!(id, language = language.tag(), ?errors, "a text is broken");
    }
    text.into_owned()
}

#[cfg(test)]
mod tests;
