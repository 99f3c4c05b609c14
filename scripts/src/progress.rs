//! Progress on standard error: one line that is redrawn on a terminal, else a line every ten seconds.

use std::io::IsTerminal;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle, WeakProgressBar};

use crate::terminal;

/// How long an activity goes on, where there is no terminal, before each line that says so.
const EVERY: Duration = Duration::from_secs(10);
/// How often it is looked whether a line is due.
const LOOK: Duration = Duration::from_millis(500);

const PLAIN: &str = "{spinner} {msg} {elapsed}";
const COUNTING: &str = "{spinner} {msg} {pos} {elapsed}";
const COUNTED: &str = "{spinner} {msg} {pos}/{len} {elapsed}";

pub struct Progress {
    bar: ProgressBar,
}

impl Default for Progress {
    fn default() -> Self {
        let progress = Self::on(ProgressDrawTarget::stderr());
        if !std::io::stderr().is_terminal() {
            let bar = progress.bar.downgrade();
            std::thread::spawn(move || print_lines(&bar));
        }
        progress
    }
}

impl Progress {
    /// Shows nothing.
    pub fn hidden() -> Self {
        Self::on(ProgressDrawTarget::hidden())
    }

    fn on(target: ProgressDrawTarget) -> Self {
        let bar = ProgressBar::with_draw_target(Some(0), target).with_style(style(PLAIN));
        bar.finish_and_clear();
        Self { bar }
    }

    /// Begins an activity.
    pub fn start(&self, subject: &str, activity: &str) {
        self.bar.set_style(style(PLAIN));
        self.bar.set_message(format!("{subject} {activity}").trim_end().to_owned());
        self.bar.set_length(0);
        self.bar.reset();
        self.bar.enable_steady_tick(Duration::from_millis(100));
    }

    /// Shows a counter, of nobody knows how many steps.
    pub fn count(&self) {
        self.bar.set_style(style(COUNTING));
    }

    /// Adds `steps` to the expected total and shows a counter.
    pub fn more(&self, steps: u64) {
        self.bar.set_style(style(COUNTED));
        self.bar.inc_length(steps);
    }

    pub fn step(&self) {
        self.steps(1);
    }

    pub fn steps(&self, steps: u64) {
        self.bar.inc(steps);
    }

    /// Ends the activity and clears its line, so that something else can be printed.
    pub fn finish(&self) {
        self.bar.disable_steady_tick();
        self.bar.finish_and_clear();
    }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("the templates are right")
}

/// Prints a line whenever an activity has gone on for another ten seconds.
fn print_lines(bar: &WeakProgressBar) {
    let mut due = EVERY;
    while let Some(bar) = bar.upgrade() {
        let elapsed = bar.elapsed();
        if bar.is_finished() || elapsed < due.saturating_sub(EVERY) {
            // Another activity is next, or has begun.
            due = EVERY;
        } else if elapsed >= due {
            terminal::warn(&line(&bar));
            due += EVERY;
        }
        drop(bar);
        std::thread::sleep(LOOK);
    }
}

fn line(bar: &ProgressBar) -> String {
    let (message, seconds) = (bar.message(), bar.elapsed().as_secs());
    match bar.length() {
        None | Some(0) if bar.position() > 0 => {
            format!("{message}, {}, {seconds} s", bar.position())
        }
        None | Some(0) => format!("{message}, {seconds} s"),
        Some(steps) => format!("{message}, {} of {steps}, {seconds} s", bar.position()),
    }
}
