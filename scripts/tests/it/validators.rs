use crate::proof;

/// The validator refuses the input, naming the line and what is wrong there.
fn refuses(problem: &str, input: &str, line: usize, message: &str) {
    let malformed = proof(problem).test("made up", input).unwrap().unwrap_err();
    assert_eq!((malformed.line, malformed.message.as_str()), (line, message), "{input:?}");
}

fn accepts(problem: &str, input: &str) {
    proof(problem).test("made up", input).unwrap().unwrap();
}

#[test]
fn hs09game_input_is_read_strictly() {
    let problem = "hs09game";
    accepts(problem, "2\n1\n0\n2\n1000000000 5\n");
    refuses(problem, "", 1, "the input ends where the number of games should be");
    refuses(problem, "0\n", 1, "T must be 1 to 1000, found `0`");
    refuses(problem, "1001\n", 1, "T must be 1 to 1000, found `1001`");
    refuses(problem, "1\n0\n\n", 2, "n must be 1 to 1000, found `0`");
    refuses(problem, "1\n2\n5\n", 3, "there must be 2 heaps, found 1");
    refuses(problem, "1\n1\n5 6\n", 3, "there must be 1 heaps, found 2");
    refuses(problem, "1\n1\n1000000001\n", 3, "a heap must be 0 to 1000000000, found `1000000001`");
    refuses(problem, "1\n1\n-1\n", 3, "a heap must be 0 to 1000000000, found `-1`");
    refuses(problem, "1\n1\nx\n", 3, "a heap must be 0 to 1000000000, found `x`");
    refuses(problem, "2\n1\n5\n", 4, "the input ends where the number of heaps should be");
    refuses(problem, "1\n1\n5\n7\n", 4, "the input should end here, but `7` follows");
}

#[test]
fn monks_input_is_read_strictly() {
    let problem = "monks";
    let hundred = (1..=100).map(|step| step.to_string()).collect::<Vec<_>>().join(" ");
    accepts(problem, &format!("{}\n", hundred.trim_end_matches(" 100")));
    accepts(problem, "999\n");
    refuses(problem, &format!("{hundred}\n"), 1, "there must be 1 to 99 monks, found 100");
    refuses(problem, "3 1\n", 1, "the steps must increase, but 1 follows 3");
    refuses(problem, "3 3\n", 1, "the steps must increase, but 3 follows 3");
    refuses(problem, "0 1\n", 1, "a step must be 1 to 999, found `0`");
    refuses(problem, "1 1000\n", 1, "a step must be 1 to 999, found `1000`");
    refuses(problem, "1  2\n", 1, "a step must be 1 to 999, found ``");
    refuses(problem, "1 2 \n", 1, "a step must be 1 to 999, found ``");
    refuses(problem, "+1 2\n", 1, "a step must be 1 to 999, found `+1`");
    refuses(problem, "01 2\n", 1, "a step must be 1 to 999, found `01`");
    refuses(problem, "\n", 1, "a step must be 1 to 999, found ``");
    refuses(problem, "1 2", 1, "the last line must end with a line feed");
    refuses(
        problem,
        "1 2\r\n",
        1,
        "the line must end with a line feed alone, without a carriage return",
    );
    refuses(problem, "1 2\n3\n", 2, "the input should end here, but `3` follows");
}

#[test]
fn towers_input_is_read_strictly() {
    let problem = "towers";
    let range = "a height must be 1 to 1000000000000000000";
    accepts(problem, "[]\n");
    accepts(problem, "[1000000000000000000,1]\n");
    accepts(problem, "[3, 1, 2]\n");
    accepts(problem, "3 1 2\n");
    refuses(problem, "[3, 1, 2\n", 1, "`]` is missing at the end");
    refuses(problem, "[0]\n", 1, &format!("{range}, found `0`"));
    refuses(
        problem,
        "[1000000000000000001]\n",
        1,
        &format!("{range}, found `1000000000000000001`"),
    );
    refuses(problem, "[1,,2]\n", 1, &format!("{range}, found ``"));
    refuses(problem, "[1, 2,]\n", 1, &format!("{range}, found `2,`"));
    refuses(problem, "[1 2]\n", 1, &format!("{range}, found `1 2`"));
    refuses(problem, "[a]\n", 1, &format!("{range}, found `a`"));
    let many = |height: u64, towers| format!("{}\n", vec![height.to_string(); towers].join(" "));
    accepts(problem, &many(1_000_000_000, 100_000));
    refuses(
        problem,
        &many(1_000_000_000, 100_001),
        1,
        "100001 towers up to 1000000000, at most 100000 may be",
    );
    accepts(problem, &many(1_000_000_001, 1000));
    refuses(
        problem,
        &many(1_000_000_001, 1001),
        1,
        "1001 towers up to 1000000001, at most 1000 may be",
    );
}

#[test]
fn abc368_f_input_is_read_strictly() {
    let problem = "abc368_f";
    accepts(problem, "2\n2 100000\n");
    refuses(problem, "0\n\n", 1, "N must be 1 to 100000, found `0`");
    refuses(problem, "1\n1\n", 2, "a number must be 2 to 100000, found `1`");
    refuses(problem, "1\n100001\n", 2, "a number must be 2 to 100000, found `100001`");
    refuses(problem, "3\n2 3\n", 2, "there must be 3 numbers, found 2");
    refuses(problem, "1\n2\n\n", 3, "the input should end here, but `` follows");
}
