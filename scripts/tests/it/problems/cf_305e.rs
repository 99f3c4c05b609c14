use super::{Expected, check};

#[test]
fn cf_305e() {
    check(&Expected { problem: "cf_305e", ..Expected::default() });
}
