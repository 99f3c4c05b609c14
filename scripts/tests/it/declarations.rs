use proconio::input;
use proconio::marker::{Bytes, Chars, Isize1, Usize1};

/// Reads `$from …` by every kind of declaration and reports what it has read.
macro_rules! report {
    ($($from:tt)*) => {{
        let mut report = String::new();
        input! { $($from)* n: usize, mut heaps: [u64; n] }
        heaps.push(n as u64);
        input!($($from)* edges: [(Usize1, Usize1)], x: f64,);
        report += &format!("{:?}\n", (heaps, edges, x));
        for _ in 0..2 {
            input! {
                $($from)*
                name: String,
                (h, w): (usize, usize),
                grid: [[i8; w]; h],
                rows: [[u16]; h],
                mut words: [(Chars, proconio::marker::Bytes, char); 1],
            }
            words.reverse();
            report += &format!("{:?}\n", (name, h, w, grid, rows, words));
        }
        input! { $($from)* }
        input! { $($from)* last: Isize1, bytes: Bytes, big: u128, low: i128, _: bool, one: (u8,), }
        report + &format!("{:?}", (last, bytes, big, low, one))
    }};
}
