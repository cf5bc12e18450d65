//! What the rules of the games refuse: each once, found by trying what is not legal.

use std::collections::BTreeSet;

use super::*;

/// Tables at which something is refused: rules, what is different, and the problems to be found.
fn tables() -> [(&'static str, Value, &'static [&'static str]); 9] {
    let barred = json!({"exchange": {"offer": "always", "barred_if_paycard": true}});
    let dear = json!({"exchange": {"offer": "always", "price": 1000}});
    let unsold = &["wrong_action"];
    [
        (
            "newmarket",
            json!({}),
            &[
                "stake_total",
                "stake_space",
                "no_double",
                "card_not_held",
                "must_follow",
                "lead_not_lowest",
                "suit_barred",
            ],
        ),
        ("michigan-rummy", json!({}), unsold),
        ("michigan-rummy", barred, &["holds_boodle"]),
        ("michigan-rummy", dear, &["too_expensive"]),
        ("michigan-rummy-dealer-double", json!({}), &["say_double"]),
        ("tripoli", json!({}), &["lead_not_longest"]),
        ("bicycle-michigan", json!({}), &["bid_range"]),
        ("michigan", json!({}), &["throw_in"]),
        ("newmarket", json!({"deal": {"cut": "ask"}}), &["cut_range"]),
    ]
}

/// What an action means, in a few words.
pub(super) fn meaning(kind: &str) -> &'static str {
    match kind {
        "stake" => "Distribute the free stake",
        "deal" => "Deal the cards",
        "cut" => "Cut the pack",
        "offer" => "Offer the dead hand",
        "decline" => "Not offer or not buy the dead hand",
        "buy" => "Buy the dead hand",
        "keep" => "Keep the hand",
        "exchange" => "Take the dead hand",
        "bid" => "Bid for the dead hand",
        "pass" => "Bid no more, or keep a card back",
        "play" => "Play a card",
        other => panic!("say here what `{other}` means"),
    }
}

/// A game of three that has started, whose cards follow from a seed.
pub(super) async fn table<S, B>(
    server: &Server<S>,
    ruleset: &str,
    overrides: Value,
    seed: &str,
) -> TestTable
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let body = json!({
        "ruleset": ruleset,
        "overrides": overrides,
        "seats": [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cid"}],
        "sandbox": {"seed": seed},
    });
    let made = server.post("/v1/games", "", &body).await;
    assert_eq!(made.status, 201, "{}", made.json());
    let table = TestTable::of(&made.json());
    let started = server
        .post(&table.path("/start"), &table.host, &json!({}))
        .await;
    assert_eq!(started.status, 200, "{}", started.json());
    table
}

/// The view of a seat that has to act, and its token; nothing when the game is over.
async fn on_turn<'a, S, B>(server: &Server<S>, table: &'a TestTable) -> Option<(Value, &'a str)>
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let view = server.get(&table.path(""), "").await.json();
    let seat = usize::try_from(view["to_act"][0].as_u64()?).unwrap();
    let token = &table.seats[seat];
    Some((server.get(&table.path(""), token).await.json(), token))
}

/// Whoever has to act takes the first legal action.
pub(super) async fn first_legal<S, B>(server: &Server<S>, table: &TestTable)
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    if let Some((own, token)) = on_turn(server, table).await {
        let action = &own["you"]["legal_actions"][0];
        let done = server.post(&table.path("/actions"), token, action).await;
        assert_eq!(done.status, 200, "{}", done.json());
    }
}

pub(super) async fn told(examples: &mut Examples) {
    let server = server!();
    for (ruleset, overrides, codes) in tables() {
        for seed in ["1", "2", "3", "4", "5", "6"] {
            let table = table(&server, ruleset, overrides.clone(), seed).await;
            for _ in 0..60 {
                let missing = codes.iter().filter(|code| !examples.has_problem(code));
                let missing: Vec<&str> = missing.copied().collect();
                let Some((own, token)) = on_turn(&server, &table).await else {
                    break;
                };
                if missing.is_empty() {
                    break;
                }
                refused(&server, &table, &own, token, &missing, examples).await;
                first_legal(&server, &table).await;
            }
        }
        for code in codes {
            assert!(
                examples.has_problem(code),
                "{ruleset} never refused with {code}"
            );
        }
    }
}

