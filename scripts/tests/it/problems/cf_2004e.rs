use super::{Expected, check};

#[test]
fn cf_2004e() {
    check(&Expected { problem: "cf_2004e", ..Expected::default() });
}
