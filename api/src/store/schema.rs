//! The tables, as the migrations make them.

diesel::table! {
    signing_keys (kid) {
        kid -> Text,
        seed -> Binary,
        created_at -> BigInt,
        signs_from -> BigInt,
    }
}

diesel::table! {
    rules (hash) {
        hash -> Binary,
        body -> Text,
    }
}

diesel::table! {
    games (id) {
        id -> Binary,
        version -> BigInt,
        last_seq -> BigInt,
        head -> BigInt,
        status -> SmallInt,
        listed -> Bool,
        ruleset -> Text,
        rules -> Binary,
        snapshot -> Binary,
        due_at -> Nullable<BigInt>,
        idle_since -> BigInt,
        expires_at -> Nullable<BigInt>,
        attended -> Bool,
        packed -> Bool,
    }
}

diesel::table! {
    past (game, version) {
        game -> Binary,
        version -> BigInt,
        last_seq -> BigInt,
        status -> SmallInt,
        snapshot -> Binary,
    }
}

diesel::allow_tables_to_appear_in_same_query!(games, past);

diesel::table! {
    heartbeat (id) {
        id -> Integer,
        at -> BigInt,
    }
}

diesel::table! {
    absences (since) {
        since -> BigInt,
        until -> BigInt,
    }
}

diesel::table! {
    log (no) {
        no -> BigInt,
        prev -> BigInt,
        last_seq -> BigInt,
        body -> Binary,
    }
}

diesel::table! {
    idempotency_keys (key) {
        key -> Binary,
        request -> Binary,
        game -> Binary,
        after_seq -> BigInt,
        granted_seat -> Nullable<SmallInt>,
        granted_epoch -> Nullable<BigInt>,
        created_at -> BigInt,
    }
}

diesel::table! {
    removed_logs (head) {
        head -> BigInt,
    }
}

diesel::table! {
    packed_logs (game, last_seq) {
        game -> Binary,
        last_seq -> BigInt,
        body -> Binary,
    }
}

diesel::table! {
    arrivals (game) {
        game -> Binary,
        version -> BigInt,
        due_at -> BigInt,
        ran_until -> BigInt,
    }
}