/// Tries what is not legal now, and shows what is.
async fn refused<S, B>(
    server: &Server<S>,
    table: &TestTable,
    own: &Value,
    token: &str,
    missing: &[&str],
    examples: &mut Examples,
) where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let legal = own["you"]["legal_actions"].as_array().unwrap();
    for action in legal {
        let kind = action["type"].as_str().unwrap();
        examples.request("post_action", kind, meaning(kind), action);
    }
    let attempts = attempts(own, missing).into_iter();
    for attempt in attempts.filter(|attempt| !legal.contains(attempt)) {
        let answer = server.post(&table.path("/actions"), token, &attempt).await;
        assert_eq!(answer.status, 422, "{attempt}: {}", answer.json());
        let problem = answer.json();
        if missing.iter().any(|code| problem["code"] == *code) {
            examples.problem(problem);
        }
    }
}

/// What is illegal, of the kinds of action that are asked for, where it may be refused with what is
/// missing.
fn attempts(own: &Value, missing: &[&str]) -> Vec<Value> {
    let legal = own["you"]["legal_actions"].as_array().unwrap();
    let kinds: BTreeSet<&str> = legal
        .iter()
        .map(|it| it["type"].as_str().unwrap())
        .collect();
    let one = |action: Value| vec![action];
    let mut attempts = Vec::new();
    for kind in kinds {
        let (codes, tried): (&[&str], Vec<Value>) = match kind {
            "stake" => (&["stake_total", "stake_space"], stakes(own)),
            "deal" if legal[0].get("double").is_some() => {
                (&["say_double"], one(json!({"type": "deal"})))
            }
            "deal" => (&["no_double"], one(json!({"type": "deal", "double": true}))),
            "cut" => (&["cut_range"], one(json!({"type": "cut", "at": 0}))),
            "bid" => (
                &["bid_range"],
                one(json!({"type": "bid", "chips": 1_000_000})),
            ),
            "offer" => (&["wrong_action"], one(json!({"type": "buy"}))),
            // Listed where a seat may buy, and refused where it is barred or has too little.
            "decline" => (
                &["holds_boodle", "too_expensive"],
                one(json!({"type": "buy"})),
            ),
            "keep" => (
                &["throw_in"],
                one(json!({"type": "exchange", "cards": ["AS"]})),
            ),
            "play" => (
                &PLAYS,
                cards()
                    .map(|card| json!({"type": "play", "card": card}))
                    .collect(),
            ),
            _ => (&[], Vec::new()),
        };
        if codes.iter().any(|code| missing.contains(code)) {
            attempts.extend(tried);
        }
    }
    attempts
}

/// What a card may be refused with.
const PLAYS: [&str; 5] = [
    "card_not_held",
    "must_follow",
    "lead_not_lowest",
    "lead_not_longest",
    "suit_barred",
];

/// Too much on a space, and something on another.
fn stakes(own: &Value) -> Vec<Value> {
    let on = own["you"]["limits"]["stake"]["on"].as_array().unwrap();
    let stake =
        |id: &Value, chips: u32| json!({"type": "stake", "chips": {id.as_str().unwrap(): chips}});
    let board = own["board"].as_array().unwrap().iter();
    let other = board.map(|space| &space["id"]).find(|id| !on.contains(id));
    let other = other.map(|id| stake(id, 4));
    [stake(&on[0], 1000)].into_iter().chain(other).collect()
}

pub(super) fn cards() -> impl Iterator<Item = String> {
    let ranks = "A23456789TJQK".chars();
    ranks.flat_map(|rank| "CDHS".chars().map(move |suit| format!("{rank}{suit}")))
}
