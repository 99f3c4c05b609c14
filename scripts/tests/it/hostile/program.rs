//! Misbehaves as its first argument says.

use std::io::{Read, Write};
use std::os::unix::process::CommandExt;
use std::{env, hint, process, thread, time::Duration};

unsafe extern "C" {
    fn setpgid(process: i32, group: i32) -> i32;
    fn fork() -> i32;
    fn getppid() -> i32;
    fn ptrace(request: i32, process: i32, address: usize, data: usize) -> i64;
}

fn main() {
    let how = env::args().nth(1).expect("an argument says how to misbehave");
    let number = || -> usize {
        env::args().nth(2).and_then(|number| number.parse().ok()).expect("an argument says how much")
    };
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
            let memory = vec![1_u8; number() << 20];
            println!("{}", memory.iter().map(|byte| usize::from(*byte)).sum::<usize>());
        }
        "allocate_bit_by_bit" => {
            let mut memory = vec![];
            for _ in 0..number() {
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
        "work_for_milliseconds" => {
            let most = number() as u64 * 1_000_000;
            while processor_time() < most {
                hint::black_box((0..10_000).fold(1_u64, |a, b| hint::black_box(a ^ b)));
            }
        }
        "recurse_a_million_times" => println!("{}", a_million_deep(1)),
        "fork_with_memory" => {
            let memory = vec![1_u8; number() << 20];
            for _ in 0..3 {
                // SAFETY: there is one thread.
                if unsafe { fork() } == 0 {
                    break;
                }
            }
            thread::sleep(Duration::from_millis(300));
            println!("{}", memory.len());
        }
        "start_programs_with_memory" => {
            let memory = vec![1_u8; number() << 20];
            for _ in 0..300 {
                process::Command::new("true").status().expect("there is a program true");
            }
            println!("{}", memory.len());
        }
        "leave_ended_children" => {
            for _ in 0..number() {
                // SAFETY: there is one thread.
                if unsafe { fork() } == 0 {
                    process::exit(0);
                }
            }
        }
        "trace_its_parent" => {
            const ATTACH: i32 = 16;
            // SAFETY: it takes numbers and gives one.
            assert_eq!(unsafe { ptrace(ATTACH, getppid(), 0, 0) }, 0, "this needs the right to trace");
            thread::sleep(Duration::from_secs(86_400));
        }
        "forge_a_reply" => {
            // SAFETY: it takes nothing and gives a number.
            let open_files = format!("/proc/{}/fd", unsafe { getppid() });
            let reply = env::args().nth(2).expect("an argument says what to reply");
            for file in std::fs::read_dir(open_files).into_iter().flatten().flatten() {
                let opened = std::fs::OpenOptions::new().write(true).open(file.path());
                if let Ok(mut opened) = opened {
                    let _ = opened.write_all(reply.as_bytes());
                }
            }
            thread::sleep(Duration::from_millis(100));
            process::exit(3);
        }
        other => panic!("nobody knows how to {}", other),
    }
}

fn deeper(depth: u64) -> u64 {
    let room = hint::black_box([depth; 64]);
    // Never, but the compiler does not know.
    if room[0] == 0 { 0 } else { deeper(depth + 1) + room[1] }
}

fn a_million_deep(depth: u64) -> u64 {
    if hint::black_box(depth) == 1_000_000 { 0 } else { hint::black_box(a_million_deep(depth + 1)) + 1 }
}

/// In nanoseconds.
fn processor_time() -> u64 {
    let times = std::fs::read_to_string("/proc/self/schedstat").expect("the system counts it");
    times.split(' ').next().and_then(|time| time.parse().ok()).expect("it comes first")
}
