//! Games against the judge.

use std::fs::File;
use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use expect_test::{Expect, expect};
use judge::drawing::Drawing;
use judge::jury::{NoCase, NoGame, Reason, Start, Table};
use judge::play::Typed;
use judge::rules::Told;
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

use crate::hostile::send;
use crate::{JUDGE, jury};

/// Plays with these words on the command line, and this typed.
fn play(arguments: &str, typed: &str) -> Output {
    let words = arguments.split('\'').enumerate().flat_map(|(place, part)| {
        // What stands between quotes is one word.
        if place % 2 == 1 { vec![part] } else { part.split_whitespace().collect() }
    });
    let mut judge = Command::new(JUDGE);
    judge.arg("play").args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut judge = judge.stderr(Stdio::piped()).spawn().unwrap();
    judge.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    judge.wait_with_output().unwrap()
}

fn transcript(arguments: &str, typed: &str) -> String {
    let output = play(arguments, typed);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments}");
    assert_eq!(output.status.code(), Some(0), "{arguments}");
    String::from_utf8(output.stdout).unwrap()
}

fn check(arguments: &str, typed: &str, expected: &Expect) {
    // A line at the margin: otherwise the indentation that all lines share would not count.
    expected.assert_eq(&format!("play {arguments}\n{}", transcript(arguments, typed)));
}

