//! The calls, one file per noun. Server and specification come from this one registration.

pub mod actions;
pub mod docs;
pub mod entropy;
pub mod events;
pub mod games;
pub mod guides;
pub mod here;
pub mod host;
pub mod lobby;
pub mod meta;
pub mod page;
pub mod rematch;
pub mod replay;
pub mod reply;
pub mod rules;
pub mod rulesets;
pub mod seats;
pub mod stream;

use utoipa_actix_web::service_config::ServiceConfig;

/// Every documented call.
pub fn register(config: &mut ServiceConfig<'_>) {
    config
        .service(rulesets::list_rulesets)
        .service(rulesets::get_ruleset)
        .service(rulesets::validate_ruleset)
        .service(games::create_game)
        .service(lobby::list_games)
        .service(games::get_game)
        .service(games::delete_game)
        .service(rules::get_game_rules)
        .service(games::start_game)
        .service(games::end_game)
        .service(games::redeal_game)
        .service(rematch::rematch_game)
        .service(seats::take_seat)
        .service(seats::change_seat)
        .service(seats::leave_seat)
        .service(seats::renew_seat_token)
        .service(host::hand_over_host)
        .service(host::get_host_token)
        .service(host::renew_join_code)
        .service(actions::post_action)
        .service(entropy::add_entropy)
        .service(events::list_events)
        .service(stream::stream_game)
        .service(replay::get_replay)
        .service(meta::get_jwks)
        .service(meta::get_health)
        .service(meta::get_readiness)
        .service(meta::get_openapi_json)
        .service(meta::get_openapi_yaml)
        .service(meta::get_openapi_lowered)
        .service(meta::get_problem_page);
}
