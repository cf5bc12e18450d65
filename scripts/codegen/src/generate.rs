//! From the text of the document to the text of the client.

use progenitor_impl::{GenerationSettings, Generator, InterfaceStyle};
use serde_json::Value;

use crate::{Result, ids, lower, polish, schemas, tolerate, unions};

/// Who made the file and how to make it again.
const HEADER: &str = "// Generated from openapi.yaml by scripts/sdk. Do not edit.\n\n";

/// The client for a document, formatted.
pub(crate) fn client(document: &str) -> Result<String> {
    let mut doc: Value = yaml_serde::from_str(document)?;
    let open = unions::open(&doc)?;
    unions::fold(&mut doc, &open)?;
    ids::games(&mut doc)?;
    lower::to_3_0(&mut doc)?;
    let asked = schemas::asked(&doc);
    let doc = serde_json::from_value(doc)?;

    let mut settings = GenerationSettings::new();
    settings
        .with_interface(InterfaceStyle::Builder)
        .with_inner_type("crate::Access".parse()?)
        .with_map_type("::std::collections::BTreeMap")
        .with_derive("PartialEq");
    let tokens = Generator::new(&settings).generate_tokens(&doc)?;

    let mut file = syn::parse2(tokens)?;
    polish::drop_markers(&mut file)?;
    polish::drop_schemas(&mut file)?;
    polish::drop_builders(&mut file, &asked)?;
    polish::small(&mut file)?;
    tolerate::unknowns(&mut file, &open)?;
    // The examples in the documentation are sketches: no test, not even an ignored one.
    let code = prettyplease::unparse(&file).replace("```ignore", "```text");
    Ok(format!("{HEADER}{code}"))
}

#[cfg(test)]
mod tests;
