DROP TABLE log;
DROP TABLE games;
DROP TABLE rules;
DROP TABLE signing_keys;
