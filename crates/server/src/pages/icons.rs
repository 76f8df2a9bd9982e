//! Small pictures for buttons: one silhouette each, in the colour of the text.

use maud::{Markup, PreEscaped, html};

/// An icon. It is hidden from screen readers: its button has the text.
pub(crate) fn icon(name: &str) -> Markup {
    let shape = SHAPES.iter().find(|(own, _)| *own == name).map_or("", |(_, shape)| shape);
    html! {
        svg.i viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" { (PreEscaped(shape)) }
    }
}

/// Drawn on 24 by 24; lines are at least 1.5 wide.
const SHAPES: &[(&str, &str)] = &[
    (
        "owl",
        r#"<path fill-rule="evenodd" d="M4 3c2 .6 3.600 1.200 5 1.400h6C16.400 4.200 18 3.600 20 3c.5 3 .3 5 .2 8 0 6.500-3.400 10-8.200 10s-8.200-3.500-8.200-10C3.700 8 3.500 6 4 3zm4.300 4.200a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm7.400 0a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 12.500l-1.600 2.300 1.600 2.700 1.600-2.700z"/><circle cx="8.300" cy="10.200" r="1.300"/><circle cx="15.700" cy="10.200" r="1.300"/>"#,
    ),
    (
        "globe",
        r#"<circle cx="12" cy="12" r="9.3" fill="none" stroke="currentColor" stroke-width="1.9"/><path fill="none" stroke="currentColor" stroke-width="1.6" d="M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18"/>"#,
    ),
    (
        "bot",
        r#"<path fill-rule="evenodd" d="M11 1h2v4h5a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3h5zM8.500 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM8 15.500v2h8v-2z"/>"#,
    ),
    (
        "person",
        r#"<circle cx="12" cy="7.500" r="4.500"/><path d="M3 22c0-6 4-8.500 9-8.500s9 2.500 9 8.500z"/>"#,
    ),
    (
        "persons",
        r#"<circle cx="8" cy="8" r="4"/><path d="M1 20.500c0-5 3-7.300 7-7.300s7 2.300 7 7.300z"/><path d="M14.500 4.300a4 4 0 1 1 .7 7.600 6 6 0 0 0-.7-7.600zM16.200 13.400c3.800-.2 6.800 2 6.800 7.100h-6c0-3-.6-5.200-2.300-6.900z"/>"#,
    ),
    (
        "link",
        r#"<path fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round" d="M10 14l4-4M8.500 11L5.600 13.900a3.200 3.200 0 0 0 4.500 4.500L13 15.500M11 8.500l2.900-2.900a3.200 3.200 0 0 1 4.500 4.500L15.500 13"/>"#,
    ),
    (
        "undo",
        r#"<path fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round" d="M8.500 4.500L4 9l4.500 4.500M4.500 9H15a5.200 5.200 0 0 1 0 10.500h-3.500"/>"#,
    ),
    (
        "lock",
        r#"<path fill-rule="evenodd" d="M7 10V7.500a5 5 0 0 1 10 0V10h1.500v11h-13V10zm2.300 0h5.400V7.500a2.700 2.700 0 0 0-5.400 0z"/>"#,
    ),
    (
        "why",
        r#"<path fill-rule="evenodd" d="M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21zM8.300 9.600h2.500c0-1 .5-1.500 1.300-1.500.8 0 1.300.5 1.300 1.200 0 1.500-2.600 1.700-2.600 4.900h2.400c0-1.800 2.800-2.200 2.800-5 0-2-1.600-3.400-3.900-3.400-2.300 0-3.800 1.500-3.800 3.800zM12 15.500a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200z"/>"#,
    ),
    (
        "rules",
        r#"<path d="M2 4.500c3.500-.8 6.600-.4 9.200 1.200v14.500c-2.600-1.600-5.700-2-9.200-1.200zM22 4.500c-3.500-.8-6.600-.4-9.200 1.200v14.500c2.600-1.600 5.700-2 9.200-1.200z"/>"#,
    ),
    (
        "chat",
        r#"<path d="M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8l-6 5v-5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z"/>"#,
    ),
    (
        "mute",
        r#"<path d="M3 8.500h4l6-5v17l-6-5H3z"/><path fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" d="M16.500 9l5.500 6M22 9l-5.500 6"/>"#,
    ),
    (
        "log",
        r#"<circle cx="4" cy="5.500" r="1.900"/><circle cx="4" cy="12" r="1.900"/><circle cx="4" cy="18.500" r="1.900"/><path d="M8.500 4.300H22v2.400H8.500zM8.500 10.800H22v2.400H8.500zM8.500 17.300H22v2.400H8.500z"/>"#,
    ),
    (
        "verify",
        r#"<path fill-rule="evenodd" d="M12 1l9 3.200v6.300c0 5.600-3.600 10-9 12.500-5.400-2.500-9-6.900-9-12.500V4.200zm-1.300 14.700l6.200-6.300-1.700-1.700-4.500 4.600-2-2L7 12z"/>"#,
    ),
    (
        "dark",
        r#"<path d="M20.500 15.300A9.300 9.300 0 0 1 8.700 3.500 9.300 9.300 0 1 0 20.500 15.300z"/>"#,
    ),
    (
        "light",
        r#"<circle cx="12" cy="12" r="4.800"/><path d="M10.900 1h2.200v3.800h-2.200zM10.900 19.200h2.200V23h-2.200zM1 10.900h3.800v2.200H1zM19.200 10.900H23v2.200h-3.800zM4.500 3l2.700 2.700-1.500 1.500L3 4.500zM18.300 16.800l2.700 2.700-1.500 1.500-2.700-2.700zM3 19.500l2.700-2.700 1.500 1.500L4.500 21zM16.800 5.700L19.500 3 21 4.500l-2.700 2.700z"/>"#,
    ),
    (
        "fit",
        r#"<path d="M2 2h7v2.500H4.500V9H2zM15 2h7v7h-2.500V4.500H15zM2 15h2.500v4.500H9V22H2zM19.500 15H22v7h-7v-2.500h4.500z"/>"#,
    ),
    (
        "plus",
        r#"<path d="M10.600 3h2.800v7.600H21v2.800h-7.600V21h-2.800v-7.600H3v-2.800h7.600z"/>"#,
    ),
    (
        "moving",
        r#"<circle cx="16" cy="12" r="6"/><path d="M1 6.500h9v2H1zM3 11h5v2H3zM1 15.500h9v2H1z"/>"#,
    ),
    (
        "still",
        r#"<path fill-rule="evenodd" d="M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm-3.200 4.300v7.400h2.200V8.300zm4.200 0v7.400h2.200V8.300z"/>"#,
    ),
    ("minus", r#"<path d="M3 10.600h18v2.800H3z"/>"#),
    ("play", r#"<path d="M7 4.500l12 7.500-12 7.500z"/>"#),
    ("pause", r#"<path d="M6.500 4.500h3.800v15H6.500zM13.700 4.500h3.800v15h-3.800z"/>"#),
    (
        "next",
        r#"<path fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round" d="M9 4.500l7.500 7.500L9 19.500"/>"#,
    ),
    (
        "prev",
        r#"<path fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round" d="M15 4.500L7.500 12l7.500 7.500"/>"#,
    ),
    (
        "first",
        r#"<path fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round" d="M18 4.500L10.500 12l7.500 7.500M5.500 4.500v15"/>"#,
    ),
    (
        "last",
        r#"<path fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round" d="M6 4.500l7.500 7.500L6 19.500M18.500 4.500v15"/>"#,
    ),
    (
        "check",
        r#"<path fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M4 12.500l5.500 5.500L20 6.500"/>"#,
    ),
    (
        "cross",
        r#"<path fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" d="M5 5l14 14M19 5L5 19"/>"#,
    ),
    ("flag", r#"<path d="M4 2h2.400v1.500h14L17 8.500l3.400 5h-14V22H4z"/>"#),
    (
        "die",
        r#"<path fill-rule="evenodd" d="M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zm2.500 3.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm9 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"/>"#,
    ),
    (
        "history",
        r#"<path fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round" d="M4 5v5h5M4.500 9.500a8.500 8.500 0 1 1-.8 5M12 7.500V12l3.500 2.200"/>"#,
    ),
    (
        "download",
        r#"<path d="M10.600 2h2.800v9.500l3.300-3.300 1.900 2L12 16.800l-6.600-6.600 1.900-2 3.300 3.300zM3 19h18v2.800H3z"/>"#,
    ),
    (
        "clock",
        r#"<path fill-rule="evenodd" d="M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21zM10.800 5.500v7.200l5 3 1.200-2-3.800-2.300V5.500z"/>"#,
    ),
    (
        "eye",
        r#"<path fill-rule="evenodd" d="M12 4.500c5 0 9 3 11 7.500-2 4.500-6 7.500-11 7.500S3 16.500 1 12c2-4.500 6-7.500 11-7.500zm0 2.700a4.800 4.800 0 1 0 0 9.600 4.800 4.800 0 0 0 0-9.600zm0 2.300a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z"/>"#,
    ),
    (
        "glass",
        r#"<path d="M5 1.500h14V4h-1.500c0 4-1.500 6-4 8 2.500 2 4 4 4 8H19v2.500H5V20h1.500c0-4 1.500-6 4-8-2.500-2-4-4-4-8H5z"/>"#,
    ),
];
