//! The solutions as pages to read, and next to them the programs that must be rejected.

use std::fs;
use std::path::Path;

use judge::judge::{Judge, Judged, Trial, limits_of};
use judge::jury::{Opponent, Problem, Test};
use judge::problems;
use judge::progress::Progress;
use judge::run::Program;
use judge::submission::{self, Built};
use judge::verdict::Verdict;
use judge::workspace::{WrongProgram, stems};
use rayon::prelude::*;

use crate::{RUNNER, workspace};

#[path = "../../../src/bin/towers.rs"]
#[expect(dead_code, reason = "only the test of Miller and Rabin is tried here")]
mod towers;

/// The header without its `//! `, and the rest of the file.
fn header_and_code(path: &Path) -> (String, String) {
    let text = fs::read_to_string(path).unwrap();
    let is_header = |line: &&str| line.starts_with("//!");
    let header = text.lines().take_while(is_header);
    let header = header.map(|line| line.trim_start_matches("//!").trim_start_matches(' '));
    let code = text.lines().skip_while(is_header);
    (header.collect::<Vec<_>>().join("\n"), code.collect::<Vec<_>>().join("\n"))
}

/// The solutions that are more than drafts.
fn solutions() -> Vec<String> {
    let names = stems(&workspace().root.join("src/bin"), "rs").unwrap();
    let problems = problems::all();
    let is_draft = |name: &String| {
        problems.iter().any(|problem| problem.about.name == name && problem.jury.is_none())
    };
    names.into_iter().filter(|name| !is_draft(name)).collect()
}

fn rejected_programs(problem: &str) -> Vec<WrongProgram> {
    workspace().wrong_programs(problem).unwrap()
}

/// The text of each section with its title.
fn sections(header: &str) -> Vec<(&str, &str)> {
    let sections = header.split("\n## ").skip(1);
    sections.map(|section| section.split_once('\n').unwrap_or((section, ""))).collect()
}

fn check_header(name: &str) {
    let (header, _) = header_and_code(&workspace().solution(name));
    let place = format!("the header of src/bin/{name}.rs");
    assert!(header.starts_with("# "), "{place} does not begin with `# ` and the problem's name");
    let sections = sections(&header);
    let titles: Vec<_> = sections.iter().map(|(title, _)| *title).collect();
    // A section for a tool that is not the game may follow the proof.
    let tool = titles.get(3).copied().filter(|title| *title != "Complexity");
    let begin = ["Problem", "Idea", "Proof"].into_iter().chain(tool).chain(["Complexity"]);
    let expected: Vec<_> = begin.chain(["Pitfalls"]).take(titles.len().max(4)).collect();
    assert_eq!(titles, expected, "the sections in {place}");
    for (title, text) in &sections[1..3] {
        // Not just which move wins.
        let claims = ["loses iff", "player wins iff", "to move wins iff"];
        let says_who = claims.iter().any(|claim| text.replace('\n', " ").contains(claim));
        assert!(says_who, "{place} does not say under {title} who loses: write `loses iff`");
    }
    for line in header.lines() {
        // Cold and hot mean something else in the theory of these games.
        let mut words = line.split(|c: char| !c.is_alphabetic());
        let vague = words.find(|word| ["cold", "hot"].contains(word));
        assert_eq!(vague, None, "{place} calls positions neither lost nor won: {line}");
    }
}

#[test]
fn every_header_says_in_its_idea_and_in_its_proof_who_loses() {
    let solutions = solutions();
    assert!(solutions.len() >= 4, "{solutions:?}");
    solutions.iter().for_each(|name| check_header(name));
}

#[test]
fn the_files_that_the_theory_names_are_there() {
    let docs = workspace().root.join("docs");
    let theory = fs::read_to_string(docs.join("theory.md")).unwrap();
    let links: Vec<_> = theory.split("](").skip(1).map(|rest| rest.split(')').next()).collect();
    assert!(links.len() >= 6, "{links:?}");
    for link in links.into_iter().flatten() {
        assert!(docs.join(link).exists(), "docs/theory.md names {link}");
    }
}

