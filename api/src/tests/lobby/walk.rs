//! The lobby is walked through while games are made, started, ended and removed.

use futures_util::future::join;

use super::*;

const FILTERS: [&str; 7] = [
    "",
    "&status=open",
    "&status=playing",
    "&status=finished",
    "&ruleset=newmarket",
    "&ruleset=michigan&status=open",
    "&ruleset=newmarket&status=playing",
];

/// What is known of a game that nobody touches.
struct Known {
    id: Uuid,
    ruleset: &'static str,
    status: &'static str,
    is_private: bool,
}

impl Known {
    fn matches(&self, filter: &str) -> bool {
        let mut wanted = filter.split('&').filter_map(|pair| pair.split_once('='));
        !self.is_private
            && wanted.all(|(name, value)| match name {
                "status" => self.status == value,
                _ => self.ruleset == value,
            })
    }
}

impl<S, B> Server<S>
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: actix_web::body::MessageBody + 'static,
{
    async fn shown(&self, ruleset: &str, visibility: &str) -> TestTable {
        let seats = [1, 2, 3].map(|n| json!({"name": format!("Player {n}")}));
        let rounds = json!({"session": {"ends": [{"type": "rounds", "count": 1}]}});
        let body = json!({"ruleset": ruleset, "seats": seats, "visibility": visibility, "overrides": rounds});
        TestTable::of(&self.post("/v1/games", "", &body).await.json())
    }

    /// Follows the links through all pages.
    async fn walked(&self, filter: &str, limit: u32) -> Vec<Uuid> {
        let mut path = format!("/v1/games?limit={limit}{filter}");
        let mut seen = Vec::new();
        loop {
            let answer = self.get(&path, "").await;
            let page = answer.json();
            for game in page["items"].as_array().unwrap() {
                seen.push(game["id"].as_str().unwrap().parse().unwrap());
            }
            let next = answer.header("link").strip_prefix('<');
            match next.and_then(|link| link.strip_suffix(">; rel=\"next\"")) {
                Some(next) => path = next.to_owned(),
                None => return seen,
            }
        }
    }
}

#[actix_web::test]
async fn what_is_listed_all_the_time_is_seen_once() {
    let server = server!();
    let (mut known, mut touched) = (Vec::new(), Vec::new());
    for n in 0..60 {
        let ruleset = if n % 2 == 0 { "newmarket" } else { "michigan" };
        let is_private = n % 5 == 0;
        let visibility = if is_private { "private" } else { "public" };
        let table = server.shown(ruleset, visibility).await;
        if n % 4 == 3 {
            touched.push(table);
            continue;
        }
        let status = match n % 3 {
            0 => "open",
            _ => "playing",
        };
        if status != "open" {
            server.start(&table).await;
        }
        let is_over = n % 12 == 1;
        if is_over {
            server.play_out(&table).await;
        }
        let status = if is_over { "finished" } else { status };
        known.push(Known {
            id: table.id,
            ruleset,
            status,
            is_private,
        });
    }
    let changes = async {
        for (n, table) in touched.iter().enumerate() {
            server.start(table).await;
            match n % 3 {
                0 => drop(server.play_out(table).await),
                1 => drop(server.delete(&table.path(""), &table.host).await),
                _ => {}
            }
            server.shown("newmarket", "public").await;
            server.shown("michigan", "private").await;
        }
    };
    let walks = async {
        let mut walks = Vec::new();
        for filter in FILTERS {
            for limit in [1, 4] {
                walks.push((filter, server.walked(filter, limit).await));
            }
        }
        walks
    };
    let ((), walks) = join(changes, walks).await;
    for (filter, seen) in walks {
        assert!(
            seen.is_sorted_by(|a, b| a > b),
            "none comes twice: {filter}"
        );
        for game in &known {
            let is_seen = seen.contains(&game.id);
            assert_eq!(
                is_seen,
                game.matches(filter),
                "{filter}: {} {}",
                game.ruleset,
                game.status
            );
        }
        assert!(
            known.iter().any(|game| game.matches(filter)),
            "{filter} finds something"
        );
    }
}

#[actix_web::test]
async fn cursors_are_bound_to_what_they_were_given_for() {
    let server = server!();
    for _ in 0..3 {
        server.table("newmarket", 3).await;
    }
    let mut cursors = Vec::new();
    for filter in ["", "&status=open", "&ruleset=newmarket"] {
        let page = server
            .get(&format!("/v1/games?limit=1{filter}"), "")
            .await
            .json();
        cursors.push((filter, page["next_cursor"].as_str().unwrap().to_owned()));
    }
    for (filter, cursor) in &cursors {
        for (other, _) in &cursors {
            let path = format!("/v1/games?limit=1{other}&cursor={cursor}");
            let answer = server.get(&path, "").await;
            if filter == other {
                assert_eq!(answer.status, 200);
                continue;
            }
            let problem = answer.problem(400, "bad_request");
            let detail = problem["detail"].as_str().unwrap();
            assert!(detail.to_lowercase().contains("cursor"), "{detail}");
        }
    }
    let long = "0".repeat(200);
    for bad in [
        "x",
        "",
        "%00",
        &long,
        "018f6b1e7d3c7000800000000000000000000000",
    ] {
        let answer = server.get(&format!("/v1/games?cursor={bad}"), "").await;
        let problem = answer.problem(400, "bad_request");
        assert!(
            problem["detail"].as_str().unwrap().contains("cursor"),
            "{problem}"
        );
    }
    // The game that it was given for may be gone.
    let table = server.table("newmarket", 3).await;
    let page = server.get("/v1/games?limit=1", "").await.json();
    assert_eq!(page["items"][0]["id"], table.id.to_string());
    server.delete(&table.path(""), &table.host).await;
    let next = page["next_cursor"].as_str().unwrap();
    let left = server
        .get(&format!("/v1/games?cursor={next}"), "")
        .await
        .json();
    assert_eq!(left["items"].as_array().unwrap().len(), 3);
}
