//! Contests, whose problems the extension posts one after the other.

use std::time::Duration;

use judge::new::companion::Listener;
use serde_json::{Value, json};

use super::{Copy, post, problem};

/// One problem of a contest of three.
fn of_contest(contest: &str, task: &str) -> Value {
    let mut problem = problem();
    problem["batch"] = json!({ "id": contest, "size": 3 });
    problem["url"] = format!("https://judge.example/tasks/{task}").into();
    problem
}

#[test]
fn all_problems_of_a_contest_are_made() {
    let copy = Copy::new();
    let listening = copy.listen(&[]);
    assert_eq!(listening.post(&of_contest("round", "made-up-a")).0, 200);
    let (status, text) = listening.post(&of_contest("other", "made-up-b"));
    assert_eq!((status, text.contains("try again afterwards")), (409, true), "{text}");
    assert_eq!(listening.post(&problem()).0, 409);
    // A problem that is refused has come, too.
    let mut interactive = of_contest("round", "made-up-b");
    interactive["interactive"] = true.into();
    assert_eq!(listening.post(&interactive).0, 400);
    assert_eq!(listening.post(&of_contest("round", "made-up-c")).0, 200);
    let (status, said) = listening.end();
    assert_eq!(status, Some(0), "{said}");
    let made = ["made_up_a", "made_up_b", "made_up_c", "made_up_game"];
    let made = made.map(|name| copy.root().join(format!("src/bin/{name}.rs")).exists());
    assert_eq!(made, [true, false, true, false], "{said}");
    let list = copy.read("scripts/problems.txt");
    assert!(list.ends_with("\nmade_up_a\nmade_up_c\n"), "{list}");
}

#[test]
fn a_contest_does_not_fit_one_name_and_may_be_refused_as_a_whole() {
    let copy = Copy::new();
    let listening = copy.listen(&["own_name"]);
    let (status, text) = listening.post(&of_contest("round", "made-up-a"));
    assert_eq!((status, text.contains("cannot all be called own_name")), (400, true), "{text}");
    assert_eq!(listening.post(&problem()).0, 200);
    assert_eq!(listening.end().0, Some(0));

    let listening = copy.listen(&[]);
    for _ in 0..3 {
        assert_eq!(listening.post(&of_contest("round", "own-name")).0, 409);
    }
    assert_eq!(listening.post(&of_contest("other", "made-up-a")).0, 200);
}

#[test]
fn the_rest_of_a_contest_is_not_awaited_for_ever() {
    let mut listener = Listener::bind(0).unwrap();
    listener.contest_patience = Duration::from_millis(100);
    let port = listener.port().unwrap();
    let posting = std::thread::spawn(move || post(port, &of_contest("round", "made-up-a")));
    let mut names = vec![];
    let make = |draft: &judge::new::draft::Draft| {
        names.push(draft.name.clone());
        Ok(())
    };
    assert_eq!(listener.wait(None, make, |_| ()).unwrap(), 2);
    assert_eq!(posting.join().unwrap().0, 200);
    assert_eq!(names, ["made_up_a"]);
}
