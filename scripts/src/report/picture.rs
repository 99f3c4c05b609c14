//! The bench as a picture: time against size, both on logarithmic axes.

use anyhow::{Context, Result};
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use crate::bench::Bench;
use crate::bench::fit::Fit;
use crate::text::grouped;
use crate::text::milliseconds;

const WIDTH: u32 = 800;
const HEIGHT: u32 = 500;
const FONT: &str = "sans-serif";
const INK: RGBColor = RGBColor(40, 40, 40);
const GRID: RGBColor = RGBColor(225, 225, 225);
const MEASURED: RGBColor = RGBColor(0, 90, 160);
const FITTED: RGBColor = RGBColor(110, 170, 215);
const LIMIT: RGBColor = RGBColor(200, 30, 30);
const START_UP: RGBColor = RGBColor(120, 120, 120);

/// An SVG image of the measured times, with filled dots for those fitted and rings for the others; the
/// fitted line; and the judge's limit and the start-up as horizontal lines.
pub fn svg(bench: &Bench) -> Result<String> {
    let mut svg = String::new();
    let area = SVGBackend::with_string(&mut svg, (WIDTH, HEIGHT)).into_drawing_area();
    draw(bench, &area).with_context(|| format!("cannot draw the picture of {}", bench.problem))?;
    drop(area);
    Ok(svg)
}

fn draw(bench: &Bench, area: &DrawingArea<SVGBackend, plotters::coord::Shift>) -> Result<()> {
    let fit = bench.time_fit();
    let (start_up, limit) = (milliseconds(bench.start_up().time), milliseconds(bench.time_limit));
    let grown = bench.rows.iter().skip(1).map(|row| (row.size as f64, milliseconds(row.time)));
    let grown: Vec<_> = grown.collect();
    let (first, last) = (grown.first(), grown.last());
    let ((least, _), (most, _)) = first.zip(last).context("only one size was measured")?;
    let (left, right) = (least / 1.5, most * 1.5);
    let times = || grown.iter().map(|(_, time)| *time).chain([start_up, limit]);
    let bottom = times().fold(f64::INFINITY, f64::min) / 2.0;
    let top = times().fold(0.0, f64::max) * 2.0;

    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(area)
        .caption(title(bench, fit.as_ref()), (FONT, 20).into_font().color(&INK))
        .margin(16)
        .x_label_area_size(48)
        .y_label_area_size(72)
        .build_cartesian_2d((left..right).log_scale(), (bottom..top).log_scale())?;
    let number = |value: &f64| {
        if *value < 1.0 { format!("{value:.2}") } else { grouped(value.round() as usize) }
    };
    let hint = if fit.is_some() { " (filled dots were fitted)" } else { "" };
    chart
        .configure_mesh()
        .x_desc(format!("size in {}{hint}", bench.scale.unit))
        .y_desc("processor time in ms")
        .x_label_formatter(&number)
        .y_label_formatter(&number)
        .label_style((FONT, 14).into_font().color(&INK))
        .axis_style(INK)
        .bold_line_style(GRID)
        .light_line_style(TRANSPARENT)
        .draw()?;

    for Line { points, color, label, label_at, anchor, offset } in lines(bench, left, right) {
        chart.draw_series([PathElement::new(points, color.stroke_width(2))])?;
        let style = (FONT, 14).into_font().color(&color).pos(anchor);
        chart.draw_series([EmptyElement::at(label_at) + Text::new(label, offset, style)])?;
    }
    let is_fitted = |size: f64| fit.as_ref().is_some_and(|fit| size >= fit.from as f64);
    chart.draw_series(grown.iter().map(|point| {
        let style = MEASURED.stroke_width(2);
        Circle::new(*point, 4, if is_fitted(point.0) { style.filled() } else { style })
    }))?;
    area.present()?;
    Ok(())
}

/// A line with a label next to it.
struct Line {
    /// Size and milliseconds.
    points: Vec<(f64, f64)>,
    color: RGBColor,
    label: String,
    label_at: (f64, f64),
    /// Which end of the label is there, and how many pixels off.
    anchor: Pos,
    offset: (i32, i32),
}

/// The limit, the start-up and the fit, if there is one.
fn lines(bench: &Bench, left: f64, right: f64) -> Vec<Line> {
    let (start_up, limit) = (milliseconds(bench.start_up().time), milliseconds(bench.time_limit));
    let level = |time, color, label, side, down| Line {
        points: vec![(left, time), (right, time)],
        color,
        label,
        label_at: (left, time),
        anchor: Pos::new(HPos::Left, side),
        offset: (8, down),
    };
    let limit_label = format!("the judge's limit: {} s", bench.time_limit.as_secs_f64());
    let start_up_label = format!("start-up: {start_up:.2} ms");
    let mut lines = vec![
        level(limit, LIMIT, limit_label, VPos::Bottom, -4),
        // Below the dots that lie on it.
        level(start_up, START_UP, start_up_label, VPos::Top, 8),
    ];
    lines.extend(bench.time_fit().map(|fit| {
        let along = |part: f64| {
            let size = left * (right / left).powf(part);
            (size, fit.cost(size))
        };
        Line {
            points: (0..=40).map(|step| along(f64::from(step) / 40.0)).collect(),
            color: FITTED,
            label: format!("fit: start-up + {}^{:.2}", bench.scale.unit, fit.exponent),
            label_at: along(0.75),
            anchor: Pos::new(HPos::Right, VPos::Bottom),
            offset: (-8, -4),
        }
    }));
    lines
}

fn title(bench: &Bench, fit: Option<&Fit>) -> String {
    let Bench { problem, complexity, scale, .. } = bench;
    match fit {
        Some(fit) => {
            format!("{problem}: claimed {complexity}, measured {}^{:.2}", scale.unit, fit.exponent)
        }
        None => format!("{problem}: claimed {complexity}, too close to the start-up to tell"),
    }
}
