//! Games that are sums of heaps: the values of a heap by its size, and their period.

use itertools::Itertools;

use super::{Page, TOGETHER, columns, ended, item, number, pad, wrapped};
use crate::about::{About, Family};
use crate::rules::{HeapValues, Period, Proof, Steady};
use crate::text::{counted, cut, grouped};

/// How many rows of values are shown where not all were asked for.
const ROWS: usize = 10;
/// The most values in a row.
const LONGEST_ROW: usize = 40;
/// How many bounds of the values are shown, the last ones.
const BOUNDS: usize = 4;
/// Up to so many remainders are shown of the lost sizes.
const REMAINDERS: usize = 12;

/// One table, or a line for each choice of parameters.
pub fn heaps(about: &About, heaps: &[HeapValues], example: Option<&str>, page: &Page) -> String {
    let problem = about.name;
    match heaps {
        [one] => {
            let under = if one.params.is_empty() {
                String::new()
            } else {
                format!(" with the parameters {}", one.params)
            };
            let title = wrapped(&format!("{problem}{under}: "), &title(one), page.width);
            format!("{title}\n{}", heap(about, one, page))
        }
        _ => {
            let example = example.unwrap_or_default();
            let line = heaps.first().map(title).unwrap_or_default();
            let is_seen = |heap: &HeapValues| {
                heap.period.is_some_and(|period| !matches!(period.proof, Proof::Done { .. }))
            };
            let why =
                if heaps.iter().any(is_seen) { ", and what would prove its period" } else { "" };
            let hint = format!(
                "a few parameters of the rules; one alone{why} with a case of the statement that \
                 has them, such as --case {example:?}"
            );
            format!(
                "{problem}: {line}\n\n{}\n{}",
                by_params(heaps, page),
                item("shown", &hint, page.width)
            )
        }
    }
}

fn title(heap: &HeapValues) -> String {
    let Some(largest) = heap.largest() else { return "no heap has a value".into() };
    let (lowest, largest) = (size(heap.lowest), size(largest));
    format!("heaps of {lowest} to {largest}, by their moves alone")
}

fn size(size: u32) -> String {
    number(size as usize)
}

fn heap(about: &About, heap: &HeapValues, page: &Page) -> String {
    let mut text = String::new();
    let only_lost = page.lost && !page.values;
    if !only_lost {
        text += &table(heap, page);
        text += "\n";
    }
    text += &lost(heap, page);
    text += &item("period", &period(about, heap), page.width);
    text += &item("values", &bounds(heap), page.width);
    if let Some(ended) = ended(heap.end) {
        text += &item("end", &ended, page.width);
    }
    text
}

/// The values in rows; where they have a short period, a row holds whole periods.
fn table(heap: &HeapValues, page: &Page) -> String {
    let label = heap.largest().map_or(4, |largest| largest.to_string().len().max(4));
    let rows_of = |cell: usize| {
        let room = ((page.width.saturating_sub(label + 1)) / (cell + 1)).clamp(1, LONGEST_ROW);
        let length = heap.period.map_or(0, |period| period.length as usize);
        let unit = if (1..=room).contains(&length) { length } else { 10.min(room) };
        room / unit * unit
    };
    let cell_of = |values: &[u32]| values.iter().max().map_or(1, |most| most.to_string().len());
    // As wide as the values that are shown.
    let most = if page.values { usize::MAX } else { ROWS };
    let mut shown = heap.values.len();
    let mut in_a_row = rows_of(cell_of(&heap.values));
    if shown.div_ceil(in_a_row) > most {
        shown = most * rows_of(1);
        shown = shown.min(heap.values.len());
        let cell = cell_of(&heap.values[..shown]);
        in_a_row = rows_of(cell);
        shown = shown.min(most * in_a_row);
    }
    let values = &heap.values[..shown];
    let cell = cell_of(values);
    let mut text = format!("{:>label$}  Grundy values\n", "size");
    for (row, values) in values.chunks(in_a_row).enumerate() {
        let first = heap.lowest as usize + row * in_a_row;
        let cells = values.iter().map(|value| format!("{value:>cell$}")).join(" ");
        text += &format!("{first:>label$}  {cells}\n");
    }
    if shown < heap.values.len() {
        text += &format!("{:>label$}  all {} with --values\n", "…", grouped(heap.values.len()));
    }
    text
}

fn lost(heap: &HeapValues, page: &Page) -> String {
    let lost: Vec<_> = heap.lost().map(|size| size.to_string()).collect();
    let sizes = if heap.values.len() == 1 { "size" } else { "sizes" };
    let count = format!("{} of {} {sizes}", number(lost.len()), number(heap.values.len()));
    if page.lost {
        let (rows, _) = columns(&lost, usize::MAX, page.width - 2);
        let rows = rows.iter().map(|row| format!("  {row}\n")).join("");
        return format!("{}{rows}\n", item("lost", &count, page.width));
    }
    let mut shown = String::new();
    let mut left = lost.len();
    for size in &lost {
        if shown.len() + size.len() + 2 * super::LABEL > page.width {
            break;
        }
        shown += size;
        shown.push(' ');
        left -= 1;
    }
    let dots = if left > 0 { "… " } else { "" };
    let text = format!("{shown}{dots}({count})");
    let mut text = item("lost", &text, page.width);
    if let Some(remainders) = remainders(heap) {
        text += &item("", &remainders, page.width);
    }
    text
}

