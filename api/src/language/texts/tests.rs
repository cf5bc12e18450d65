//! No text is missing, superfluous or broken in any language.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use super::*;

/// The variables of each text, by its id; also those of the texts that it is made of.
type Texts = BTreeMap<String, BTreeSet<String>>;

fn texts(language: Language) -> Texts {
    let mut texts = Texts::new();
    for source in sources(language) {
        let resource = parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        for entry in resource.body {
            let (name, pattern) = match entry {
                Entry::Message(message) => (message.id.name.to_owned(), message.value),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value)),
                Entry::Junk { content } => panic!("{}: {content}", language.tag()),
                _ => continue,
            };
            let mut variables = BTreeSet::new();
            let pattern = pattern.unwrap_or_else(|| panic!("{name} has no value"));
            collect(&pattern, &mut variables);
            let twice = texts.insert(name.clone(), variables).is_some();
            assert!(!twice, "{} has {name} twice", language.tag());
        }
    }
    followed(&texts)
}

/// With the variables of a message in place of its mention.
fn followed(texts: &Texts) -> Texts {
    let variables = |names: &BTreeSet<String>| {
        let mut variables = BTreeSet::new();
        for name in names {
            match name.strip_prefix(MENTION) {
                Some(message) => variables.extend(texts[message].iter().cloned()),
                None => _ = variables.insert(name.clone()),
            }
        }
        assert!(variables.iter().all(|name| !name.starts_with(MENTION)));
        variables
    };
    let texts = texts.iter();
    texts
        .map(|(id, names)| (id.clone(), variables(names)))
        .collect()
}

/// What stands before the name of a message that another one mentions.
const MENTION: char = '{';

fn collect(pattern: &Pattern<&str>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_from(expression, into);
        }
    }
}

fn collect_from(expression: &Expression<&str>, into: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, into),
        Expression::Select { selector, variants } => {
            collect_inline(selector, into);
            for variant in variants {
                collect(&variant.value, into);
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, into: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            into.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            into.insert(format!("{MENTION}{}", id.name));
        }
        InlineExpression::Placeable { expression } => collect_from(expression, into),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                collect_inline(argument, into);
            }
        }
        _ => {}
    }
}

/// Terms are a language's own affair; everything that can be asked for exists in all languages,
/// with the same variables.
#[test]
fn every_text_exists_in_every_language() {
    let public = |language| -> Texts {
        let mut texts = texts(language);
        texts.retain(|id, _| !id.starts_with('-'));
        texts
    };
    let english = public(Language::English);
    assert!(english.len() > 150, "only {} texts", english.len());
    for language in Language::ALL {
        let other = public(language);
        for (id, variables) in &english {
            let there = other.get(id);
            let there = there.unwrap_or_else(|| panic!("{} lacks {id}", language.tag()));
            assert_eq!(there, variables, "{} of {id}", language.tag());
        }
        for id in other.keys() {
            assert!(
                english.contains_key(id),
                "{} alone has {id}",
                language.tag()
            );
        }
    }
}
