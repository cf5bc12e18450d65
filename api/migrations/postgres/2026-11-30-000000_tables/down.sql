DROP TABLE absences, heartbeat, idempotency_keys, past, removed_logs, log, games, rules, signing_keys;
DROP SEQUENCE log_numbers;
