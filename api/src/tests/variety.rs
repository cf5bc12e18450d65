//! House rules that no preset has, played through the service to their end: what they bring about is told to
//! those who play, as the document says.

use std::collections::BTreeSet;

use super::*;

/// A table of house rules, and the events that they are known by.
struct House {
    preset: &'static str,
    overrides: Value,
    brings: &'static [&'static str],
    ends: &'static str,
}

fn houses() -> [House; 15] {
    let house = |preset, overrides, brings, ends| House {
        preset,
        overrides,
        brings,
        ends,
    };
    [
        house(
            "tripoli-auction",
            json!({"session": {"ends": [{"type": "rounds", "count": 3}]}}),
            &["bid"],
            "rounds",
        ),
        // Newmarket, for so few chips that everybody is broke again and again.
        house(
            "newmarket",
            json!({
                "chips": {"start": 5},
                "short_ante": "rebuy",
                "settle": {"per_card": 9, "short_pay": "debt"},
                "session": {"ends": [{"type": "rounds", "count": 6}], "bust": "keep"},
            }),
            &["rebought", "lent", "repaid"],
            "rounds",
        ),
        house(
            "newmarket",
            json!({
                "chips": {"start": 9},
                "short_ante": "eliminate",
                "settle": {"per_card": 3},
                "session": {"ends": [{"type": "last_standing"}], "leftovers": "winner"},
            }),
            &["eliminated"],
            "last_standing",
        ),
        house(
            "newmarket",
            json!({
                "free_ante": null,
                "board": [
                    {"id": "queen", "claims": [{"type": "play", "card": "QC"}], "ante": {"each": 2, "dealer": 2},
                        "carry": "to_pot"},
                    {"id": "king", "claims": [{"type": "play", "card": "KH"}], "ante": {"each": 1, "dealer": 1},
                        "carry": "return"},
                    {"id": "pot", "claims": [{"type": "go_out"}], "ante": {"each": 1, "dealer": 1}},
                ],
                "dealer": {"first": {"type": "random"}},
                "stops": {"leader": {"type": "dealer"}, "lead": "lowest_in_hand"},
                "session": {"ends": [{"type": "manual"}], "max_rounds": 4, "leftovers": "split"},
            }),
            &["moved"],
            "max_rounds",
        ),
        house(
            "newmarket",
            json!({
                "boodle_source": {"type": "draw_session", "count": 4, "distinct": "suits"},
                "settle": {"round_bonus": 3},
                "session": {"ends": [{"type": "rounds", "count": 3}]},
                "stops": {
                    "leader": {"type": "holder_of_lowest", "suit": "D"},
                    "stop_bonus": {"amount": 1, "from": "bank", "causes": ["dead", "played", "top"]},
                },
            }),
            &["boodles_drawn", "rewarded"],
            "rounds",
        ),
        house(
            "newmarket",
            json!({
                "stops": {"stop_bonus": {"amount": 1, "from": "pot", "causes": ["dead"]}},
                "settle": {"unplayed_boodle": "double_space"},
                "session": {"ends": [{"type": "rounds", "count": 3}]},
            }),
            &["paid"],
            "rounds",
        ),
        // Two rounds, and so often two winners of one each.
        house(
            "stops-no-chips",
            json!({"session": {"ends": [{"type": "rounds", "count": 2}], "tie": "extra_round"}}),
            &["extra_round_called"],
            "rounds",
        ),
        // The dealer gives back as many cards as the dead hand has, of his choice.
        house(
            "newmarket-buy-dead-hand",
            json!({
                "deck": {"remove": ["2C", "2D"]},
                "deal": {"extra": "leftover"},
                "exchange": {"price": 0, "to": null, "peek": true, "swap_size": "same_count"},
                "session": {"ends": [{"type": "rounds", "count": 3}]},
            }),
            &["dead_hand_exchanged"],
            "rounds",
        ),
        house(
            "michigan-rummy-cadaco",
            json!({
                "board": [
                    {"id": "TH", "claims": [{"type": "play", "card": "TH"}],
                        "pays": {"type": "fixed", "amount": 2, "from": "each"}},
                    {"id": "kitty", "claims": [{"type": "go_out"}], "ante": {"each": 2, "dealer": 2}},
                ],
                "deal": {"extra": "none"},
                "exchange": null,
                "phases": ["stops"],
                "session": {"ends": [{"type": "rounds", "count": 3}]},
            }),
            &["paid"],
            "rounds",
        ),
        // Five chips for each marriage, of which two may be held.
        house(
            "tripoli",
            json!({
                "board": [
                    {"id": "kq", "claims": [{"type": "hold_set", "ranks": "KQ", "suit": "any"}],
                        "ante": {"each": 1, "dealer": 2}, "share": "per_set"},
                    {"id": "clubs", "claims": [{"type": "hold_set", "ranks": "AK", "suit": "C"}]},
                    {"id": "diamonds", "claims": [{"type": "hold_set", "ranks": "AK", "suit": "D"}]},
                    {"id": "spades", "claims": [{"type": "hold_set", "ranks": "AK", "suit": "S"}]},
                    {"id": "pott", "claims": [{"type": "poker"}], "ante": {"each": 1, "dealer": 2}},
                    {"id": "skat", "claims": [{"type": "go_out"}], "ante": {"each": 1, "dealer": 2}},
                ],
                "stops": {"leader": {"type": "poker_winner"}},
                "session": {"ends": [{"type": "rounds", "count": 6}]},
            }),
            &["left_over"],
            "rounds",
        ),
        // Whoever still holds the pope pays nothing, and every seven stops its sequence.
        house(
            "pope-joan",
            json!({
                "stops": {"forced_stops": ["7C", "7D", "7H", "7S"]},
                "session": {"ends": [{"type": "rounds", "count": 4}]},
            }),
            &["exempt", "stopped"],
            "rounds",
        ),
        house(
            "michigan-rummy-variable",
            json!({
                "boodle_source": {"ranks": "AKQJ", "distinct": "ranks"},
                "dealer": {"double_pot": "always"},
                "exchange": {"order": "dealer_only"},
                "session": {"ends": [{"type": "rounds", "count": 3}]},
            }),
            &["boodles_drawn"],
            "rounds",
        ),
        // Many cards each, and so melds among those that are left.
        house(
            "tripoley",
            json!({"session": {"ends": [{"type": "rounds", "count": 8}]}}),
            &["melded"],
            "rounds",
        ),
        house(
            "tripoley-board",
            json!({"session": {"ends": [{"type": "rounds", "count": 3}]}}),
            &["lead_passed"],
            "rounds",
        ),
        house(
            "newmarket-withhold",
            json!({"session": {"ends": [{"type": "rounds", "count": 3}]}}),
            &["stopped: unplayed"],
            "rounds",
        ),
    ]
}

