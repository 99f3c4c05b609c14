//! Problems in the README, and the messages of `cargo judge new`.

use crate::about::About;
use crate::new::Made;
use crate::text::markdown;

/// The README's table of problems.
pub fn problem_table(problems: &[About]) -> String {
    let head = "| problem | theory | complexity | limits | file |\n|---|---|---|---|---|\n";
    let rows = problems.iter().map(|about| problem_row(about) + "\n");
    head.to_owned() + &rows.collect::<String>()
}

/// The problem's row in that table.
pub fn problem_row(about: &About) -> String {
    let About { name, theory, complexity, sizes, memory_limit_mib, .. } = about;
    let seconds = about.time_limit.as_secs_f64();
    let title = markdown(about.title);
    let problem = about.link.map_or(title.clone(), |link| format!("[{title}]({link})"));
    let file = format!("src/bin/{name}.rs");
    format!(
        "| {problem} | {} | {} | {}; {seconds} s, {memory_limit_mib} MiB | [`{file}`]({file}) |",
        markdown(theory),
        markdown(complexity),
        markdown(sizes)
    )
}

/// The message shown while waiting for a problem.
pub fn waiting(port: u16) -> String {
    format!(
        "waiting on 127.0.0.1:{port} for a problem from Competitive Companion; click its green plus \
         on the problem's page (Ctrl-C to stop)"
    )
}

/// The files made and changed, and the next step.
pub fn made(made: &Made) -> String {
    let Made { name, created, changed } = made;
    format!(
        "made {}\nchanged {}\nnext: cargo judge check {name}",
        created.join("\n     "),
        changed.join("\n        ")
    )
}
