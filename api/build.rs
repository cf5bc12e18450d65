//! Has texts and migrations embedded anew when a file is added among them or changed there.

fn main() {
    #[allow(clippy::print_stdout)] // This is how a build script talks to Cargo.
    {
        println!("cargo:rerun-if-changed=languages");
        println!("cargo:rerun-if-changed=migrations");
    }
}