#[actix_web::test]
async fn house_rules_are_told_as_the_document_says() {
    let server = server!();
    let mut wrong = Vec::new();
    for (number, house) in houses().iter().enumerate() {
        let seats: Vec<_> = (0..4)
            .map(|n| json!({"name": format!("Player {n}")}))
            .collect();
        let body = json!({
            "ruleset": house.preset,
            "overrides": house.overrides,
            "seats": seats,
            "visibility": "public",
            "sandbox": {"seed": format!("house {number}")},
        });
        let made = server.post("/v1/games", "", &body).await;
        assert_eq!(made.status, 201, "{number}: {}", made.json());
        let table = TestTable::of(&made.json());
        let path = table.path("/start");
        let mut done = server.post(&path, &table.host, &json!({})).await.json();
        let mut told = BTreeSet::new();
        let view = loop {
            let events = done["events"].as_array().unwrap().iter();
            for event in events {
                let kind = event["type"].as_str().unwrap();
                told.insert(kind.to_owned());
                if let Some(why) = event["why"].as_str() {
                    told.insert(format!("{kind}: {why}"));
                }
            }
            let view = &done["view"];
            let Some(seat) = view["to_act"][0].as_u64() else {
                break view;
            };
            let token = &table.seats[seat as usize];
            let own = server.get(&table.path(""), token).await.json();
            let legal = own["you"]["legal_actions"].as_array().unwrap();
            // Whoever may swap does; otherwise now one, now another.
            let swap = legal.iter().find(|action| action["type"] == "exchange");
            let version = usize::try_from(own["version"].as_u64().unwrap()).unwrap();
            let action = swap.unwrap_or(&legal[version * 7 % legal.len()]);
            let answer = server.post(&table.path("/actions"), token, action).await;
            assert_eq!(answer.status, 200, "{number} {action}: {}", answer.json());
            done = answer.json();
        };
        assert_eq!(view["status"], "finished", "{number}");
        let missing: Vec<_> = house
            .brings
            .iter()
            .filter(|it| !told.contains(**it))
            .collect();
        if view["result"]["why"] != house.ends || !missing.is_empty() {
            wrong.push(format!(
                "{number}: {}, no {missing:?} among {told:?}",
                view["result"]["why"]
            ));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
