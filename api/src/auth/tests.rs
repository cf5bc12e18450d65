//! The token matrix.
