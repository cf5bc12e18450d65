//! House rules made by somebody who knows nothing but what the server tells of its options.

use boodle_client::types::{Restart, RulesetOption};
use boodle_tests::Server;
use serde_json::{Map, Value, json};

/// An option by its place, looked for in objects.
fn find<'a>(options: &'a [RulesetOption], pointer: &str) -> Option<&'a RulesetOption> {
    options.iter().find_map(|option| match option {
        _ if option.pointer().as_deref() == Some(pointer) => Some(option),
        RulesetOption::Object { options, .. } => find(options, pointer),
        _ => None,
    })
}

/// How many options there are, with those of variants and items, and that all are told.
fn count(options: &[RulesetOption]) -> usize {
    let within = |option: &RulesetOption| {
        let told = [option.name(), option.title(), option.meaning()];
        assert!(told.iter().flatten().all(|text| !text.is_empty()));
        assert!(told.iter().all(Option::is_some), "{option:?}");
        match option {
            RulesetOption::Object { options, .. } => count(options),
            RulesetOption::Union { variants, .. } => {
                variants.iter().map(|variant| count(&variant.options)).sum()
            }
            RulesetOption::List { items, .. } => count(std::slice::from_ref(items)),
            RulesetOption::Unknown(option) => panic!("{option} is of an unknown type"),
            _ => 0,
        }
    };
    options.iter().map(|option| 1 + within(option)).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn house_rules_are_made_from_what_is_told_of_the_options() {
    let server = Server::start();
    let mut told = Vec::new();
    for (language, title, value) in [
        ("en", "Starting chips", "Any suit."),
        ("de", "Chips am Anfang", "Jede Farbe."),
        ("nl", "Fiches aan het begin", "Elke kleur."),
    ] {
        let client = boodle_client::connect(server.url()).with_language(language);
        let ruleset = client.get_ruleset().id("newmarket").send().await;
        let options = ruleset.expect("the ruleset").into_inner().options;
        let start = find(&options, "/chips/start").expect("starting chips");
        assert_eq!(start.title().as_deref(), Some(title));
        let Some(RulesetOption::Choice { values, .. }) = find(&options, "/stops/restart") else {
            panic!("no choice of suits after a stop");
        };
        assert_eq!(values[0].meaning, value);
        told.push(options);
    }
    let counts: Vec<usize> = told.iter().map(|options| count(options)).collect();
    assert!(counts[0] > 100 && counts.iter().all(|count| *count == counts[0]));

    // The most chips, and the last of the suits after a stop.
    let options = &told[0];
    let Some(RulesetOption::Integer { range, .. }) = find(options, "/chips/start") else {
        panic!("chips are no number");
    };
    let Some(RulesetOption::Choice {
        values, default, ..
    }) = find(options, "/stops/restart")
    else {
        panic!("no choice of suits after a stop");
    };
    assert_eq!(*default, Some(json!("change")));
    let (most, last) = (range.max, &values.last().expect("a value").value);
    let overrides = json!({"chips": {"start": most}, "stops": {"restart": last}});
    let overrides: Map<String, Value> = serde_json::from_value(overrides).expect("an object");
    let asked = boodle_client::connect(server.url());
    let asked = asked.validate_ruleset();
    let asked = asked.body_map(|body| body.ruleset("newmarket").overrides(overrides));
    let valid = asked.send().await.expect("valid rules").into_inner();
    assert_eq!(valid.ruleset.chips.start, 1_000_000);
    let restart = valid.ruleset.stops.and_then(|stops| stops.restart);
    assert_eq!(restart, Some(Restart::ChangeColour));
    println!("{} options told in three languages", counts[0]);
}