/// How many lines must go and how many must come to make one text of the other.
fn differing_lines(a: &str, b: &str) -> usize {
    let (a, b): (Vec<_>, Vec<_>) = (a.lines().collect(), b.lines().collect());
    // The longest common subsequence of the first `i` and the first `j` lines.
    let mut common = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..a.len() {
        for j in 0..b.len() {
            common[i + 1][j + 1] = if a[i] == b[j] {
                common[i][j] + 1
            } else {
                common[i][j + 1].max(common[i + 1][j])
            };
        }
    }
    a.len() + b.len() - 2 * common[a.len()][b.len()]
}

#[test]
fn lines_that_differ_are_counted() {
    assert_eq!(differing_lines("a\nb\nc", "a\nb\nc"), 0);
    assert_eq!(differing_lines("a\nb\nc", "a\nc"), 1);
    assert_eq!(differing_lines("a\nb\nc", "b\na\nx\nc"), 3);
    assert_eq!(differing_lines("", "a\nb"), 2);
}

/// What is wrong with a program as a page next to its solution.
fn fault(solution: &str, program: &WrongProgram) -> Option<String> {
    let (header, code) = header_and_code(&program.path);
    if header.contains("another method") {
        return None;
    }
    let marked = code.lines().filter(|line| line.ends_with("// wrong")).count();
    if marked != 1 {
        return Some(format!("has {marked} lines that end in `// wrong`, instead of one"));
    }
    let differing = differing_lines(solution, &code);
    (!(1..=12).contains(&differing)).then(|| {
        format!(
            "differs from its solution in {differing} lines: change one place only, or let the \
             header say `another method`"
        )
    })
}

