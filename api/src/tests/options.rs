//! The description of the options, as it is sent and as the service keeps to it.

use super::*;
use crate::language::Language;
use crate::options::tests::form::{Form, smallest};

const VALIDATE: &str = "/v1/rulesets/validate";

/// A whole ruleset as house rules on another.
fn overrides(ruleset: &Value) -> Value {
    let mut overrides = ruleset.clone();
    overrides.as_object_mut().unwrap().shift_remove("id");
    json!({"ruleset": "newmarket", "overrides": overrides})
}

/// The rules of Newmarket, and others that some bounds need: without chips, for nine players, with
/// sixteen boodle cards.
fn bases(newmarket: &Value) -> [Value; 4] {
    let cards = ["A", "2", "3", "4"].map(|rank| ["C", "D", "H", "S"].map(|s| format!("{rank}{s}")));
    let space = |card: &String| json!({"id": card, "claims": [{"type": "play", "card": card}]});
    let board: Vec<Value> = cards.iter().flatten().map(space).collect();
    let mut bases = [(); 4].map(|()| newmarket.clone());
    bases[1]["chips"]["enabled"] = json!(false);
    bases[2]["seats"] = json!({"min": 9, "max": 9, "min_active": 2});
    bases[3]["board"] = board.into();
    bases
}

#[actix_web::test]
async fn the_answer_has_every_option_in_the_language_of_the_caller() {
    let server = server!();
    for (language, title) in [
        ("en", "Starting chips"),
        ("de", "Chips am Anfang"),
        ("nl", "Fiches aan het begin"),
    ] {
        let answer = server.get_in(language, "/v1/rulesets/newmarket", "").await;
        assert_eq!(answer.header("content-language"), language);
        assert!(answer.header("vary").contains("Accept-Language"));
        assert!(answer.body.len() < 80_000, "{} bytes", answer.body.len());
        let options = &answer.json()["options"];
        let chips = options.as_array().unwrap().iter();
        let chips = chips.clone().find(|it| it["pointer"] == "/chips").unwrap();
        let start = &chips["options"][1];
        assert_eq!(
            (&start["pointer"], &start["title"]),
            (&json!("/chips/start"), &json!(title))
        );
        let tripoli = server.get_in(language, "/v1/rulesets/tripoli", "").await;
        assert_eq!(tripoli.json()["options"], *options);
    }
    let list = server.get("/v1/rulesets", "").await;
    assert!(list.body.len() < 8_000, "{} bytes", list.body.len());
}

/// Whether the service refuses the value at a place because it is too small or too large.
async fn out_of_range<S, B>(server: &Server<S>, ruleset: &Value, at: &str) -> bool
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    let answer = server.post(VALIDATE, "", &overrides(ruleset)).await;
    let problem = answer.json();
    match answer.status.as_u16() {
        400 => problem["pointer"] == format!("/overrides{at}"),
        422 => {
            let mut faults = problem["faults"].as_array().unwrap().iter();
            faults.any(|fault| fault["pointer"] == at && fault["code"] == "out_of_range")
        }
        _ => false,
    }
}

#[actix_web::test]
async fn numbers_end_where_the_service_says_so() {
    let server = server!();
    let form = Form::of(Language::English);
    let newmarket = server.get("/v1/rulesets/newmarket", "").await.json()["ruleset"].take();
    let mut numbers = Vec::new();
    for base in bases(&newmarket) {
        let mut asked = Vec::new();
        form.each(&base, &mut |option, at, ruleset| {
            if option["type"] == "integer" {
                let bound = |name: &str| option["range"][name].as_i64().unwrap();
                asked.push((at.to_owned(), bound("min"), bound("max"), ruleset.clone()));
            }
        });
        numbers.push(asked);
    }
    let count = numbers[0].len();
    assert!(count >= 20, "{count}");
    for place in 0..count {
        let (at, min, max, _) = &numbers[0][place];
        let with = |base: usize, number: i64| {
            let mut ruleset = numbers[base][place].3.clone();
            *ruleset.pointer_mut(at).unwrap() = number.into();
            ruleset
        };
        for number in [min - 1, max + 1] {
            let refused = out_of_range(&server, &with(0, number), at).await;
            assert!(refused, "{number} at {at} is taken");
        }
        for number in [*min, *max] {
            let mut taken = false;
            for base in 0..numbers.len() {
                taken |= !out_of_range(&server, &with(base, number), at).await;
            }
            assert!(taken, "{number} at {at} is refused");
        }
    }
}

#[actix_web::test]
async fn lists_end_where_the_service_says_so() {
    let server = server!();
    let form = Form::of(Language::English);
    let newmarket = server.get("/v1/rulesets/newmarket", "").await.json()["ruleset"].take();
    let mut lists = Vec::new();
    form.each(&newmarket, &mut |option, at, ruleset| {
        if option["type"] == "list" {
            let bound = |name: &str| option["length"][name].as_u64().unwrap();
            let item = smallest(&option["items"]);
            lists.push((
                at.to_owned(),
                bound("min"),
                bound("max"),
                item,
                ruleset.clone(),
            ));
        }
    });
    assert_eq!(lists.len(), 9);
    for (at, min, max, item, ruleset) in lists {
        for length in [min.checked_sub(1), Some(max + 1)].into_iter().flatten() {
            let mut ruleset = ruleset.clone();
            let items = (0..length).map(|_| item.clone()).collect();
            *ruleset.pointer_mut(&at).unwrap() = items;
            let answer = server.post(VALIDATE, "", &overrides(&ruleset)).await;
            let problem = answer.problem(422, "invalid_ruleset");
            let mut faults = problem["faults"].as_array().unwrap().iter();
            let named = faults.any(|fault| fault["pointer"] == *at);
            assert!(named, "{length} items at {at}: {problem}");
        }
    }
}
