//! Members that every variant of a union has, without a `match` over all of them.
//!
//! An event is an envelope around a fact: whoever follows a log needs the number of an event
//! whatever happened in it, even if he does not know its type.

use syn::{
    Attribute, Field, Fields, Item, ItemEnum, Pat, Token, parse_quote, punctuated::Punctuated,
};

use crate::source;

/// A function for each of the `members`, before the union gets its variant `Unknown`.
pub(crate) fn accessors(union: &ItemEnum, members: &[String]) -> Option<Item> {
    let name = &union.ident;
    let functions: Vec<syn::ImplItemFn> = members
        .iter()
        .filter_map(|member| accessor(union, member))
        .collect();
    let accessors = parse_quote!(impl #name { #(#functions)* });
    (!functions.is_empty()).then_some(accessors)
}

fn accessor(union: &ItemEnum, member: &str) -> Option<syn::ImplItemFn> {
    let field = union
        .variants
        .iter()
        .find_map(|variant| field(&variant.fields, member))?;
    let (ident, ty) = (&field.ident, &field.ty);
    let said = field
        .attrs
        .iter()
        .filter(|attribute| is_documentation(attribute));
    let variants = union.variants.iter().map(|variant| &variant.ident);
    let variants: Punctuated<Pat, Token![|]> = variants
        .map(|variant| -> Pat { parse_quote!(Self::#variant { #ident, .. }) })
        .collect();
    Some(parse_quote! {
        #(#said)*
        ///
        /// `None` only for an unknown type that does not have it.
        pub fn #ident(&self) -> ::std::option::Option<#ty> {
            match self {
                #variants => ::std::option::Option::Some(#ident.clone()),
                Self::Unknown(value) => {
                    ::serde_json::from_value(value.get(#member)?.clone()).ok()
                }
            }
        }
    })
}

fn is_documentation(attribute: &Attribute) -> bool {
    source::documentation(attribute).is_some()
}

fn field<'a>(fields: &'a Fields, member: &str) -> Option<&'a Field> {
    fields
        .iter()
        .find(|field| field.ident.as_ref().is_some_and(|ident| ident == member))
}
