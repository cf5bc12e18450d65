//! Statements that are written as text. The library prepares text anew every time, which is as dear as all the
//! rest of a small statement, and with PostgreSQL another way there and back; these are prepared once for each
//! connection.

use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};
use diesel::result::Error;
use diesel::sql_types::Untyped;
use diesel::{QueryResult, RunQueryDsl};

use super::super::{AGAIN, Backend};

/// What stands for `$1` and the like: a value as a literal of SQL, `value.into_sql::<Type>()`.
pub(in crate::store) type Bind<'a> = &'a (dyn QueryFragment<Backend> + Sync);

/// A statement whose text is always the same.
pub(in crate::store) struct Kept<'a> {
    text: &'static str,
    binds: &'a [Bind<'a>],
}

impl<'a> Kept<'a> {
    /// In the text `$1` comes before `$2` and so on; each may come again.
    pub(in crate::store) fn new(text: &'static str, binds: &'a [Bind<'a>]) -> Kept<'a> {
        Kept { text, binds }
    }
}

impl QueryFragment<Backend> for Kept<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Backend>) -> QueryResult<()> {
        let mut pieces = self.text.split('$');
        out.push_sql(pieces.next().unwrap_or_default());
        let mut bound = 0;
        for piece in pieces {
            let digits = piece.bytes().take_while(u8::is_ascii_digit).count();
            let (number, rest) = piece.split_at(digits);
            match number.parse::<usize>() {
                Ok(again) if (1..=bound).contains(&again) => {
                    out.push_sql(AGAIN);
                    out.push_sql(number);
                }
                Ok(next) if next == bound + 1 && next <= self.binds.len() => {
                    self.binds[bound].walk_ast(out.reborrow())?;
                    bound = next;
                }
                _ => {
                    return Err(Error::QueryBuilderError(
                        format!("${number} has no place").into(),
                    ));
                }
            }
            out.push_sql(rest);
        }
        match bound == self.binds.len() {
            true => Ok(()),
            false => Err(Error::QueryBuilderError("a value has no place".into())),
        }
    }
}

/// Known by its text.
impl QueryId for Kept<'_> {
    type QueryId = ();
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl Query for Kept<'_> {
    type SqlType = Untyped;
}

impl<C> RunQueryDsl<C> for Kept<'_> {}
