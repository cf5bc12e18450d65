//! Rulesets that are sent whole: somebody's own games, and presets that came back.

use boodle_client::types::{FaultCode, GameStatus, NewSeat, Ruleset, RulesetDetail};
use boodle_client::{Client, Refusal};
use boodle_tests::{Server, at_table};
use serde_json::{Value, json};

async fn preset(client: &Client, id: &str) -> RulesetDetail {
    let shown = client.get_ruleset().id(id).send().await;
    shown.expect("a preset").into_inner()
}

/// A ruleset with some members replaced.
fn changed(ruleset: &Ruleset, changes: &Value) -> Ruleset {
    let mut value = serde_json::to_value(ruleset).expect("JSON");
    for (name, change) in changes.as_object().expect("changes") {
        value[name] = change.clone();
    }
    serde_json::from_value(value).expect("a ruleset")
}

/// Newmarket on another board: two spaces that nobody has heard of, and a home for who goes out.
fn three_spaces(newmarket: &Ruleset) -> Ruleset {
    let ante = json!({"each": 1, "dealer": 2});
    changed(
        newmarket,
        &json!({
            "id": "three-spaces",
            "free_ante": null,
            "board": [
                {"id": "reds", "ante": ante, "claims": [{"type": "play", "card": "QH"}, {"type": "play", "card": "QD"}]},
                {"id": "the_pair", "ante": ante, "claims": [{"type": "play_set", "cards": ["KS", "QS"]}]},
                {"id": "home", "ante": ante, "claims": [{"type": "go_out"}]},
            ],
            "session": {"ends": [{"type": "rounds", "count": 3}]},
        }),
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_ones_own_is_played_to_the_end() {
    let server = Server::start();
    let client = server.client();
    let own = three_spaces(&preset(&client, "newmarket").await.ruleset);
    let german = client.with_language("de");
    let judged = german
        .validate_ruleset()
        .body_map(|asked| asked.ruleset(&own))
        .send()
        .await
        .expect("the rules can be played");
    assert_eq!(judged.headers()["content-language"], "de");
    assert_eq!((judged.players.min, judged.players.max), (3, 8));
    assert!(judged.text.contains("home"), "{}", judged.text);

    let table = at_table(client, &own, 4, Value::Null).await;
    let view = table.view().await;
    assert_eq!(
        (view.ruleset.as_deref(), &view.rules.id[..]),
        (None, "three-spaces")
    );
    assert_eq!(view.rules, judged.ruleset);
    let end = table.play_out(table.start().await).await;
    assert_eq!((end.status, end.round), (GameStatus::Finished, 3));
    for (language, own_rules) in [
        ("en", "rules of one's own"),
        ("de", "eigene Regeln"),
        ("nl", "eigen regels"),
    ] {
        let reader = table.anybody.with_language(language);
        let log = table.log_seen_by(&reader).await;
        let texts: Vec<String> = log.iter().filter_map(|event| event.text()).collect();
        assert!(texts[0].contains(own_rules), "{}", texts[0]);
        for space in ["reds", "the_pair", "home"] {
            let told = texts.iter().any(|text| text.contains(space));
            assert!(told, "{space} in {language}");
        }
        let rules = reader.get_game_rules().id(table.id).send().await;
        let rules = rules.expect("the rules").into_inner();
        assert_eq!(rules.name, None);
        assert!(rules.text.contains("home"), "{}", rules.text);
        assert_eq!(rules.text == judged.text, language == "de");
    }

    // What is stored says the same after a restart.
    let server = server.restart();
    let client = server.client();
    let view = client.get_game().id(table.id).send().await.expect("a view");
    assert_eq!(view.ruleset, None);
    assert_eq!(view.rules, judged.ruleset);
    let lobby = client.list_games().send().await.expect("the lobby");
    assert_eq!((lobby.items.len(), &lobby.items[0].ruleset), (1, &None));
    let found = client.list_games().ruleset("three-spaces").send().await;
    assert!(found.expect("the lobby").items.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preset_that_comes_back_whole_is_that_preset() {
    let server = Server::start();
    let client = server.client();
    let page = client.list_rulesets().limit(100).send().await;
    for item in page.expect("the list of rulesets").into_inner().items {
        let whole = preset(&client, &item.id).await;
        let seats = vec![NewSeat::default(); usize::try_from(item.players.min).expect("few")];
        let made = client
            .create_game()
            .body_map(|game| game.ruleset(&whole.ruleset).seats(seats.clone()))
            .send()
            .await
            .expect("a game is made");
        assert_eq!(made.game.ruleset.as_ref(), Some(&item.id));
        assert_eq!(made.game.rules, whole.ruleset);
        let rules = client.get_game_rules().id(made.game.id).send().await;
        let rules = rules.expect("the rules").into_inner();
        assert_eq!(
            (rules.name.as_ref(), &rules.text),
            (Some(&item.name), &whole.text)
        );

        let other = changed(&whole.ruleset, &json!({"id": "another"}));
        let judged = client
            .validate_ruleset()
            .body_map(|asked| asked.ruleset(other));
        let judged = judged.send().await.expect("the rules can be played");
        assert!(!judged.text.is_empty() && judged.players == whole.players);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_that_cannot_be_played_are_refused_with_their_places() {
    let server = Server::start();
    let client = server.client();
    let newmarket = preset(&client, "newmarket").await.ruleset;
    use FaultCode as F;
    for (changes, faults) in [
        (json!({"id": "My Game"}), vec![("/id", F::Malformed)]),
        (
            json!({"seats": {"min": 9, "max": 4}, "chips": {"start": 0}}),
            vec![
                ("/seats", F::Contradiction),
                ("/chips/start", F::OutOfRange),
            ],
        ),
        (
            json!({"board": [{"id": "AS", "claims": [{"type": "poker"}]}], "free_ante": null}),
            vec![("/board/0/claims/0", F::Contradiction)],
        ),
        (
            json!({"free_ante": {"budget": 4, "on": ["AS", "AS", "XX"]}}),
            vec![
                ("/free_ante/on/1", F::Duplicate),
                ("/free_ante/on/2", F::UnknownSpace),
            ],
        ),
        (
            json!({"phases": ["stops", "stops"]}),
            vec![("/phases/1", F::Duplicate)],
        ),
        (
            json!({"deal": {"hand_size": 26}}),
            vec![("/deal/hand_size", F::ImpossibleDeal)],
        ),
    ] {
        let ruleset = changed(&newmarket, &changes);
        let judged = client
            .validate_ruleset()
            .body_map(|asked| asked.ruleset(&ruleset));
        let judged = judged.send().await.expect_err("refused");
        let open = vec![NewSeat::default(); 3];
        let made = client
            .create_game()
            .body_map(|game| game.ruleset(&ruleset).seats(open));
        let made = made.send().await.expect_err("refused");
        for refused in [judged, made] {
            assert_eq!(refused.code(), Some("invalid_ruleset"), "{changes}");
            let problem = refused.problem().expect("a problem");
            assert_eq!(problem.pointer.as_deref(), Some("/ruleset"), "{changes}");
            let found = problem.faults.iter();
            let found: Vec<_> = found.map(|f| (&f.pointer[..], f.code.clone())).collect();
            assert_eq!(found, faults, "{changes}");
        }
    }
    let unknown = client
        .validate_ruleset()
        .body_map(|asked| asked.ruleset("snap"));
    let unknown = unknown.send().await.expect_err("refused");
    assert_eq!(unknown.code(), Some("unknown_ruleset"));
}
