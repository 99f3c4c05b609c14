//! The one line on standard error that shows what is going on, on a terminal only.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

pub struct Progress {
    bar: ProgressBar,
}

impl Default for Progress {
    fn default() -> Self {
        // Draws nothing unless standard error is a terminal.
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
        Self { bar }
    }
}

impl Progress {
    /// Draws nothing.
    pub fn hidden() -> Self {
        Self { bar: ProgressBar::hidden() }
    }

    pub fn start(&self, subject: &str, activity: &str) {
        let style = ProgressStyle::with_template("{spinner} {msg} {elapsed}");
        self.bar.reset();
        self.bar.set_length(0);
        self.bar.set_style(style.expect("the template is right"));
        self.bar.set_message(format!("{subject} {activity}"));
        self.bar.enable_steady_tick(Duration::from_millis(100));
    }

    /// From now on there is a count, out of so many more.
    pub fn more(&self, steps: u64) {
        let style = ProgressStyle::with_template("{spinner} {msg} {pos}/{len} {elapsed}");
        self.bar.set_style(style.expect("the template is right"));
        self.bar.inc_length(steps);
    }

    pub fn step(&self) {
        self.bar.inc(1);
    }

    /// Clears the line, so that something else can be printed.
    pub fn finish(&self) {
        self.bar.disable_steady_tick();
        self.bar.finish_and_clear();
    }
}
