//! Misbehaves as its first argument says.

use std::io::{Read, Write};
use std::os::unix::process::CommandExt;
use std::{env, hint, process, thread, time::Duration};

unsafe extern "C" {
    fn setpgid(process: i32, group: i32) -> i32;
}

fn main() {
    let how = env::args().nth(1).expect("an argument says how to misbehave");
    let mib = || -> usize { env::args().nth(2).and_then(|mib| mib.parse().ok()).expect("so many MiB") };
    let mut stdout = std::io::stdout();
    match how.as_str() {
        "spin" => loop {
            hint::spin_loop();
        },
        "spin_in_two_threads" => {
            thread::spawn(|| loop {
                hint::spin_loop();
            });
            loop {
                hint::spin_loop();
            }
        }
        "sleep" => thread::sleep(Duration::from_secs(86_400)),
        "flood_stdout" => while stdout.write_all(&[b'x'; 65_536]).is_ok() {},
        "flood_stderr" => while std::io::stderr().write_all(&[b'x'; 65_536]).is_ok() {},
        "answer_and_exit_3" => {
            println!("1 4");
            process::exit(3);
        }
        "overflow_the_stack" => println!("{}", deeper(1)),
        "panic" => panic!("the steps are too steep"),
        "print_no_text" => stdout.write_all(b"\xff\xfe\x00 4\n").expect("stdout is open"),
        "print_1_mb_without_newline" => {
            stdout.write_all(&vec![b'7'; 1_000_000]).expect("stdout is open");
        }
        "allocate" => {
            let memory = vec![1_u8; mib() << 20];
            println!("{}", memory.iter().map(|byte| usize::from(*byte)).sum::<usize>());
        }
        "allocate_bit_by_bit" => {
            let mut memory = vec![];
            for _ in 0..mib() {
                memory.push(vec![1_u8; 1 << 20]);
            }
            println!("{}", memory.len());
        }
        "write_before_reading" => {
            println!("1 4");
            let mut input = String::new();
            std::io::stdin().read_to_string(&mut input).expect("stdin is text");
        }
        "read_half_and_write_much" => {
            let mut half = vec![0; 5_000_000];
            std::io::stdin().read_exact(&mut half).expect("stdin is long");
            stdout.write_all(&vec![b'7'; 4_000_000]).expect("stdout is open");
        }
        "change_to_the_group_of_a_child" => {
            let child = process::Command::new("sleep").arg("86416").process_group(0).spawn();
            let group = child.expect("there is a sleep").id() as i32;
            // SAFETY: it takes two numbers and gives one.
            let changed = unsafe { setpgid(0, group) };
            assert_eq!(changed, 0);
            thread::sleep(Duration::from_secs(86_400));
        }
        other => panic!("nobody knows how to {}", other),
    }
}

fn deeper(depth: u64) -> u64 {
    let room = hint::black_box([depth; 64]);
    // Never, but the compiler does not know.
    if room[0] == 0 { 0 } else { deeper(depth + 1) + room[1] }
}
