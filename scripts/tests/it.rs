//! One integration test crate.

mod it {
    mod new;
    mod other_tools;
}
