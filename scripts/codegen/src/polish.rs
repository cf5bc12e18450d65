//! Small things that make the generated code nicer to read and to use.

use std::collections::BTreeSet;

use syn::{
    Field, Fields, File, Ident, ImplItem, Item, ItemEnum, ItemImpl, ItemStruct, Type, parse_quote,
};

use crate::{Result, source, unions::MARKER};

/// Types of which a copy is as good as the original.
const NUMBERS: [&str; 6] = ["bool", "i32", "i64", "u32", "u64", "usize"];

/// Makes a type that is nothing but a number or an id as easy to compare and to pass on as that.
pub(crate) fn small(file: &mut File) -> Result<()> {
    for item in source::types(file)? {
        let Item::Struct(item) = item else { continue };
        let Fields::Unnamed(fields) = &item.fields else {
            continue;
        };
        let is_small = |field: &Field| {
            let is_number = match &field.ty {
                Type::Path(of) => NUMBERS.iter().any(|number| of.path.is_ident(number)),
                _ => false,
            };
            is_number || subject(&field.ty).is_some_and(|of| of == "Uuid")
        };
        if fields.unnamed.iter().all(is_small) {
            let derives = parse_quote!(#[derive(Copy, Eq, Hash, Ord, PartialOrd)]);
            item.attrs.push(derives);
        }
    }
    Ok(())
}

/// Drops the builders of types that only the server builds, nearly half of the code.
pub(crate) fn drop_builders(file: &mut File, asked: &BTreeSet<String>) -> Result<()> {
    let is_asked = |ty: &Type| subject(ty).is_some_and(|ident| asked.contains(&ident.to_string()));
    let types = source::types(file)?;
    types.retain(|item| match item {
        Item::Impl(item) if makes_builder(item) => is_asked(&item.self_ty),
        _ => true,
    });
    let builders = types.iter_mut().find_map(|item| match item {
        Item::Mod(item) if item.ident == "builder" => item.content.as_mut(),
        _ => None,
    });
    if let Some((_, items)) = builders {
        items.retain(|item| match item {
            Item::Struct(item) => asked.contains(&item.ident.to_string()),
            Item::Impl(item) => is_asked(&item.self_ty),
            _ => true,
        });
    }
    Ok(())
}

/// Whether `item` is `impl View { pub fn builder() .. }`.
fn makes_builder(item: &ItemImpl) -> bool {
    let makes = |item: &ImplItem| matches!(item, ImplItem::Fn(it) if it.sig.ident == "builder");
    item.trait_.is_none() && item.items.iter().any(makes)
}

/// The last word of a type: `View` of `super::View`.
fn subject(ty: &Type) -> Option<&Ident> {
    match ty {
        Type::Path(of) => of.path.segments.last().map(|segment| &segment.ident),
        _ => None,
    }
}

/// Takes the [`MARKER`] out of the variants again.
pub(crate) fn drop_markers(file: &mut File) -> Result<()> {
    let variants = source::types(file)?
        .iter_mut()
        .filter_map(|item| match item {
            Item::Enum(item) => Some(&mut item.variants),
            _ => None,
        });
    for variant in variants.flatten() {
        if let Fields::Named(fields) = &mut variant.fields {
            let members = std::mem::take(&mut fields.named).into_iter();
            let is_marker = |field: &Field| field.ident.as_ref().is_some_and(|it| it == MARKER);
            fields.named = members.filter(|field| !is_marker(field)).collect();
        }
    }
    Ok(())
}

/// Drops the JSON schemas that progenitor repeats in the documentation of every type.
pub(crate) fn drop_schemas(file: &mut File) -> Result<()> {
    for item in source::types(file)? {
        let (Item::Enum(ItemEnum { attrs, .. }) | Item::Struct(ItemStruct { attrs, .. })) = item
        else {
            continue;
        };
        let mut inside = false;
        attrs.retain(|attribute| {
            let text = source::documentation(attribute).unwrap_or_default();
            inside |= text.contains("<details>");
            let keep = !inside;
            inside &= !text.contains("</details>");
            keep
        });
    }
    Ok(())
}