/// The lost sizes as remainders, where they have a period and are few.
fn remainders(heap: &HeapValues) -> Option<String> {
    let Period { length, from, .. } = heap.period?;
    let lost = heap.lost().skip_while(|size| *size < from);
    let lost = lost.take_while(|size| *size < from + length);
    let remainders: Vec<_> = lost.map(|size| size % length).sorted().collect();
    if length == 1 || remainders.is_empty() || remainders.len() > REMAINDERS {
        return None;
    }
    let start = if from > heap.lowest { format!("from {} on ", size(from)) } else { String::new() };
    Some(format!("{start}those with the remainder {} modulo {length}", list(&remainders)))
}

/// The period and what proves it, or what would.
fn period(about: &About, heap: &HeapValues) -> String {
    let seen = heap.largest().map_or_else(|| "nothing".into(), size);
    let Some(period) = heap.period else { return no_period(&seen, heap.steady.as_ref()) };
    let found = format!("{} from {} on", period.length, size(period.from));
    let because = heap.steady.as_ref().map(because).unwrap_or_default();
    match period.proof {
        Proof::Done { up_to } => format!(
            "{found}, proved for every size by the values up to {}, since {because}",
            size(up_to)
        ),
        Proof::IfSteady { up_to } => format!(
            "{found}, seen up to {seen}. The values up to {} prove it for every size if in all \
             larger heaps, too, {because}. If so, say so in scripts/src/problems/{}.rs: {}",
            size(up_to),
            about.name,
            stated(about, heap)
        ),
        Proof::Further { up_to } => format!(
            "{found}, seen up to {seen}. If it lasts, the values up to {} prove it, since \
             {because}: --up-to {up_to}",
            size(up_to)
        ),
        Proof::Unknown => format!(
            "{found}, seen up to {seen}. Values alone cannot prove it, since heaps of different \
             sizes have different moves; that takes a proof of your own, a `certificate`, which \
             `check --group deep` runs"
        ),
    }
}

fn because(steady: &Steady) -> String {
    let takes = match &steady.takes[..] {
        [] => "there are no moves".into(),
        [0] => "a move takes nothing".into(),
        takes if takes.len() <= REMAINDERS => {
            format!("a move takes {}", list(takes))
        }
        _ => format!("a move takes at most {}", size(steady.largest_take())),
    };
    let parts = match steady.parts {
        0 | 1 => String::new(),
        parts => format!(" and leaves at most {parts} heaps of any size"),
    };
    takes + &parts
}

/// What the rules would say of themselves, word for word where they have no parameters.
fn stated(about: &About, heap: &HeapValues) -> String {
    let take = heap.steady.as_ref().map_or(0, Steady::largest_take);
    let parts = heap.steady.as_ref().map_or(1, |steady| steady.parts.max(1));
    let (code, game) = if about.family == Family::Splits {
        let code = format!("fn steady(&self) -> Option<(u32, u32)> {{ Some(({take}, {parts})) }}");
        (code, "SplitGame")
    } else if heap.params.is_empty() {
        (format!("fn steady(&self, (): &()) -> Option<u32> {{ Some({take}) }}"), "HeapGame")
    } else {
        return format!("`steady` in `impl HeapGame` gives `Some({take})` for these parameters");
    };
    // So that it can be copied.
    format!("`{}` in `impl {game}`", code.replace(' ', TOGETHER))
}

/// The numbers in words.
fn list(numbers: &[u32]) -> String {
    match numbers {
        [first @ .., before, last] => {
            first.iter().map(|number| format!("{number}, ")).join("")
                + &format!("{before} or {last}")
        }
        _ => numbers.iter().join(""),
    }
}

fn no_period(seen: &str, steady: Option<&Steady>) -> String {
    let Some(steady) = steady else {
        return format!(
            "none seen up to {seen}. Values alone could not prove one, since heaps of different \
             sizes have different moves"
        );
    };
    let (take, because) = (steady.largest_take(), because(steady));
    let proof = match steady.parts {
        0 | 1 => format!("{} in a row that come back", counted(take as usize, "value", "values")),
        parts => format!(
            "values from some size n up to {parts} · (n + p) + {} that come back after p sizes",
            i64::from(take) - 1
        ),
    };
    format!("none seen up to {seen}. One would be proved by {proof}, since {because}")
}

/// How long the values stay below which bound.
fn bounds(heap: &HeapValues) -> String {
    let reached = heap.bounds();
    let Some((bound, _)) = reached.last() else { return "all 0".into() };
    let mut below: Vec<_> = reached[1..]
        .iter()
        .map(|(bound, first)| format!("below {} up to {}", size(*bound), size(first - 1)))
        .collect();
    let largest = heap.largest().map(size).unwrap_or_default();
    below.push(format!("below {} up to {largest}", size(bound * 2)));
    below[below.len().saturating_sub(BOUNDS)..].join(", ")
}

/// A line for each choice of parameters.
fn by_params(heaps: &[HeapValues], page: &Page) -> String {
    let params = heaps.iter().map(|heap| heap.params.chars().count()).max().unwrap_or(0).max(10);
    let line = |name: &str, period: &str, proof: &str, lost: &str| {
        let line = format!("  {}  {period:<14}  {proof:<8}  {lost}", pad(name, params));
        let fits = line.chars().count() <= page.width;
        (if fits { line.trim_end().to_owned() } else { cut(&line, page.width - 1) }) + "\n"
    };
    let mut text = line("parameters", "period", "", "lost sizes");
    for heap in heaps {
        let period = heap.period.map_or("none seen".into(), |period| {
            format!("{} from {}", period.length, size(period.from))
        });
        let proof = heap.period.map_or("", |period| match period.proof {
            Proof::Done { .. } => "proved",
            _ => "seen",
        });
        let lost = heap.lost().take(page.width).join(" ");
        text += &line(&heap.params, &period, proof, &lost);
        if let Some(ended) = ended(heap.end) {
            text += &item("", &ended, page.width);
        }
    }
    text
}
