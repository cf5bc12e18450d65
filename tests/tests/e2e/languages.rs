//! What people read, in the language that their client asks for.

use boodle_client::Refusal;
use boodle_tests::{Server, at_table};
use serde_json::json;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_told_in_three_languages() {
    let server = Server::start();
    let anybody = boodle_client::connect(server.url());
    let once = json!({"session": {"ends": [{"type": "rounds", "count": 1}]}});
    let table = at_table(anybody, "tripoli", 3, once).await;
    let mut view = table.start().await;
    while let Some((next, _)) = table.step(&view).await {
        view = next;
    }
    let mut logs = Vec::new();
    for (language, created, dead_hand, title) in [
        ("en", "A table for 3: Tripoli.", "blind hand", "Not found"),
        (
            "de",
            "Ein Tisch für 3: Tripoli.",
            "Blindblatt",
            "Nicht gefunden",
        ),
        (
            "nl",
            "Een tafel voor 3: Tripoli.",
            "blinde hand",
            "Niet gevonden",
        ),
    ] {
        let reader = table.players[1].with_language(language);
        let log = table.log_seen_by(&reader).await;
        let texts: Vec<String> = log.iter().filter_map(|event| event.text()).collect();
        assert_eq!(texts.len(), log.len());
        assert_eq!(texts[0], created);
        assert!(
            texts.iter().any(|text| text.contains(dead_hand)),
            "{texts:?}"
        );
        logs.push(texts);

        let rules = reader.get_game_rules().id(table.id).send().await;
        let rules = rules.expect("the rules").into_inner();
        assert_eq!(rules.words.dead_hand, dead_hand);
        // Its table has changed when the game ends, so the text is made from the options.
        assert!(rules.text.contains(dead_hand), "{}", rules.text);

        let refused = table.anybody.with_language(language);
        let refused = refused.get_game().id(Uuid::nil()).send().await;
        let refused = refused.expect_err("there is no such game");
        assert_eq!(
            refused.problem().map(|problem| &problem.title[..]),
            Some(title)
        );
        assert_eq!(refused.code(), Some("not_found"));
    }
    let [english, german, dutch] = &logs[..] else {
        panic!("three languages");
    };
    assert_eq!((english.len(), english.len()), (german.len(), dutch.len()));
    for (n, text) in english.iter().enumerate() {
        assert!(*text != german[n] && german[n] != dutch[n], "{text}");
    }
    println!("told {} events in three languages", english.len());
}
