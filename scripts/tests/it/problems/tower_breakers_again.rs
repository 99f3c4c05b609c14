use super::{Expected, MISSING, NO_NUMBER, check};

#[test]
fn tower_breakers_again() {
    let ones = |towers| format!("1\n{towers}\n{}\n", vec!["1"; towers].join(" "));
    let games = |games| format!("{games}\n{}", "1\n100000\n".repeat(games));
    // How many lists of numbers, whatever their order, have this sum.
    let partitions = |sum: usize| {
        let mut lists = vec![0; sum + 1];
        lists[0] = 1;
        for number in 1..=sum {
            (number..=sum).for_each(|sum| lists[sum] += lists[sum - number]);
        }
        lists[sum]
    };
    check(&Expected {
        problem: "tower_breakers_again",
        by_hand: &[
            ("2\n1\n1\n1\n2\n", "2\n1\n"),
            // 4 becomes 2 2, which is lost, or 1 1 1 1.
            ("1\n1\n4\n", "1\n"),
            // Both towers are gone after one move each: 4 as 1 1 1 1.
            ("1\n2\n2 4\n", "2\n"),
            // 6 becomes 2 2 2, one of which is left after a move.
            ("1\n2\n6 2\n", "1\n"),
            ("1\n2\n6 9\n", "2\n"),
            ("1\n3\n2 3 6\n", "1\n"),
            ("1\n3\n2 27 9\n", "2\n"),
            // Too large to be played.
            ("1\n2\n65536 99991\n", "2\n"),
            ("1\n2\n97969 99991\n", "1\n"),
        ],
        first_small: &["1\n1\n1\n", "1\n2\n1 1\n", "1\n1\n2\n"],
        counterexamples: &["1\n2\n2 4\n"],
        accepted: &[&games(200), &ones(100), "1\n2\n1 100000\n"],
        malformed: &[
            ("0\n", 1, "T must be 1 to 200, found `0`"),
            (&games(201), 1, "T must be 1 to 200, found `201`"),
            ("1\n0\n\n", 2, "N must be 1 to 100, found `0`"),
            (&ones(101), 2, "N must be 1 to 100, found `101`"),
            ("1\n1\n0\n", 3, "a height must be 1 to 100000, found `0`"),
            ("1\n1\n100001\n", 3, "a height must be 1 to 100000, found `100001`"),
            ("1\n2\n1 2 \n", 3, "a height must be 1 to 100000, found ``"),
        ],
        refused: &[
            ("0\n", "T must be 1 to 200"),
            (&games(201), "T must be 1 to 200"),
            ("1\n0\n\n", "N must be 1 to 100"),
            (&ones(101), "N must be 1 to 100"),
            ("1\n1\n0\n", "a height must be 1 to 100000"),
            ("1\n1\n100001\n", "a height must be 1 to 100000"),
            ("1\n2\n1\n", MISSING),
            ("1\n1\n-1\n", NO_NUMBER),
        ],
        answered: &[(&games(200), &"1\n".repeat(200)), (&ones(100), "2\n"), ("1 2 2 4", "2\n")],
        // Ones fill up every list to 46, and one list has nothing else.
        positions: partitions(46) - 1 + 1400 * 1401 / 2,
        certificate: Some("every height up to 100000, by the sums it breaks into"),
        maximal: &[
            ("highest_towers", 200, 20_201),
            ("one_square_among_primes", 200, 20_201),
            ("most_divisors", 200, 20_201),
            ("won_but_for_the_last_tower", 200, 20_201),
            ("random", 200, 20_201),
        ],
        sized: 1013,
        lost: "2",
        limits: (2000, 512, None),
    });
}
