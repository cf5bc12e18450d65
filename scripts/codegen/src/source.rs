//! Places in the generated code.

use syn::{Attribute, Expr, File, Item, Lit, Meta};

use crate::Result;

/// The types of the document.
pub(crate) fn types(file: &mut File) -> Result<&mut Vec<Item>> {
    let content = file.items.iter_mut().find_map(|item| match item {
        Item::Mod(item) if item.ident == "types" => item.content.as_mut(),
        _ => None,
    });
    let types = content.map(|(_, items)| items);
    types.ok_or_else(|| "the client has no mod types".into())
}

/// The text of a `///` line.
pub(crate) fn documentation(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(meta) = &attribute.meta else {
        return None;
    };
    let Expr::Lit(literal) = &meta.value else {
        return None;
    };
    let Lit::Str(text) = &literal.lit else {
        return None;
    };
    meta.path.is_ident("doc").then(|| text.value())
}
