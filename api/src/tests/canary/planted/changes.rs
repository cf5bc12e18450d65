//! The same of what changes hands, of rematches, and of the log.

use boodle_engine::{Card, Hand};

use super::{may_tell, plant};
use crate::tests::canary::judge::judge;
use crate::tests::canary::logs::judge_line;
use crate::tests::canary::reader::Kind;
use crate::tests::canary::table::{FIRST, SPECTATOR, Table};

/// The part of a token that is nobody else's.
fn signature(table: &Table<'_>, reader: usize) -> String {
    let token = table.readers[reader].token.rsplit('.').next();
    token.unwrap().to_owned()
}

/// A seat is given to somebody else: what he is told, whoever held it before is not.
pub(super) async fn a_seat_changes_hands(table: &mut Table<'_>) {
    let old = signature(table, FIRST + 1);
    table.give_away(1).await;
    let new = signature(table, FIRST + 1);
    assert_ne!(old, new);
    for _ in 0..8 {
        table.tried_by_formers().await;
    }
    let former = table.readers.len() - 1;
    let sample = &table.samples[&Kind::Problem];
    assert_eq!(sample.reader, former);
    assert!(may_tell(table, sample, &old));
    assert!(!may_tell(table, sample, &new));
    table.look(FIRST + 1).await;
    let mut sample = table.samples.remove(&Kind::View).unwrap();
    assert!(may_tell(table, &sample, &new));
    sample.reader = former;
    let asked = &sample.asked;
    let judged = judge(&table.known, &table.readers[former], asked, &sample.answer);
    // The hand is his own of before, the version is not.
    assert!(judged.is_ok() == (table.known.truth.last() == table.readers[former].until.unwrap()));
}

/// Every sort of secret, and a card, in the log of the server.
pub(super) fn the_log_is_read(table: &mut Table<'_>) {
    let newest = table.known.truth.last();
    let examples = table
        .known
        .secrets
        .examples("whoever reads the log", newest);
    let mut texts: Vec<String> = examples
        .iter()
        .map(|(_, text)| (*text).to_owned())
        .collect();
    assert_eq!(texts.len(), 7, "{examples:?}");
    let seed = hex::decode(&texts[0]).unwrap();
    texts.extend([
        format!("{seed:?}"),
        "QD".to_owned(),
        "Ben plays the queen of diamonds".to_owned(),
    ]);
    texts.push(format!(
        "{:?}",
        "2C TH"
            .split(' ')
            .map(|card| card.parse::<Card>().unwrap())
            .collect::<Hand>()
    ));
    for text in texts {
        tracing::debug!(text, "planted");
        let lines = table.log.lines();
        let planted = lines.iter().filter(|line| line.contains("planted"));
        let found = planted.filter(|line| judge_line(&table.known, line).is_err());
        assert!(found.count() == 1, "{text} in {lines:?}");
    }
    tracing::debug!("nothing is planted");
    let lines = table.log.lines();
    let mut planted = lines.iter().filter(|line| line.contains("planted"));
    assert!(
        planted.all(|line| judge_line(&table.known, line).is_ok()),
        "{lines:?}"
    );
}

/// What is secret in one of two games that follow each other, in the other one.
pub(super) async fn a_rematch_is_read(table: &mut Table<'_>) {
    let mut again = table.again().await;
    again.begin().await;
    table.look_back_from(&again).await;
    for kind in [Kind::Made, Kind::Taken] {
        let planted = plant(&again, kind, &again.samples[&kind]);
        eprintln!("{kind:?} of a rematch: {planted} planted, all found");
    }
    let (old, new) = (signature(table, FIRST + 1), signature(&again, FIRST + 1));
    for (table, reader) in [(&mut *table, SPECTATOR), (&mut again, SPECTATOR)] {
        table.look(reader).await;
        let sample = &table.samples[&Kind::View];
        let newest = table.known.truth.last();
        let secrets = table.known.secrets.examples("spectator", newest);
        let sorts: Vec<&str> = secrets.iter().map(|(what, _)| *what).collect();
        assert!(sorts.contains(&"the secret of a shuffle"), "{sorts:?}");
        let texts = secrets.iter().map(|(_, text)| *text);
        for text in texts.chain([old.as_str(), new.as_str()]) {
            assert!(!may_tell(table, sample, text), "{text}");
        }
    }
}
