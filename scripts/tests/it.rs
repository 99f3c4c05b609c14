//! One integration test crate.

mod it {
    mod other_tools;
}
