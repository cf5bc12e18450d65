//! Which operation a request is for.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::{Asked, schemas};

/// The methods that an operation can have in a document.
const METHODS: [&str; 8] = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace",
];

/// An operation of the document.
pub(crate) struct Operation<'a> {
    /// As in `GET /v1/games`.
    pub(crate) name: String,
    /// What the document says about it.
    pub(crate) body: &'a Value,
}

/// What the document has for a request.
pub(crate) enum Found<'a> {
    /// An operation.
    Operation(Operation<'a>),
    /// Only the path, with these operations.
    Methods(Vec<Operation<'a>>),
    /// Not even the path.
    Nothing,
}

impl<'a> Operation<'a> {
    /// Every operation.
    pub(crate) fn all(doc: &'a Value) -> Vec<Operation<'a>> {
        let paths = doc["paths"].as_object().into_iter().flatten();
        let all = paths.flat_map(|(path, item)| {
            METHODS
                .iter()
                .filter_map(move |method| Operation::of(path, method, item))
        });
        all.collect()
    }

    fn of(path: &str, method: &str, item: &'a Value) -> Option<Operation<'a>> {
        let body = item.get(method)?;
        let name = format!("{} {path}", method.to_uppercase());
        Some(Operation { name, body })
    }

    /// The operation for a request. HEAD is answered like GET.
    pub(crate) fn find(doc: &'a Value, method: &str, path: &str) -> Found<'a> {
        let paths = doc["paths"].as_object().into_iter().flatten();
        // A path without variables wins against one with them.
        let template = paths
            .filter(|(template, _)| fits(template, path))
            .min_by_key(|(template, _)| template.matches('{').count());
        let Some((template, item)) = template else {
            return Found::Nothing;
        };
        let method = match method.to_lowercase().as_str() {
            "head" => "get".to_owned(),
            other => other.to_owned(),
        };
        let others = || {
            METHODS
                .iter()
                .filter_map(|it| Operation::of(template, it, item))
        };
        Operation::of(template, &method, item)
            .map_or_else(|| Found::Methods(others().collect()), Found::Operation)
    }

    /// The documented parameters of query and header that a request has.
    pub(crate) fn parameters(&self, doc: &Value, asked: &Asked<'_>) -> Vec<String> {
        let query = asked.target.split_once('?').map_or("", |(_, query)| query);
        let has_query = |name: &str| {
            query
                .split('&')
                .any(|pair| pair.split('=').next() == Some(name))
        };
        let has_header = |name: &str| {
            asked
                .headers
                .iter()
                .any(|(known, _)| known.eq_ignore_ascii_case(name))
        };
        let there = |(kind, name): &(String, String)| match kind.as_str() {
            "query" => has_query(name),
            _ => has_header(name),
        };
        let known = self.named(doc).into_iter().filter(there);
        known
            .map(|(kind, name)| self.parameter(&kind, &name))
            .collect()
    }

    /// All of them.
    pub(crate) fn all_parameters(&self, doc: &Value) -> Vec<String> {
        let known = self.named(doc).into_iter();
        known
            .map(|(kind, name)| self.parameter(&kind, &name))
            .collect()
    }

    fn parameter(&self, kind: &str, name: &str) -> String {
        format!("{} {kind} {name}", self.name)
    }

    /// Where each stands, and its name.
    fn named(&self, doc: &Value) -> Vec<(String, String)> {
        let all = self.body["parameters"].as_array().into_iter().flatten();
        let all = all.map(|parameter| schemas::resolved(doc, parameter));
        let all = all.map(|parameter| {
            let text = |member: &str| parameter[member].as_str().unwrap_or_default().to_owned();
            (text("in"), text("name"))
        });
        all.filter(|(kind, _)| kind != "path").collect()
    }
}

/// What `Allow` has to say where a path has these operations.
pub(crate) fn methods(operations: &[Operation<'_>]) -> BTreeSet<String> {
    let known = operations.iter().filter_map(|it| it.name.split(' ').next());
    let mut methods: BTreeSet<String> = known.map(str::to_owned).collect();
    if methods.contains("GET") {
        methods.insert("HEAD".to_owned());
    }
    methods
}

/// Whether a path is one of a template.
pub(crate) fn fits(template: &str, path: &str) -> bool {
    let (mut wanted, mut there) = (template.split('/'), path.split('/'));
    loop {
        match (wanted.next(), there.next()) {
            (None, None) => return true,
            (Some(wanted), Some(there)) => {
                let variable = wanted.starts_with('{') && !there.is_empty();
                if !variable && wanted != there {
                    return false;
                }
            }
            _ => return false,
        }
    }
}
