//! Values that families know by theory, against plain definitions and play.

use std::ops::ControlFlow;

use judge::family::bans::Values;
use judge::family::next_to_nim::lost_next_to;
use judge::family::nim::{cancelled_out, mex, nim_sum};
use judge::family::octal::Octal;
use judge::family::rare;
use judge::family::runs::{self, Cards};

#[test]
fn octal_digits_say_how_many_rows_may_be_left() {
    let values = |digits: &'static [u8]| Octal { digits }.values(10);
    // Nim: a move takes any number from an end, so it leaves no row or one.
    assert_eq!(values(&[3; 9]), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    // Kayles: one or two from anywhere. Dawson's Kayles: exactly two, or it would be in the way.
    assert_eq!(values(&[7, 7]), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]);
    assert_eq!(values(&[0, 7]), [0, 0, 1, 1, 2, 0, 3, 1, 1, 0]);
    // All is taken, and two rows must be left.
    assert_eq!(values(&[1]), [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(values(&[4]), [0, 0, 0, 1, 1, 2, 0, 3, 1, 1]);
}

#[test]
fn an_octal_game_repeats_from_behind_its_last_exception_on() {
    let kayles = Octal { digits: &[7, 7] };
    // The last exception of Kayles is at 70.
    assert!(kayles.repeating(70, 12).is_none());
    let repeating = kayles.repeating(71, 12).unwrap();
    assert_eq!((repeating.from, repeating.length), (71, 12));
    assert!(kayles.repeating(71, 6).is_none());
}

#[test]
fn values_by_rare_heaps_are_those_of_all_splits() {
    const LARGEST: usize = 2000;
    let mut values = vec![0];
    for heap in 1..=LARGEST {
        let splits = (1..heap).take_while(|smaller| 2 * smaller < heap);
        values.push(mex(splits.map(|smaller| values[smaller] ^ values[heap - smaller]).collect()));
    }
    let by_rare_heaps = rare::values(LARGEST);
    assert!(by_rare_heaps.iter().map(|value| u64::from(*value)).eq(values.iter().copied()));
    let won = |heap: &usize| rare::has_equal_split(&by_rare_heaps, *heap);
    assert!((1..=LARGEST).all(|heap| won(&heap) == (values[heap] != 0)));
    // With half the values, too, as long as some split has both.
    assert!(rare::has_equal_split(&[0, 0, 0], 3) && !rare::has_equal_split(&[0, 0], 3));
}

#[test]
fn a_position_is_lost_next_to_the_nim_heap_of_its_value() {
    let lost = |most, moves: &[u32]| lost_next_to(most, moves.iter().map(|value| 1 << value));
    assert_eq!((lost(5, &[]), lost(5, &[0]), lost(5, &[1])), (1 << 0, 1 << 1, 1 << 0));
    assert_eq!((lost(5, &[0, 2]), lost(5, &[3, 1, 0, 1])), (1 << 1, 1 << 2));
    // No heap is large enough.
    assert_eq!((lost(1, &[0, 1]), lost(2, &[0, 1])), (0, 1 << 2));
}

#[test]
fn values_under_bans_are_the_smallest_numbers_not_reached() {
    const SIZES: u64 = 4;
    let moves: Vec<_> =
        (1..=SIZES).flat_map(|size| (1..=size).map(move |take| [size, take])).collect();
    for set in 0..1_u32 << moves.len() {
        let bans: Vec<_> =
            (0..moves.len()).filter(|ban| set >> ban & 1 == 1).map(|ban| moves[ban]).collect();
        let values = Values::new(&bans);
        let mut plain: Vec<u64> = vec![];
        for size in 0..=SIZES + 3 {
            let rests = (0..size).filter(|rest| !bans.contains(&[size, size - rest]));
            plain.push(mex(rests.map(|rest| plain[rest as usize]).collect()));
        }
        let known: Vec<_> = (0..=SIZES + 3).map(|size| values.of(size)).collect();
        assert_eq!(known, plain, "{bans:?}");
        for value in 0..=SIZES {
            let Some(first) = plain.iter().position(|other| *other == value) else { continue };
            assert_eq!(values.first_with(value), first as u64, "{bans:?}: {value}");
        }
    }
}

#[test]
fn runs_of_value_0_are_those_that_lose_when_played() {
    fn is_lost(cards: &Cards) -> bool {
        let moves = cards.moves(&mut |made| {
            let next = cards.without(&made).unwrap().in_order();
            if is_lost(&next) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        moves.is_continue()
    }
    let cases = (1..=8).flat_map(|l| (l..=8).map(move |r| (l, r)));
    for (least, most) in cases {
        let values = runs::values(8, least, most);
        for (run, value) in values.into_iter().enumerate() {
            let lost = is_lost(&Cards::new(run, least, most));
            assert_eq!(value == 0, lost, "{run} cards, {least} to {most}");
        }
    }
    assert_eq!(runs::values(9, 2, 2), [0, 0, 1, 1, 2, 0, 3, 1, 1, 0]);
}

#[test]
fn cards_that_are_gone_are_in_the_way() {
    let cards = Cards::new(7, 2, 3).without(&(3, 2)).unwrap();
    assert_eq!(cards.show(), "1 2 · · 5 6 7");
    let mut moves = vec![];
    let _ = cards.moves(&mut |made| {
        moves.push(made);
        ControlFlow::Continue(())
    });
    assert_eq!(moves, [(1, 2), (5, 2), (6, 2), (5, 3)]);
    for illegal in [(2, 2), (4, 2), (5, 1), (5, 4), (7, 2), (0, 2), (1, 0)] {
        assert!(cards.without(&illegal).is_none(), "{illegal:?}");
    }
    // Runs are sorted, and those too short for a move are left out.
    let rest = Cards { least: 3, ..cards }.in_order();
    assert_eq!(rest.show(), "1 2 3 ·");
}

#[test]
fn one_element_is_replaced_so_that_all_cancel_out() {
    let cancelled_out = |list: &[u64], least, most| {
        cancelled_out(list.to_vec(), |number| number / 10, least..=most, |value| 10 * value)
    };
    // 1 ⊕ 2 ⊕ 4 = 7: the last may become 3, or if that is too small the one before it 5.
    assert_eq!(cancelled_out(&[11, 22, 44], 1, 9), [11, 22, 30]);
    assert_eq!(cancelled_out(&[11, 22, 44], 4, 9), [11, 50, 44]);
    assert_eq!(cancelled_out(&[11, 22, 44], 8, 9), [11, 22, 44]);
    let list = cancelled_out(&[71, 72, 73, 74], 1, 9);
    assert_eq!(nim_sum(list.iter().map(|number| number / 10)), 0);
}
