//! Has the presets read anew when a file is added to `rulesets` or changed there.

fn main() {
    #[allow(clippy::print_stdout)] // This is how a build script talks to Cargo.
    {
        println!("cargo:rerun-if-changed=rulesets");
    }
}
