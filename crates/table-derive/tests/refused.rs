//! What the derives refuse, and where they point.
//!
//! Only their own errors are here; those of the compiler differ from one release to the next, and
//! are examples that must not compile, in the documentation of `table::vocabulary`.

#[test]
fn mistakes_are_pointed_out() {
    trybuild::TestCases::new().compile_fail("tests/refused/*.rs");
}
