//! Encrypted lines to the database and the broker. Whoever is at their other end has to prove who it is:
//! there is no encryption without.

use std::path::Path;
use std::sync::Arc;

use rustls::crypto::aws_lc_rs::default_provider;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use rustls_platform_verifier::BuilderVerifierExt;

/// Trusts the authorities in a PEM file, and no others; without one those that the system trusts.
pub fn client_config(authorities: Option<&Path>) -> Result<ClientConfig, String> {
    let told = |error: rustls::Error| error.to_string();
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(told)?;
    let config = match authorities {
        None => config.with_platform_verifier().map_err(told)?,
        Some(file) => config.with_root_certificates(roots(file)?),
    };
    Ok(config.with_no_client_auth())
}

fn roots(file: &Path) -> Result<RootCertStore, String> {
    let bad = |why: String| format!("no certificates are in {}: {why}", file.display());
    let mut roots = RootCertStore::empty();
    let found = CertificateDer::pem_file_iter(file).map_err(|error| bad(error.to_string()))?;
    for certificate in found {
        let certificate = certificate.map_err(|error| bad(error.to_string()))?;
        let added = roots.add(certificate);
        added.map_err(|error| bad(error.to_string()))?;
    }
    if roots.is_empty() {
        return Err(bad("it holds none".to_owned()));
    }
    Ok(roots)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_without_certificates_is_refused_by_name() {
        let folder = tempfile::TempDir::new().unwrap();
        for (name, text) in [
            ("empty.pem", ""),
            ("torn.pem", "-----BEGIN CERTIFICATE-----\nAAAA\n"),
            (
                "bad.pem",
                "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n",
            ),
        ] {
            let file = folder.path().join(name);
            std::fs::write(&file, text).unwrap();
            let why = client_config(Some(&file)).unwrap_err();
            assert!(why.contains(name), "{why}");
        }
        let why = client_config(Some(&folder.path().join("gone.pem"))).unwrap_err();
        assert!(why.contains("gone.pem"), "{why}");
    }
}
