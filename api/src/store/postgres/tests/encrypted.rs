//! Encrypted connections, with a server whose certificate is of an authority that no system knows.

use std::collections::HashMap;
use std::io::{Read, Write};
use std::net::TcpListener;

use tempfile::TempDir;
use uuid::Uuid;

use crate::store::Store;
use crate::store::tests::{change, game, load};
use crate::tests::{database, statement};

/// Fails if anybody else is connected to the database without encryption, or nobody with it.
const ALL_ENCRYPTED: &str = "
    DO $$ DECLARE encrypted bigint; plain bigint; BEGIN
        SELECT count(*) FILTER (WHERE ssl), count(*) FILTER (WHERE NOT ssl) INTO encrypted, plain
            FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
            WHERE datname = current_database() AND pid <> pg_backend_pid();
        ASSERT encrypted >= 2 AND plain = 0, format('%s encrypted, %s plain', encrypted, plain);
    END $$";

/// A file of the folder that `scripts/with-postgres` names.
fn authority(name: &str) -> String {
    let folder = std::env::var("BOODLE_TEST_AUTHORITIES").unwrap();
    format!("{folder}/{name}.pem")
}

/// The URL of a database, with these parameters.
fn url(dir: &TempDir, parameters: &str) -> String {
    format!("{}?{parameters}", database(dir.path()))
}

fn refused(url: &str) -> String {
    Store::open(url).map(|_| ()).unwrap_err().to_string()
}

#[actix_web::test]
#[ignore = "needs a PostgreSQL server"]
async fn every_connection_is_encrypted_with_a_server_that_is_vouched_for() {
    for mode in [
        "",
        "sslmode=require&",
        "sslmode=prefer&",
        "sslmode=verify-full&",
    ] {
        let dir = TempDir::new().unwrap();
        let store = Store::open(&url(
            &dir,
            &format!("{mode}sslrootcert={}", authority("authority")),
        ));
        let store = store.unwrap();
        let id = Uuid::now_v7();
        store.create(game(id)).await.unwrap();
        let before = load(&store, id).await;
        store.commit(change(id, &before, 1)).await.unwrap();
        assert_eq!(load(&store, id).await.version, before.version + 1);
        // Claims have a connection of their own.
        let due = store.claim_due(0, true, 1, &HashMap::new()).await;
        assert_eq!(due, Ok(Vec::new()));
        statement(&database(dir.path()), ALL_ENCRYPTED);
        store.close();
    }
}

#[test]
#[ignore = "needs a PostgreSQL server"]
fn a_server_that_nobody_vouches_for_is_refused() {
    let dir = TempDir::new().unwrap();
    let stranger = format!("sslrootcert={}", authority("stranger"));
    let with_password = |url: &str| url.replace("postgres@", "postgres:s3cr3t@");
    for parameters in [
        &*stranger,
        &format!("{stranger}&sslmode=prefer"),
        // The system knows neither.
        "sslmode=require",
    ] {
        let told = refused(&with_password(&url(&dir, parameters)));
        assert!(told.contains("its certificate is not trusted"), "{told}");
        assert!(!told.contains("s3cr3t"), "{told}");
    }
    // Right, but of another name than the one that is asked for.
    let named = url(&dir, &format!("sslrootcert={}", authority("authority")));
    let other = named.replace("127.0.0.1", "127.0.0.2") + "&hostaddr=127.0.0.1";
    let told = refused(&other);
    assert!(told.contains("its certificate is not trusted"), "{told}");
}

/// One that says to everybody that it does not encrypt.
#[test]
#[ignore = "needs the authorities of a PostgreSQL server"]
fn a_server_that_does_not_encrypt_is_refused_where_that_is_asked_for() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let server = std::thread::spawn(move || {
        let (mut line, _) = listener.accept().unwrap();
        // The length, and the number that asks for encryption.
        let mut asked = [0; 8];
        line.read_exact(&mut asked).unwrap();
        assert_eq!(asked, [0, 0, 0, 8, 4, 210, 22, 47]);
        line.write_all(b"N").unwrap();
        // Nothing else is ever said to it.
        assert_eq!(line.read(&mut asked).unwrap(), 0);
    });
    let authority = authority("authority");
    let told = refused(&format!(
        "postgres://me:s3cr3t@127.0.0.1:{port}/games?sslmode=require&sslrootcert={authority}"
    ));
    assert!(told.contains("it offers no encryption"), "{told}");
    assert!(!told.contains("s3cr3t"), "{told}");
    server.join().unwrap();
}