#[test]
fn heaps_are_rows() {
    check(
        "hs09game --position '2 7'",
        "?\nTAKE 5 from heap 2\nmoves\n2,1\n",
        &expect![[r#"
        play hs09game --position '2 7'
        hs09game: Strategy game, https://www.spoj.com/problems/HS09GAME/
        You begin; you play against the solution. Whoever cannot move loses.
        Type a move, or # and its number; or ? (a hint), moves, undo, quit.

          heap 1  2  ●●
          heap 2  7  ●●●●●●●
          #1 take 2 from heap 1   #2 take 2 from heap 2   #3 take 3 from heap 2
          #4 take 5 from heap 2
        > ?
          Values 1 and 0, xor 1: make heap 1 worth 0, by `2 1` (take 2 from heap 1).
        > TAKE 5 from heap 2

          heap 1  2  ●●
          heap 2  2  ●●
        The judge: take 2 from heap 1

          heap 1  0
          heap 2  2  ●●
          #1 take 2 from heap 2
        > moves
          #1 take 2 from heap 2
        > 2,1
          `2,1` is no legal move here. One is `2 2` (take 2 from heap 2); `moves` shows all.
        > 
        The input ends, and so does the game.
    "#]],
    );
}

#[test]
fn castles_remember_the_last_attack() {
    check(
        "cf_1312f --position '2 1 2 3/3 4'",
        "?\n1 2\n",
        &expect![[r#"
        play cf_1312f --position '2 1 2 3/3 4'
        cf_1312f: CF 1312 F, Attack on Red Kingdom, https://codeforces.com/problemset/problem/1312/F
        You begin; you play against the rules, played out. Whoever cannot move loses.
        Type a move, or # and its number; or ? (a hint), moves, undo, quit.

          castle 1  3  ●●●
          castle 2  4  ●●●●
          #1 castle 1 attack 1   #2 castle 1 attack 2   #3 castle 1 attack 3
          #4 castle 2 attack 1   #5 castle 2 attack 2   #6 castle 2 attack 3
        > ?
          Values 3 and 0, xor 3: make castle 1 worth 0, by `1 3` (castle 1 attack 3).
        > 1 2

          castle 1  1  ● after attack 2
          castle 2  4  ●●●●
        The judge: castle 1 attack 1

          castle 1  0
          castle 2  4  ●●●●
          #1 castle 2 attack 1   #2 castle 2 attack 2   #3 castle 2 attack 3
        > 
        The input ends, and so does the game.
    "#]],
    );
}

#[test]
fn monks_stand_on_a_strip() {
    check(
        "monks --position '1 4 6 9'",
        "?\n1 2\n?\n",
        &expect![[r#"
            play monks --position '1 4 6 9'
            monks: 高僧斗法, https://www.luogu.com.cn/problem/P8606
            You begin; you play against the solution. Whoever cannot move loses.
            The position is lost for whoever begins: with --second that is the judge.
            Type a move, or # and its number; or ? (a hint), moves, undo, quit.

               ● · · ● · ● · · ●
               1 2 3 4 5 6 7 8 9
              #1 from 1 to 2   #2 from 1 to 3   #3 from 4 to 5   #4 from 6 to 7
              #5 from 6 to 8
            > ?
              Values 2 and 2, xor 0: lost, no move wins.
            > 1 2

               · ● · ● · ● · · ●
               1 2 3 4 5 6 7 8 9
            The judge: from 4 to 5

               · ● · · ● ● · · ●
               1 2 3 4 5 6 7 8 9
              #1 from 2 to 3   #2 from 2 to 4   #3 from 6 to 7   #4 from 6 to 8
            > ?
              Values 2 and 2, xor 0: lost, no move wins.
            > 
            The input ends, and so does the game.
        "#]],
    );
}

#[test]
fn a_long_strip_goes_on_in_the_next_rows() {
    check(
        "monks --position '1 60'",
        "#57\n",
        &expect![[r#"
        play monks --position '1 60'
        monks: 高僧斗法, https://www.luogu.com.cn/problem/P8606
        You begin; you play against the solution. Whoever cannot move loses.
        Type a move, or # and its number; or ? (a hint), moves, undo, quit.

            ●  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
            1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26
            ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
           27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52
            ·  ·  ·  ·  ·  ·  ·  ●
           53 54 55 56 57 58 59 60
          #1 from 1 to 2     #2 from 1 to 3     #3 from 1 to 4     #4 from 1 to 5
          #5 from 1 to 6     #6 from 1 to 7     #7 from 1 to 8     #8 from 1 to 9
          #9 from 1 to 10    #10 from 1 to 11   #11 from 1 to 12   #12 from 1 to 13
          … and 46 more: `moves` shows them
        > #57

            ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
            1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26
            ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
           27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52
            ·  ·  ·  ·  ·  ●  ·  ●
           53 54 55 56 57 58 59 60
        The judge: from 58 to 59

            ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
            1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26
            ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
           27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52
            ·  ·  ·  ·  ·  ·  ●  ●
           53 54 55 56 57 58 59 60
        You cannot move: the judge wins, after 2 moves.
        Move 1, yours, lost it: `1 58` (from 1 to 58). `1 59` (from 1 to 59) would have won.
    "#]],
    );
}

#[test]
fn stairs_go_up() {
    check(
        "cses_1099 --position '1 3 1 2'",
        "?\n2 3\n",
        &expect![[r#"
        play cses_1099 --position '1 3 1 2'
        cses_1099: Stair Game, https://cses.fi/problemset/task/1099
        You begin; you play against the rules, played out. Whoever cannot move loses.
        Type a move, or # and its number; or ? (a hint), moves, undo, quit.

                stair 4  2  ●●
              stair 3    1  ●
            stair 2      3  ●●●
          stair 1        1  ●
          #1 from stair 2 carry 1   #2 from stair 2 carry 2   #3 from stair 2 carry 3
          #4 from stair 3 carry 1   #5 from stair 4 carry 1   #6 from stair 4 carry 2
        > ?
          Values 0, 3, 0 and 2, xor 1: make stair 2 worth 2, by `2 1` (from stair 2 carry 1).
        > 2 3

                stair 4  2  ●●
              stair 3    1  ●
            stair 2      0
          stair 1        4  ●●●●
        The judge: from stair 4 carry 2

                stair 4  0
              stair 3    3  ●●●
            stair 2      0
          stair 1        4  ●●●●
          #1 from stair 3 carry 1   #2 from stair 3 carry 2   #3 from stair 3 carry 3
        > 
        The input ends, and so does the game.
    "#]],
    );
}

#[test]
fn a_tree_is_indented() {
    check(
        "cf_1498f --position '5 1 / 1 2 / 2 3 / 2 4 / 1 5 / 0 1 2 0 1'",
        "?\n5 1\n",
        &expect![[r#"
            play cf_1498f --position '5 1 / 1 2 / 2 3 / 2 4 / 1 5 / 0 1 2 0 1'
            cf_1498f: CF 1498 F, Christmas Game, https://codeforces.com/problemset/problem/1498/F
            You begin; you play against the rules, played out. Whoever cannot move loses.
            The position is lost for whoever begins: with --second that is the judge.
            Type a move, or # and its number; or ? (a hint), moves, undo, quit.

              node 1        0
              ├─ node 2     1  ●
              │  ├─ node 3  2  ●●
              │  └─ node 4  0
              └─ node 5     1  ●
              #1 from node 2 take 1   #2 from node 3 take 1   #3 from node 3 take 2
              #4 from node 5 take 1
            > ?
              Values 0, 1, 0, 0 and 1, xor 0: lost, no move wins.
            > 5 1

              node 1        1  ●
              ├─ node 2     1  ●
              │  ├─ node 3  2  ●●
              │  └─ node 4  0
              └─ node 5     0
            The judge: from node 2 take 1

              node 1        2  ●●
              ├─ node 2     0
              │  ├─ node 3  2  ●●
              │  └─ node 4  0
              └─ node 5     0
              #1 from node 3 take 1   #2 from node 3 take 2
            > 
            The input ends, and so does the game.
        "#]],
    );
}

#[test]
fn piles_that_are_split_become_more() {
    check(
        "cf_87c --position 12",
        "?\n",
        &expect![[r#"
            play cf_87c --position 12
            cf_87c: CF 87 C, Interesting Game, https://codeforces.com/problemset/problem/87/C
            You begin; you play against the rules, played out. Whoever cannot move loses.
            The position is lost for whoever begins: with --second that is the judge.
            Type a move, or # and its number; or ? (a hint), moves, undo, quit.

              pile 1  12  ●●●●●●●●●●●●
              #1 pile 1 into 3
            > ?
              Value 0: lost, no move wins.
            > 
            The input ends, and so does the game.
        "#]],
    );
}

#[test]
fn takes_from_several_heaps_have_a_number_for_each() {
    check(
        "p2252 --position '2 3'",
        "?\n0 1\n?\n",
        &expect![[r#"
            play p2252 --position '2 3'
            p2252: 取石子游戏 (Wythoff), https://www.luogu.com.cn/problem/P2252
            You begin; you play against the rules, played out. Whoever cannot move loses.
            Type a move, or # and its number; or ? (a hint), moves, undo, quit.

              heap 1  2  ●●
              heap 2  3  ●●●
              #1 take 1 0   #2 take 2 0   #3 take 0 1   #4 take 0 2   #5 take 0 3
              #6 take 1 1   #7 take 2 2
            > ?
              A move that wins: `0 2` (take 0 2).
            > 0 1

              heap 1  2  ●●
              heap 2  2  ●●
            The judge: take 1 0

              heap 1  1  ●
              heap 2  2  ●●
              #1 take 1 0   #2 take 0 1   #3 take 0 2   #4 take 1 1
            > ?
              The position is lost: no move wins.
            > 
            The input ends, and so does the game.
        "#]],
    );
}

#[test]
fn own_rules_are_shown_as_they_say() {
    check(
        "p3185 --position '1 0 2 1'",
        "?\n0 1 1\n",
        &expect![[r#"
            play p3185 --position '1 0 2 1'
            p3185: 分裂游戏, https://www.luogu.com.cn/problem/P3185
            You begin; you play against the solution. Whoever cannot move loses.
            Type a move, or # and its number; or ? (a hint), moves, undo, quit.

              bottle 0  1  ●
              bottle 1  0
              bottle 2  2  ●●
              #1 from 0 to 1 and 1   #2 from 0 to 1 and 2   #3 from 0 to 1 and 3
              #4 from 0 to 2 and 2   #5 from 0 to 2 and 3   #6 from 0 to 3 and 3
              #7 from 2 to 3 and 3
            > ?
              A move that wins: `0 1 1` (from 0 to 1 and 1).
            > 0 1 1

              bottle 0  0
              bottle 1  2  ●●
              bottle 2  2  ●●
            The judge: from 2 to 3 and 3

              bottle 0  0
              bottle 1  2  ●●
              bottle 2  1  ●
              #1 from 1 to 2 and 2   #2 from 1 to 2 and 3   #3 from 1 to 3 and 3
              #4 from 2 to 3 and 3
            > 
            The input ends, and so does the game.
        "#]],
    );
    check(
        "timus_1180 --position 5",
        "?\n2\n",
        &expect![[r#"
        play timus_1180 --position 5
        timus_1180: Timus 1180, Stone Game, https://acm.timus.ru/problem.aspx?space=1&num=1180
        You begin; you play against the solution. Whoever cannot move loses.
        Type a move, or # and its number; or ? (a hint), moves, undo, quit.

          heap 1  5  ●●●●●
          #1 take 1   #2 take 2   #3 take 4
        > ?
          A move that wins: `2` (take 2).
        > 2

          heap 1  3  ●●●
        The judge: take 1

          heap 1  2  ●●
          #1 take 1   #2 take 2
        > 
        The input ends, and so does the game.
    "#]],
    );
}

#[test]
fn the_judge_may_begin() {
    check(
        "p1247 --position '1 2 3' --second",
        "?\n",
        &expect![[r#"
            play p1247 --position '1 2 3' --second
            p1247: 取火柴游戏, https://www.luogu.com.cn/problem/P1247
            The judge begins; you play against the solution. Whoever cannot move loses.
            Type a move, or # and its number; or ? (a hint), moves, undo, quit.

              pile 1  1  ●
              pile 2  2  ●●
              pile 3  3  ●●●
            The judge: take 1 from pile 3

              pile 1  1  ●
              pile 2  2  ●●
              pile 3  2  ●●
              #1 take 1 from pile 1   #2 take 2 from pile 2   #3 take 1 from pile 2
              #4 take 2 from pile 3   #5 take 1 from pile 3
            > ?
              Values 1, 2 and 2, xor 1: make pile 1 worth 0, by `1 1` (take 1 from pile 1).
            > 
            The input ends, and so does the game.
        "#]],
    );
}

#[test]
fn moves_are_taken_back_together_with_the_answers_to_them() {
    check(
        "dp_k --position '2 7/2 3'",
        "undo\n3\n#1\nundo\nundo\nundo\n",
        &expect![[r#"
        play dp_k --position '2 7/2 3'
        dp_k: EDPC K, Stones, https://atcoder.jp/contests/dp/tasks/dp_k
        You begin; you play against the rules, played out. Whoever cannot move loses.
        Type a move, or # and its number; or ? (a hint), moves, undo, quit.

          heap 1  7  ●●●●●●●
          #1 take 2   #2 take 3
        > undo
          You have not moved yet.
        > 3

          heap 1  4  ●●●●
        The judge: take 3

          heap 1  1  ●
        You cannot move: the judge wins, after 2 moves.
        Move 1, yours, lost it: `3` (take 3). `2` (take 2) would have won.
    "#]],
    );
}

#[test]
fn what_is_no_move_is_answered_with_one() {
    check(
        "hs09game --position 5",
        "\n4 1\n2 1 1\nhelp\n#4\n0\nquit\n2 1\n",
        &expect![[r#"
        play hs09game --position 5
        hs09game: Strategy game, https://www.spoj.com/problems/HS09GAME/
        You begin; you play against the solution. Whoever cannot move loses.
        Type a move, or # and its number; or ? (a hint), moves, undo, quit.

          heap 1  5  ●●●●●
          #1 take 2 from heap 1   #2 take 3 from heap 1   #3 take 5 from heap 1
        > 
        > 4 1
          `4 1` is no legal move here. One is `2 1` (take 2 from heap 1); `moves` shows all.
        > 2 1 1
          `2 1 1` is no legal move here. One is `2 1` (take 2 from heap 1); `moves` shows all.
        > help
          Type a move, with or without its words, or # and its number in the list.
          ? shows a move that wins, moves all moves; undo takes your last move back; quit ends the game.
        > #4
          `#4` is no legal move here. One is `2 1` (take 2 from heap 1); `moves` shows all.
        > 0
          `0` is no legal move here. One is `2 1` (take 2 from heap 1); `moves` shows all.
        > quit
        Bye.
    "#]],
    );
}

#[test]
fn the_input_may_end_at_any_time() {
    for typed in ["", "\n", "2 1", "#1\n"] {
        let said = transcript("hs09game --position '5 5'", typed);
        assert!(said.ends_with("\nThe input ends, and so does the game.\n"), "{said}");
    }
    // No text, and no line end for a long time.
    let said = transcript("hs09game --position '5 5'", &"\0\u{202e}".repeat(6000));
    assert!(said.contains("\n> <U+0000><U+202E>"), "{said}");
}

#[test]
fn a_game_may_be_over_before_it_begins() {
    let lost = "The first position was lost for you already.\n";
    let said = transcript("hs09game --position '1 1'", "");
    assert!(said.ends_with(&format!("You cannot move: the judge wins, after 0 moves.\n{lost}")));
    let (opening, _) = said.split_once("\n\n").unwrap();
    assert!(opening.ends_with("\nNobody can move here: whoever begins has lost."), "{opening}");
}

#[test]
fn what_is_lost_from_the_beginning_is_announced() {
    let announcement =
        "\nThe position is lost for whoever begins: with --second that is the judge.\n";
    let said = |arguments| transcript(arguments, "");
    assert!(said("hs09game --position '5 5'").contains(announcement));
    assert!(!said("hs09game --position '5 5' --second").contains("is lost for"));
    assert!(!said("hs09game --position '5 3'").contains("is lost for"));
}

/// At a terminal an end of input ends the line first, and then the input: a third one is not asked for.
#[test]
fn the_input_may_end_within_a_line_at_a_terminal() {
    let terminal = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&terminal).unwrap();
    unlockpt(&terminal).unwrap();
    let name = ptsname(&terminal, vec![]).unwrap();
    let keyboard = File::open(name.to_str().unwrap()).unwrap();
    let mut terminal = File::from(terminal);
    terminal.write_all(b"2 1\x04\x04").unwrap();
    let mut judge = Command::new(JUDGE);
    judge.args(["play", "hs09game", "--position", "5 4"]).stdin(keyboard);
    let mut judge = judge.stdout(Stdio::piped()).spawn().unwrap();
    let deadline = Instant::now() + Duration::from_secs(60);
    while judge.try_wait().unwrap().is_none() && Instant::now() < deadline {
        thread::sleep(Duration::from_millis(20));
    }
    let _ = judge.kill();
    let output = judge.wait_with_output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("> \n\n  heap 1  3  ●●●\n"), "{said}");
    assert!(said.ends_with("> \nThe input ends, and so does the game.\n"), "{said}");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn ctrl_c_ends_the_game() {
    let mut judge = Command::new(JUDGE);
    judge.args(["play", "monks"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut judge = judge.stderr(Stdio::piped()).spawn().unwrap();
    let stdin = judge.stdin.take();
    let mut first = [0];
    std::io::Read::read_exact(judge.stdout.as_mut().unwrap(), &mut first).unwrap();
    send("INT", &judge);
    let output = judge.wait_with_output().unwrap();
    drop(stdin);
    assert_eq!(output.status.code(), Some(130));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "judge: interrupted\n");
}

#[test]
fn a_position_outside_the_statement_is_refused() {
    let refused = |arguments: &str, message: &str| {
        let output = play(arguments, "");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!((output.status.code(), said), (Some(2), format!("judge: {message}\n")));
        assert_eq!(output.stdout, b"");
    };
    let no_case = "`1 x` is no case of hs09game: a heap must be 0 to 1000000000, found `x`";
    refused("hs09game --position '1 x'", no_case);
    let no_case = "`3 2` is no case of monks: the steps must increase, but 2 follows 3";
    refused("monks --position '3 2'", no_case);
    let too_large = "the position is too large to be played: give smaller numbers";
    refused("hs09game --position 1000000000", too_large);
    refused("cses_1099 --position '1 1000000000'", too_large);
    let several = "`2/1/5/1/6` has 2 cases: give one of them";
    refused("hs09game --position '2/1/5/1/6'", several);
    let line_end = "`2 1 2` is no case of dp_k: K must be 1 to 100000, found `1 2`; `|` stands for \
                    a line end, as in `1 1 | 1`";
    refused("dp_k --position '2 1 2'", line_end);
}

fn told(table: &dyn Table) -> Vec<String> {
    table.moves().iter().map(Told::to_string).collect()
}

fn sit_down<'a>(jury: &'a dyn judge::jury::Jury, start: &str) -> Box<dyn Table + 'a> {
    judge::jury::open(jury.board(), Start::At(start), 1)
        .unwrap_or_else(|reason| panic!("{start}: {reason:?}"))
}

/// In every problem, from random positions.
#[test]
fn the_judge_wins_what_is_won_and_so_do_hints() {
    for problem in judge::problems::all() {
        let Some(jury) = &problem.jury else { continue };
        for seed in 0..5 {
            for is_won in [true, false] {
                let mut table =
                    judge::jury::open(jury.board(), Start::Drawn { is_won }, seed).ok().unwrap();
                let name = format!("{} {}", problem.about.name, table.start());
                assert!(!told(&*table).is_empty(), "{name}");
                let mut takes_part = is_won;
                while !table.moves().is_empty() {
                    let winning = table.winning().unwrap();
                    assert_eq!(!winning.is_empty(), takes_part, "{name}");
                    let (reply, reason) = table.reply();
                    assert_ne!(reason, Reason::Guess, "{name}");
                    assert!(!takes_part || winning.contains(&reply), "{name}: {reply}");
                    // Everybody who sees a lost position takes the hardest way out.
                    let advice = table.advice(winning.first().copied());
                    if let Some(advice) = advice {
                        assert_eq!(advice.sum != 0, takes_part, "{name}: {advice:?}");
                        assert_eq!(advice.change.is_some(), takes_part, "{name}: {advice:?}");
                    }
                    table.make(reply);
                    takes_part = !takes_part;
                }
                assert!(!takes_part, "{name}: who cannot move has lost");
            }
        }
    }
}

#[test]
fn what_a_game_started_from_can_be_given_again() {
    for problem in judge::problems::all() {
        let Some(jury) = &problem.jury else { continue };
        for seed in 0..5 {
            let table =
                judge::jury::open(jury.board(), Start::Drawn { is_won: true }, seed).ok().unwrap();
            let again = sit_down(&**jury, table.start());
            assert_eq!(again.start(), table.start(), "{}", problem.about.name);
            assert_eq!(again.drawing(), table.drawing(), "{}", problem.about.name);
            assert_eq!(told(&*again), told(&*table), "{}", problem.about.name);
        }
    }
}

#[test]
fn a_position_may_be_written_in_several_ways() {
    let dp_k = jury("dp_k");
    for start in ["2 7/2 3", "2 7 / 2 3", "2 7 | 2 3", "2 7\n2 3", "2 7\n2 3\n"] {
        assert_eq!(sit_down(&*dp_k, start).start(), "2 7 | 2 3");
    }
    let hs09game = jury("hs09game");
    for start in ["1 5 9", "3/1 5 9", "1/3/1 5 9"] {
        assert_eq!(sit_down(&*hs09game, start).start(), "1 5 9");
    }
    let several = NoGame::NoCase(NoCase::Several(2));
    assert_eq!(judge::jury::open(hs09game.board(), Start::At("2/1/5/1/6"), 0).err(), Some(several));
    // In the statement's notation, also during the game.
    let arc091_d = jury("arc091_d");
    match sit_down(&*arc091_d, "2/5 2/7 3").drawing() {
        Drawing::Rows(rows) => assert_eq!([&*rows[0].holds, &*rows[1].holds], ["5 2", "7 3"]),
        other => panic!("{other:?}"),
    }
    // Without a length, for the statement has none.
    assert_eq!(sit_down(&*jury("monks"), "1 5 9").start(), "1 5 9");
    assert_eq!(
        sit_down(&*jury("towers"), "[2, 3]").start(),
        sit_down(&*jury("towers"), "2 3").start()
    );
}

#[test]
fn heaps_keep_their_order() {
    let jury = jury("hs09game");
    let mut table = sit_down(&*jury, "9 5 7");
    let holds = |table: &dyn Table| match table.drawing() {
        Drawing::Rows(rows) => rows.into_iter().map(|row| row.holds).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    let number = told(&*table).iter().position(|told| told == "take 2 from heap 1").unwrap();
    table.make(number);
    assert_eq!(holds(&*table), ["7", "5", "7"]);
    table.take_back();
    assert_eq!(holds(&*table), ["9", "5", "7"]);
    table.take_back();
    assert_eq!(holds(&*table), ["9", "5", "7"]);
}

#[test]
fn the_solution_plays_where_it_names_moves() {
    let against_solution = |name: &str, start: &str| {
        let jury = jury(name);
        sit_down(&*jury, start).against_solution()
    };
    assert!(against_solution("hs09game", "1 5 9"));
    // Lost, so that it names none before the second move.
    assert!(against_solution("monks", "1 3 5 7"));
    assert!(against_solution("cf_87c", "15"));
    // Its answer counts the winning moves, besides.
    assert!(against_solution("p3185", "1 2 0 0 0"));
    assert!(!against_solution("cses_1730", "1 5 9"));
    assert!(!against_solution("cf_1312f", "2 1 2 3/3 4"));
    assert!(!against_solution("cf_1498f", "3 1/1 2/2 3/0 1 0"));
}

#[test]
fn a_solution_that_counts_the_winning_moves_names_one_of_them() {
    let jury = jury("p3185");
    let mut table = sit_down(&*jury, "1 0 0 0");
    // The least of the three that win.
    let (number, reason) = table.reply();
    assert_eq!((told(&*table)[number].as_str(), reason), ("from 0 to 1 and 1", Reason::Solution));
}

#[test]
fn a_random_position_has_something_to_choose_and_no_move_that_ends_the_game() {
    let jury = jury("cses_1730");
    for seed in 0..20 {
        let mut table =
            judge::jury::open(jury.board(), Start::Drawn { is_won: true }, seed).unwrap();
        let moves = table.moves().len();
        assert!((4..=30).contains(&moves), "{}: {moves} moves", table.start());
        for number in 0..moves {
            table.make(number);
            assert!(!table.moves().is_empty(), "{}: move {number} ends it", table.start());
            table.take_back();
        }
    }
}

#[test]
fn the_reference_knows_what_cannot_be_played_out() {
    let jury = jury("cses_1730");
    let mut table = sit_down(&*jury, "1000 3000 2000");
    // 1000 ⊕ 2000 = 1080.
    let winning = table.winning().unwrap();
    let told = told(&*table);
    let winning: Vec<_> = winning.iter().map(|number| told[*number].as_str()).collect();
    assert_eq!(winning, ["heap 2 take 1920"]);
    assert_eq!(told[table.reply().0], "heap 2 take 1920");
}

#[test]
fn where_nobody_knows_the_judge_guesses() {
    let said = transcript("cf_87c --position 90000", "?\n#1\n");
    assert!(said.contains("\n  There are too many positions to know who wins.\n"), "{said}");
    let guess = "(a guess: there are too many positions to know who wins)\n";
    assert!(said.contains(guess), "{said}");
}

#[test]
fn a_number_is_a_move_before_it_is_a_place_in_the_list() {
    let moves = [Told::of([("take", 2)]), Told::of([("take", 3)]), Told::of([("take", 5)])];
    let read = |text| Typed::read(&moves, text);
    assert_eq!(read("2"), Typed::Move(0));
    assert_eq!(read("#2"), Typed::Move(1));
    assert_eq!(read("# 2"), Typed::Move(1));
    assert_eq!(read("# 4"), Typed::Unknown);
    assert_eq!(read("1"), Typed::Move(0));
    assert_eq!(read("Take 5 "), Typed::Move(2));
    assert_eq!(read("take"), Typed::Unknown);
    assert_eq!(read("4"), Typed::Unknown);
    assert_eq!(read("#0"), Typed::Unknown);
    assert_eq!(read(" "), Typed::Nothing);
    assert_eq!(read("?"), Typed::Hint);
    assert_eq!(read("moves"), Typed::Moves);
    assert_eq!(read("undo"), Typed::Undo);
    assert_eq!(read("q"), Typed::Quit);
    assert_eq!(read("help"), Typed::Help);
}
