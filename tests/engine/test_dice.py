"""Dice that were promised: even, repeatable, and changed by every word."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter

import pytest
from msgspec.structs import replace

import westbound
from tests.stories.chance import chi_square
from tests.stories.promised_dice import SECRET, WORDS, begun, handed_out, played
from westbound.engine.dice import BYTES, RANGE, Dice, bare, bare_header, promise
from westbound.engine.record import Record, read_record
from westbound.proof import sealed

N = 20_000


@pytest.mark.parametrize("total", [2, 6, 24, 1000])
def test_dice_fall_evenly(total: int) -> None:
    dice = Dice(SECRET, WORDS)
    fallen = Counter(dice.randrange(total) for _ in range(N))
    assert chi_square(fallen, dict.fromkeys(range(total), 1 / total), N)
    assert dice.drawn == N


def test_they_are_even_where_a_number_does_not_fit_the_range() -> None:
    """Without drawing again, the lowest quarter would come twice as often as all others."""
    total = RANGE // 4 * 3
    dice = Dice(SECRET, WORDS)
    fallen = Counter(dice.randrange(total) * 3 // total for _ in range(N))
    assert chi_square(fallen, dict.fromkeys(range(3), 1 / 3), N)


def test_vectors_that_any_verifier_has_to_find() -> None:
    """As docs/dice.md tells it, step by step."""
    secret, words = bytes.fromhex(SECRET), ["saddle", "", "O’Neill – prärie"]
    key = hmac.digest(secret, b"".join(hashlib.sha256(word.encode()).digest() for word in words), "sha256")
    first = int.from_bytes(hmac.digest(key, b"0 0", "sha256")[:BYTES])
    assert Dice(SECRET, words).randrange(42) == first % 42 == 34
    assert [Dice(SECRET, words, drawn).randrange(1000) for drawn in (0, 1, 99)] == [540, 799, 293]
    assert promise(SECRET) == hashlib.sha256(secret).hexdigest()


def test_every_word_counts_and_so_does_its_seat() -> None:
    said = [["a", "b"], ["b", "a"], ["a", ""], ["", "a"], ["ab", ""], ["a", "b", ""]]
    assert len({Dice(SECRET, words).randrange(2**60) for words in said}) == len(said)


def test_what_is_played_does_not_change_the_dice() -> None:
    one, two = played("pioneers", seed=1), played("pioneers", seed=2)
    first = next(i for i, line in enumerate(one.log) if line.seat is not None)
    assert one.log[:first] == two.log[:first]
    assert one.log != two.log
    shown = [[line.lot for line in handed_out("pioneers", seed).log if line.lot] for seed in (1, 2)]
    alike = [a for a, b in zip(*shown, strict=False) if a and b and a[1] == b[1]]
    assert len(alike) > first
    assert all(a[0] == b[0] for a, b in zip(*shown, strict=False) if a[1] == b[1])


def test_what_is_drawn_again_is_another_draw() -> None:
    match, dice = begun("pioneer_days")
    rng = random.Random(1)
    shown = []
    while not match.over:
        seat = match.actors()[0]
        words, before, drawn = rng.choice(match.legal(seat)), match.version, match.draws
        match.play(seat, words)
        match.draw_lots(dice)
        if match.draws > drawn:
            shown.append([line.words for line in match.record.log[before:]])
            match.undo(seat, [other for other in range(3) if other != seat])
            match.play(seat, words)
            match.draw_lots(dice)
            shown.append([line.words for line in match.record.log[-len(shown[-1]) :]])
            assert dice.drawn == match.draws
    assert sum(one != two for one, two in zip(shown[::2], shown[1::2], strict=True)) > 10


def test_what_the_player_agrees_to_draw_again_is_the_same_draw() -> None:
    """Whatever was drawn anew before, and however often."""
    match, dice = begun("pioneer_days")
    rng, everybody, same = random.Random(1), range(3), 0
    while not match.over:
        seat = match.actors()[0]
        words, before, drawn = rng.choice(match.legal(seat)), match.version, match.draws
        match.play(seat, words)
        match.draw_lots(dice)
        if match.draws > drawn:
            for consent in ([other for other in everybody if other != seat], everybody, everybody):
                shown, numbers = [line.words for line in match.record.log[before:]], (drawn, match.draws)
                match.undo(seat, consent)
                before, drawn = match.version, match.draws
                assert drawn == numbers[seat not in consent]
                match.play(seat, words)
                dice.drawn = match.draws
                match.draw_lots(dice)
                again = [line.words for line in match.record.log[before:]]
                assert again == shown or seat not in consent
                same += again == shown
    assert same > 40


def test_an_undo_without_draws_changes_no_number() -> None:
    match, dice = begun("pioneers")
    match.draw_lots(dice)
    seat, drawn = match.actors()[0], match.draws
    match.play(seat, match.legal(seat)[0])
    if match.draws == drawn:
        match.undo(seat, range(3))
    assert match.draws == drawn


@pytest.mark.slow
@pytest.mark.parametrize("game", ["pioneers", "pioneer_days", "colorado"])
def test_a_solo_game_can_be_verified_and_only_as_it_was(game: str) -> None:
    record = handed_out(game, solo=True)
    promised = record.header.dice
    assert promised
    assert westbound.verify(record).holds
    anew = [
        replace(line, consent=tuple(seat for seat in line.consent if seat != line.seat))
        for line in map(bare, record.log)
    ]
    assert anew != [bare(line) for line in record.log]
    header = replace(record.header, dice=replace(promised, secret=""))
    verdict = westbound.verify(sealed(Record(header, anew), SECRET))
    assert "means" in verdict.what  # all marks are right, but what was drawn is not


def test_a_sealed_record_can_be_read_by_whoever_reads_records() -> None:
    sealed = handed_out("pioneers")
    again = read_record(sealed.dumps())
    assert again == sealed
    match = westbound.load(again)
    assert match.over
    assert match.record.header.dice is None
    assert match.record.log == [bare(line) for line in sealed.log]


def test_what_is_kept_during_the_game_tells_no_secret() -> None:
    record = played("pioneers")
    assert SECRET not in record.dumps()
    assert bare_header(record.header) == bare_header(handed_out("pioneers").header)
    assert record.log == [bare(line) for line in record.log]


def test_old_records_stay_as_they_are() -> None:
    text = westbound.new("pioneers", 2, seed=1).record.dumps()
    assert '"dice"' not in text
    assert text.startswith('{"westbound":1,"game":"pioneers"')
