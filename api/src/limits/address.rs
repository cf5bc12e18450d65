//! Where a call comes from.

use std::net::{IpAddr, Ipv6Addr};

use actix_web::HttpRequest;

use crate::forwarded;

const FORWARDED_FOR: &str = "x-forwarded-for";

/// Bits of an IPv6 address that its owner cannot choose: a household has a network of this size.
const NETWORK: u128 = !0 << 64;

/// An address as it is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Address(IpAddr);

impl Address {
    /// Of an address as it is.
    pub fn new(address: IpAddr) -> Address {
        Address(match address.to_canonical() {
            IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & NETWORK).into(),
            v4 @ IpAddr::V4(_) => v4,
        })
    }

    /// Of the caller: the other end of the connection, or behind proxies the address that the outermost
    /// of them has seen. What stands further to the left is only what the caller says.
    pub fn of(request: &HttpRequest, proxies: u8) -> Option<Address> {
        let peer = request.peer_addr().map(|peer| peer.ip());
        if proxies == 0 {
            return peer.map(Address::new);
        }
        let hops = forwarded::parts(request.headers(), FORWARDED_FOR);
        let seen = hops.len().checked_sub(usize::from(proxies));
        let seen = seen.and_then(|place| address(hops[place]));
        seen.or(peer).map(Address::new)
    }
}

/// An address as proxies write it, maybe with a port.
fn address(hop: &str) -> Option<IpAddr> {
    let with_port = || {
        hop.parse()
            .map(|address: std::net::SocketAddr| address.ip())
    };
    let bare = hop.trim_start_matches('[').trim_end_matches(']');
    bare.parse().or_else(|_| with_port()).ok()
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;
    use actix_web::test::TestRequest;

    use super::*;

    fn of(forwarded: &[&str], proxies: u8) -> Option<Address> {
        let forwarded: Vec<&[u8]> = forwarded.iter().map(|value| value.as_bytes()).collect();
        of_bytes(&forwarded, proxies)
    }

    fn of_bytes(forwarded: &[&[u8]], proxies: u8) -> Option<Address> {
        let mut request = TestRequest::get().peer_addr("10.0.0.1:4000".parse().unwrap());
        for value in forwarded {
            let value = HeaderValue::from_bytes(value).unwrap();
            request = request.append_header((FORWARDED_FOR, value));
        }
        Address::of(&request.to_http_request(), proxies)
    }

    fn is(address: &str) -> Option<Address> {
        Some(Address::new(address.parse().unwrap()))
    }

    #[test]
    fn a_header_counts_only_behind_a_proxy() {
        assert_eq!(of(&["192.0.2.7"], 0), is("10.0.0.1"));
        assert_eq!(of(&["192.0.2.7"], 1), is("192.0.2.7"));
        assert_eq!(of(&[], 1), is("10.0.0.1"));
        assert_eq!(of(&["nobody"], 1), is("10.0.0.1"));
    }

    #[test]
    fn what_the_caller_says_of_himself_does_not_count() {
        assert_eq!(of(&["198.51.100.1, 192.0.2.7"], 1), is("192.0.2.7"));
        assert_eq!(
            of(&["198.51.100.1", "192.0.2.7, 10.0.0.2"], 2),
            is("192.0.2.7")
        );
        assert_eq!(of(&["192.0.2.7"], 2), is("10.0.0.1"));
    }

    /// Whatever a caller writes there, the proxy writes behind it.
    #[test]
    fn rubbish_hides_nobody() {
        for rubbish in [
            &b"\xff"[..],
            b"caf\xe9, x",
            b",,,",
            b"",
            b"\"a, b\"",
            b"\t \x80",
        ] {
            let same = [rubbish, b", 192.0.2.7"].concat();
            assert_eq!(of_bytes(&[&same], 1), is("192.0.2.7"), "{same:?}");
            assert_eq!(of_bytes(&[rubbish, b"192.0.2.7"], 1), is("192.0.2.7"));
            let two = [rubbish, b", 192.0.2.7, 10.0.0.2"].concat();
            assert_eq!(of_bytes(&[&two], 2), is("192.0.2.7"), "{two:?}");
        }
        // What a trusted proxy writes is taken for no other hop's word.
        assert_eq!(of_bytes(&[b"192.0.2.7, \xff"], 1), is("10.0.0.1"));
    }

    #[test]
    fn ports_are_left_out() {
        for written in ["[2001:db8::1]:443", "[2001:db8::1]", "2001:db8::1"] {
            assert_eq!(of(&[written], 1), is("2001:db8::1"), "{written}");
        }
        assert_eq!(of(&["192.0.2.7:80"], 1), is("192.0.2.7"));
    }

    #[test]
    fn a_network_of_version_6_is_one_address() {
        assert_eq!(is("2001:db8:1:2::1"), is("2001:db8:1:2:ffff::9"));
        assert_ne!(is("2001:db8:1:2::1"), is("2001:db8:1:3::1"));
        assert_eq!(is("::ffff:192.0.2.7"), is("192.0.2.7"));
    }
}