#[test]
fn a_rejected_program_is_its_solution_with_one_marked_mistake() {
    let mut faults = vec![];
    for name in solutions() {
        let (_, solution) = header_and_code(&workspace().solution(&name));
        let programs = rejected_programs(&name);
        assert!(programs.len() >= 3, "testcases/{name} has too few rejected programs");
        let found = programs.iter().filter_map(|program| {
            Some(format!("testcases/{name}/{} {}", program.name, fault(&solution, program)?))
        });
        faults.extend(found);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What the header's last line names: an input whose lines are separated by ` / `, or the largest
/// inputs.
#[derive(Debug, PartialEq)]
enum ShownBy {
    Input(String),
    LargestInputs,
}

fn shown_by(header: &str) -> Option<ShownBy> {
    let named = header.lines().last()?.strip_prefix("Shown by ")?;
    if named.starts_with("the largest inputs") {
        return Some(ShownBy::LargestInputs);
    }
    let (input, _) = named.strip_prefix('`')?.split_once("`")?;
    Some(ShownBy::Input(input.replace(" / ", "\n") + "\n"))
}

#[test]
fn the_last_line_of_a_header_names_an_input() {
    let input = |text: &str| Some(ShownBy::Input(text.into()));
    assert_eq!(shown_by("Wrong idea: x.\nShown by `1 / 2 / 2 4`: a `b`."), input("1\n2\n2 4\n"));
    assert_eq!(shown_by("Shown by `[2, 4]`: prints Bimal."), input("[2, 4]\n"));
    assert_eq!(shown_by("Shown by the largest inputs, T = 9."), Some(ShownBy::LargestInputs));
    assert_eq!(shown_by("Shown by `1`: a.\nMore."), None);
    assert_eq!(shown_by("Shown by 1."), None);
}

/// What the judge expects for an input.
fn test(problem: &Problem, input: &str) -> Test {
    let jury = problem.jury.as_ref().unwrap();
    let test = jury.test("named in a header", input).unwrap();
    let test = test.unwrap_or_else(|malformed| panic!("{}: {malformed:?}", problem.about.name));
    // Some reply shows the mistake.
    Test { opponent: test.opponent.map(|_| Opponent::Every), ..test }
}

/// The small cases before this one, smallest first, many in one test where an input may hold many;
/// nothing if it is not one of them.
fn smaller_cases(problem: &Problem, named: &Test) -> Vec<Test> {
    let jury = problem.jury.as_ref().unwrap();
    let mut smaller = vec![];
    for test in jury.exhaustive(jury.small_cases()).unwrap().tests {
        let alone = jury.alone(&test, 1).unwrap();
        if let Some(index) = alone.iter().position(|case| case.input == named.input) {
            smaller.extend_from_slice(&alone[..index]);
            return smaller;
        }
        smaller.push(test);
    }
    vec![]
}

fn build(problem: &Problem, source: &Path) -> Program {
    match submission::build_source(&workspace(), &problem.about, source).unwrap() {
        Built::Programs(programs) => programs.release,
        Built::CompileError(message) => panic!("{}: {message}", source.display()),
    }
}

/// A program that is to fail in another way than by its time may wait for the processor.
fn verdict(
    judge: &Judge,
    problem: &Problem,
    (program, wanted): (&Program, Verdict),
    test: &Test,
) -> Verdict {
    let (mut limits, jury) = (limits_of(&problem.about), problem.jury.as_deref());
    if wanted != Verdict::TimeLimitExceeded {
        limits.wall *= 20;
    }
    match judge.judge(&Trial { program, limits, jury }, test).unwrap() {
        Judged::Accepted { .. } => Verdict::Accepted,
        Judged::Rejected(failure) => failure.verdict,
    }
}

/// Whether the input that the header names shows the mistake, and no smaller one does; if not, why.
fn fault_of_the_named_input(
    judge: &Judge,
    problem: &Problem,
    wrong: &WrongProgram,
) -> Option<String> {
    let (header, _) = header_and_code(&wrong.path);
    let Some(named) = shown_by(&header) else {
        return Some("names no input: let the header end in a line Shown by `1 / 2`: …".into());
    };
    let ShownBy::Input(input) = named else { return None };
    let program = build(problem, &wrong.path);
    let program = (&program, wrong.verdict);
    let named = test(problem, &input);
    let found = verdict(judge, problem, program, &named);
    if found != wrong.verdict {
        return Some(format!("gets {} on {input:?}", found.short()));
    }
    let smaller = smaller_cases(problem, &named);
    let fails = |test: &&Test| verdict(judge, problem, program, test) != Verdict::Accepted;
    let input = &smaller.iter().find(fails)?.input;
    Some(format!("fails on {:?}, too, which is smaller", String::from_utf8_lossy(input)))
}

#[test]
fn the_input_that_a_rejected_program_names_is_the_smallest_that_shows_its_mistake() {
    let (workspace, progress) = (workspace(), Progress::hidden());
    let judge = Judge::new(&workspace, &RUNNER, &progress, 1).unwrap();
    let mut faults = vec![];
    for problem in problems::all().into_iter().filter(|problem| problem.jury.is_some()) {
        let name = problem.about.name;
        let programs = rejected_programs(name);
        let found = programs.par_iter().filter_map(|program| {
            let fault = fault_of_the_named_input(&judge, &problem, program)?;
            Some(format!("testcases/{name}/{} {fault}", program.name))
        });
        faults.par_extend(found);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Against the sieve of Eratosthenes, in pieces.
#[test]
#[ignore = "takes minutes, fewer with --release"]
fn the_two_bases_decide_every_odd_number_up_to_10_to_the_9() {
    const LARGEST: usize = 1_000_000_000;
    const PIECE: usize = 1 << 21;
    let is_prime = |number: &usize| (2..*number).all(|factor| !number.is_multiple_of(factor));
    let primes: Vec<_> = (3..31_623).filter(is_prime).collect();
    (0..LARGEST.div_ceil(PIECE)).into_par_iter().for_each(|piece| {
        let first = piece * PIECE + 3;
        let end = (first + PIECE).min(LARGEST + 1);
        let mut composite = vec![false; PIECE / 2];
        for p in &primes {
            let factor = (first.div_ceil(*p) | 1).max(*p);
            for multiple in (factor * p..end).step_by(2 * p) {
                composite[(multiple - first) / 2] = true;
            }
        }
        for number in (first..end).step_by(2) {
            let expected = !composite[(number - first) / 2];
            assert_eq!(towers::is_prime(number as u64), expected, "{number}");
        }
    });
}
