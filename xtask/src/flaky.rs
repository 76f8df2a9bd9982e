//! Flaky tests, which passed only when they were retried, from nextest's report.

use std::path::{Path, PathBuf};

/// The report of nextest; see `.config/nextest.toml`.
pub(crate) fn report(root: &Path) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    target.unwrap_or_else(|| root.join("target")).join("nextest/default/junit.xml")
}

/// The names of the flaky tests in a report.
pub(crate) fn names(report: &str) -> Vec<String> {
    let cases = report.split("<testcase ").skip(1);
    let cases = cases.map(|case| case.split("</testcase>").next().unwrap_or(case));
    let flaky = cases.filter(|case| case.contains("<flakyFailure"));
    flaky.filter_map(|case| attribute(case, "name")).collect()
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, value) = tag.split_once(&format!("{name}=\""))?;
    value.split('"').next().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_tests_that_passed_at_last_are_flaky() {
        let report = r#"
            <testsuite name="hegemonia-server::browser" tests="3">
                <testcase name="steady" classname="hegemonia-server::browser" time="1.0">
                </testcase>
                <testcase name="now_and_then" classname="hegemonia-server::browser" time="1.0">
                    <flakyFailure type="test failure">a click</flakyFailure>
                </testcase>
                <testcase name="never" classname="hegemonia-server::browser" time="1.0">
                    <failure type="test failure"/><rerunFailure type="test failure"/>
                </testcase>
            </testsuite>"#;
        assert_eq!(names(report), ["now_and_then"]);
        assert_eq!(names(""), Vec::<String>::new());
    }
}
