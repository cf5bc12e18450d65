//! Room in the generated enums for what this version of the client does not know.
//!
//! The contract lets answers grow: new events, new causes, new phases. An old client must
//! read them, so every open enum gets a last variant `Unknown` with the value as it came. A
//! known variant that is malformed stays an error.

use std::collections::{BTreeMap, BTreeSet};

use syn::{
    Expr, File, Ident, ImplItem, Item, ItemEnum, ItemImpl, Path, Stmt, Token, Type, parse_quote,
    punctuated::Punctuated,
};

use crate::{
    Result, shared, source,
    unions::{Open, Union},
};

/// Gives every open enum of `mod types` its variant `Unknown`.
pub(crate) fn unknowns(file: &mut File, open: &BTreeMap<String, Open>) -> Result<()> {
    let mut missing: BTreeSet<&str> = open.keys().map(String::as_str).collect();
    let items = source::types(file)?;
    let mut impls = Vec::new();
    for item in items.iter_mut() {
        match item {
            Item::Enum(item) => {
                let name = item.ident.to_string();
                let Some(kind) = open.get(&name) else {
                    continue;
                };
                missing.remove(&name[..]);
                if item
                    .variants
                    .iter()
                    .any(|variant| variant.ident == "Unknown")
                {
                    return Err(format!("{name} has a variant Unknown of its own").into());
                }
                item.attrs.push(parse_quote!(#[non_exhaustive]));
                match kind {
                    Open::Strings => open_strings(item)?,
                    Open::Union(union) => impls.extend(open_union(item, union)),
                }
            }
            Item::Impl(item) if is_of_strings(item, open) => open_impl(item)?,
            _ => {}
        }
    }
    items.extend(impls);
    if missing.is_empty() {
        return Ok(());
    }
    Err(format!("no enum was generated for {missing:?}").into())
}

/// A string enum: any other string is `Unknown`. It is no longer `Copy`.
fn open_strings(item: &mut ItemEnum) -> Result<()> {
    for attribute in &mut item.attrs {
        if attribute.path().is_ident("derive") {
            let derives = Punctuated::<Path, Token![,]>::parse_terminated;
            let kept = attribute.parse_args_with(derives)?.into_iter();
            let kept = kept.filter(|derive| !derive.is_ident("Copy"));
            let kept: Punctuated<Path, Token![,]> = kept.collect();
            *attribute = parse_quote!(#[derive(#kept)]);
        }
    }
    item.variants.push(parse_quote! {
        /// A value that this version of the client does not know.
        #[serde(untagged)]
        Unknown(::std::string::String)
    });
    Ok(())
}

/// Whether `item` implements a trait for an open string enum.
fn is_of_strings(item: &ItemImpl, open: &BTreeMap<String, Open>) -> bool {
    let Type::Path(of) = &*item.self_ty else {
        return false;
    };
    let name = of.path.get_ident().map(Ident::to_string);
    item.trait_.is_some() && name.is_some_and(|name| open.get(&name) == Some(&Open::Strings))
}

/// `Display` and `FromStr` match on the known values; the rest of the traits rely on them.
fn open_impl(item: &mut ItemImpl) -> Result<()> {
    let Some(name) = item
        .trait_
        .as_ref()
        .and_then(|(path, ..)| path.segments.last())
    else {
        return Ok(());
    };
    let name = name.ident.to_string();
    let open: fn(&mut syn::ExprMatch) = match &name[..] {
        "Display" => |found| {
            found.expr = parse_quote!(self);
            found
                .arms
                .push(parse_quote!(Self::Unknown(value) => f.write_str(value),));
        },
        "FromStr" => |found| {
            found.arms.pop();
            found
                .arms
                .push(parse_quote!(_ => Ok(Self::Unknown(value.to_owned())),));
        },
        _ => return Ok(()),
    };
    let functions = item.items.iter_mut().filter_map(|item| match item {
        ImplItem::Fn(function) => function.block.stmts.first_mut(),
        _ => None,
    });
    let mut matches = functions.filter_map(|statement| match statement {
        Stmt::Expr(Expr::Match(found), _) => Some(found),
        _ => None,
    });
    matches
        .next()
        .map(open)
        .ok_or_else(|| format!("no match in {name} of an enum").into())
}

/// A tagged union: an object with any other tag is `Unknown`.
fn open_union(item: &mut ItemEnum, union: &Union) -> Vec<Item> {
    let accessors = shared::accessors(item, &union.shared);
    let Union { member, tags, .. } = union;
    let name = &item.ident;
    // Turns what serde derives into functions of the enum, which the traits below call.
    item.attrs.push(parse_quote!(#[serde(remote = "Self")]));
    item.variants.push(parse_quote! {
        /// A type that this version of the client does not know, as it came.
        #[serde(skip)]
        Unknown(::serde_json::Value)
    });
    let deserialize = parse_quote! {
        impl<'de> ::serde::Deserialize<'de> for #name {
            fn deserialize<D>(deserializer: D) -> ::std::result::Result<Self, D::Error>
            where
                D: ::serde::Deserializer<'de>,
            {
                let value: ::serde_json::Value = ::serde::Deserialize::deserialize(deserializer)?;
                match value.get(#member).and_then(::serde_json::Value::as_str) {
                    Some(#(#tags)|*) | None => {
                        Self::deserialize(value).map_err(::serde::de::Error::custom)
                    }
                    Some(_) => Ok(Self::Unknown(value)),
                }
            }
        }
    };
    let serialize = parse_quote! {
        impl ::serde::Serialize for #name {
            fn serialize<S>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error>
            where
                S: ::serde::Serializer,
            {
                match self {
                    Self::Unknown(value) => ::serde::Serialize::serialize(value, serializer),
                    known => Self::serialize(known, serializer),
                }
            }
        }
    };
    [deserialize, serialize]
        .into_iter()
        .chain(accessors)
        .collect()
}
