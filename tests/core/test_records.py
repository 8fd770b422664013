"""Records: what is malformed, cut off, tampered with or of another version is refused with a sentence."""

import random
from collections.abc import Callable, Iterator

import msgspec
import pytest

from bottega.core.chance import SealedChance
from bottega.core.errors import BadInput
from bottega.core.match import Match
from bottega.core.records import (
    Acted,
    Chain,
    Continued,
    Ended,
    Entry,
    Header,
    Luck,
    Record,
    Undone,
    digest_of,
    format_record,
    links_of,
    outcomes_told,
    parse_record,
)
from bottega.core.registry import find_game
from bottega.core.replay import Replay, replay, verify
from bottega.core.seal import share_of
from tests.core.matches import finished, new_match, play_on, windows_chosen


def build() -> Record:
    return finished(taking_back=0.3).record


RECORD = build()
TEXT = format_record(RECORD)
LINES = TEXT.splitlines()


def refusal(text: str) -> str:
    with pytest.raises(BadInput) as said:
        parse_record(text)
    return str(said.value)


def changed(line: int, old: str, new: str) -> str:
    """The text with one line, counted from 1, changed."""
    assert old in LINES[line - 1]
    return "".join(f"{LINES[i].replace(old, new, 1) if i == line - 1 else LINES[i]}\n" for i in range(len(LINES)))


def entries_of_kind(kind: type[Entry]) -> list[Entry]:
    return [entry for entry in RECORD.entries if isinstance(entry, kind)]


# Reading


def test_a_record_reads_as_it_was_written() -> None:
    assert parse_record(TEXT) == RECORD


def test_a_line_a_line() -> None:
    kinds = [msgspec.json.decode(line)["kind"] for line in LINES]
    assert kinds[0] == "header"
    assert set(kinds[1:-1]) <= {"chance", "action", "undo", "reveal"}
    assert kinds[-1] == "meta"


def test_names_may_hold_what_json_escapes() -> None:
    header = msgspec.structs.replace(RECORD.header, players=['Gi"ada\n', "Davìde \\ ☃"])
    assert parse_record(format_record(Record(header, ()))).header.players == ['Gi"ada\n', "Davìde \\ ☃"]


@pytest.mark.parametrize("name", ["Gia\u2028da", "Gia\u2029da", "Gia\x85da", "Gia\x0bda", "Gia\x1eda", "Gia\r\nda"])
def test_names_may_hold_other_ends_of_lines(name: str) -> None:
    header = msgspec.structs.replace(RECORD.header, players=[name, "Davide"])
    assert parse_record(format_record(Record(header, ()))).header.players == [name, "Davide"]


@pytest.mark.parametrize("text", ["", "\n", " \n\n"])
def test_an_empty_text(text: str) -> None:
    assert refusal(text) == "The record is empty."


def test_not_json() -> None:
    assert refusal("Dear diary\n") == "Line 1 of the record is not JSON, or is cut off."


def test_no_header() -> None:
    assert refusal("\n".join(LINES[1:]) + "\n") == "Line 1 of the record is not a header."


def test_two_headers() -> None:
    assert refusal("\n".join([LINES[0], *LINES]) + "\n") == (
        "Line 2 of the record is a second header. There is only one, in line 1."
    )


def test_another_format() -> None:
    said = refusal(changed(1, '"format":2', '"format":1'))
    assert said == "The record has format 1, and this version of Bottega reads format 2."


def test_a_value_of_the_wrong_kind() -> None:
    said = refusal(changed(1, '"seats":2', '"seats":"two"'))
    assert said == "Line 1 of the record is wrong: Expected `int`, got `str` - at `$.seats`."


def test_an_unknown_kind() -> None:
    said = refusal(changed(2, '"kind":"chance"', '"kind":"magic"'))
    assert said == "Line 2 of the record is wrong: Invalid value 'magic' - at `$.kind`."


def test_an_unknown_field() -> None:
    said = refusal(changed(2, '"n":1', '"n":1,"m":1'))
    assert said == "Line 2 of the record is wrong: Object contains unknown field `m`."


@pytest.mark.parametrize("kind", ["header", "chance", "action", "undo", "reveal", "meta"])
def test_an_unknown_field_of_any_line(kind: str) -> None:
    number = next(i for i, line in enumerate(LINES, 1) if f'"kind":"{kind}"' in line)
    said = refusal(changed(number, '{"kind"', '{"mood":"merry","kind"'))
    assert said == f"Line {number} of the record is wrong: Object contains unknown field `mood`."


def test_a_missing_field() -> None:
    said = refusal(changed(2, '"n":1,', ""))
    assert said == "Line 2 of the record is wrong: Object missing required field `n`."


def test_a_line_that_is_missing() -> None:
    said = refusal("".join(f"{line}\n" for i, line in enumerate(LINES) if i != 3))
    assert said == "Line 4 of the record is entry 4, where entry 3 is due."


def test_a_line_that_is_doubled() -> None:
    said = refusal("".join(f"{line}\n" for line in [*LINES[:4], *LINES[3:]]))
    assert said == "Line 5 of the record is entry 3, where entry 4 is due."


def test_a_line_after_the_end() -> None:
    more = msgspec.json.encode(msgspec.structs.replace(RECORD.entries[-1], n=len(LINES))).decode()
    assert refusal(TEXT + more + "\n") == f"Line {len(LINES) + 1} of the record comes after the end of the game."


def test_every_text_that_is_cut_off_is_refused() -> None:
    """Wherever a line breaks off. A text that ends with a whole line is the record of a running game."""
    places = [i for i in range(len(TEXT)) if TEXT[i - 1] != "\n"]
    for place in random.Random(1).sample(places, 150):
        with pytest.raises(BadInput):
            parse_record(TEXT[:place])


def test_a_last_line_without_its_end() -> None:
    assert refusal(TEXT[:-1]) == f"The record is cut off in line {len(LINES)}."
    assert refusal(TEXT[:-9]) in (
        f"The record is cut off in line {len(LINES)}.",
        f"Line {len(LINES)} of the record is not JSON, or is cut off.",
    )


# Playing what was read


def unplayable(header: Header, entries: tuple[Entry, ...]) -> str:
    with pytest.raises(BadInput) as said:
        replay(Record(header, entries))
    return str(said.value)


def seeded() -> Match:
    """A lone player's game, whose running record withholds nothing."""
    return windows_chosen(new_match(seats=1, seed=8))


def test_rules_of_another_version() -> None:
    said = unplayable(msgspec.structs.replace(RECORD.header, rules=99), RECORD.entries)
    assert said == (
        "The record was played by version 99 of the rules of Sagrada, and this Bottega plays version "
        f"{RECORD.header.rules}."
    )


def test_actions_of_a_later_version() -> None:
    said = unplayable(msgspec.structs.replace(RECORD.header, actions=99), RECORD.entries)
    assert said == "The record has actions that this version of Bottega does not know."


def test_other_components() -> None:
    said = unplayable(msgspec.structs.replace(RECORD.header, components="0" * 16), RECORD.entries)
    assert said == "The record was played with other components than this Bottega has."


def test_another_game() -> None:
    said = unplayable(msgspec.structs.replace(RECORD.header, game="sagrado"), RECORD.entries)
    assert said == "There is no game 'sagrado'. Did you mean 'sagrada'?"


def test_more_players_than_seats_or_fewer() -> None:
    match = seeded()
    for players in ([], ["Giada", "Davide"]):
        said = unplayable(msgspec.structs.replace(match.header, players=players), match.record.entries)
        assert said == f"The record names {len(players)} players for 1 seat."


def test_too_many_seats() -> None:
    said = unplayable(msgspec.structs.replace(RECORD.header, seats=9), RECORD.entries)
    assert said == "Sagrada is for 1 to 4 players, not 9."


def test_an_option_that_is_not_there() -> None:
    said = unplayable(msgspec.structs.replace(RECORD.header, options={"bags": "full"}), RECORD.entries)
    assert said == "Sagrada has no option 'bags'. Did you mean 'bag'?"


def test_luck_that_is_missing() -> None:
    match = seeded()
    assert unplayable(match.header, ()) == "The record lacks an outcome: here something is picked."
    deal, chosen, _ = match.record.entries
    said = unplayable(match.header, (deal, chosen))
    assert said == "Entry 2 of the record can't be played: The record lacks an outcome: here something is picked."


def test_luck_that_nobody_asked_for() -> None:
    match = seeded()
    deal, chosen, pool = match.record.entries
    assert isinstance(deal, Luck)
    assert isinstance(pool, Luck)
    more = msgspec.structs.replace(deal, outcomes=[*deal.outcomes, ("roll", 1)])
    said = unplayable(match.header, (more, chosen, pool))
    assert said == "Entry 1 of the record has more outcomes than the rules ask for."
    twice = msgspec.structs.replace(pool, n=4)
    said = unplayable(match.header, (deal, chosen, pool, twice))
    assert said == "Entry 4 of the record is luck that the rules do not ask for."


def test_an_action_that_is_not_legal() -> None:
    match = seeded()
    stop = Acted(n=4, seat=0, action="stop", time=RECORD.header.started)
    said = unplayable(match.header, (*match.record.entries, stop))
    why = "No tool is in use, so there is nothing to stop. You may end your turn. [SG-3.4]"
    assert said == f"Entry 4 of the record can't be played: {why}"


def test_an_action_that_is_not_there() -> None:
    match = seeded()
    fly = Acted(n=4, seat=0, action="fly", time=RECORD.header.started)
    said = unplayable(match.header, (*match.record.entries, fly))
    assert said == "Entry 4 of the record can't be played: There is no action 'fly'."


def test_a_seat_that_is_not_there() -> None:
    match = seeded()
    other = Acted(n=4, seat=3, action="pass", time=RECORD.header.started)
    said = unplayable(match.header, (*match.record.entries, other))
    assert said == "Entry 4 of the record can't be played: There is no seat 3 at this table."


def test_taking_back_what_can_t_be() -> None:
    match = seeded()
    undone = Undone(n=4, seat=0, action=2, time=RECORD.header.started)
    said = unplayable(match.header, (*match.record.entries, undone))
    assert (
        said == "Entry 4 of the record can't be played: You have seen something new since. You can't take it back now."
    )


def test_taking_back_another_action_than_it_says() -> None:
    match = seeded()
    match.play(0, match.legal(0)[0])
    match.undo(0)
    *before, undone = match.record.entries
    assert isinstance(undone, Undone)
    assert replay(match.record).record == match.record
    said = unplayable(match.header, (*before, msgspec.structs.replace(undone, action=2)))
    assert said == "Entry 5 of the record can't be played: It takes back another action than it says."


def test_an_end_before_the_end() -> None:
    match = seeded()
    end = Ended(n=4, how="played", by=None, scores=[0], winners=[], secret=None, digest="")
    said = unplayable(match.header, (*match.record.entries, end))
    assert said == "Entry 4 of the record ends a game that is not over."


def test_luck_that_could_not_come() -> None:
    match = seeded()
    deal, chosen, pool = match.record.entries
    assert isinstance(pool, Luck)
    wrong = msgspec.structs.replace(pool, outcomes=[*pool.outcomes[:-1], ("roll", 7)])
    said = unplayable(match.header, (deal, chosen, wrong))
    assert said == "Entry 2 of the record can't be played: No die shows 7."


def test_a_result_that_the_moves_do_not_lead_to() -> None:
    record = finished(seed=3).record
    end = record.end
    assert end is not None
    wrong = msgspec.structs.replace(end, scores=[score + 1 for score in end.scores])
    said = unplayable(record.header, (*record.entries[:-1], wrong))
    assert said == "The result in the record is not what its moves lead to."


def test_a_time_that_was_changed_later() -> None:
    """What does not matter for the moves is under the digest."""
    record = finished(seed=3).record
    first = next(entry for entry in record.entries if isinstance(entry, Acted))
    wrong = msgspec.structs.replace(first, time="yesterday")
    said = unplayable(record.header, tuple(wrong if entry is first else entry for entry in record.entries))
    assert said == "The record was changed after the game: its digest does not fit its lines."


def test_a_record_cut_after_a_whole_line_is_of_a_running_game() -> None:
    match = play_on(seeded(), random.Random(2), 12)
    entries = match.record.entries
    for length in range(1, len(entries) + 1):
        if length == len(entries) or not isinstance(entries[length], Luck):
            assert not replay(Record(match.header, entries[:length])).over


# Tampering with a finished record of sealed luck


def unverified(record: Record) -> str:
    with pytest.raises(BadInput) as said:
        verify(record)
    return str(said.value)


def with_entry(entry: Entry) -> Record:
    """The record with one entry in place of the one of its number."""
    return Record(RECORD.header, (*RECORD.entries[: entry.n - 1], entry, *RECORD.entries[entry.n :]))


def test_the_record_itself_is_fine() -> None:
    assert verify(RECORD).over
    assert entries_of_kind(Undone), "the game has actions that were taken back"


OTHER_HEADERS: dict[str, object] = {
    "format": 1,
    "game": "fresco",
    "rules": 99,
    "actions": 99,
    "components": "0" * 16,
    "seats": 3,
    "options": {},
    "players": ["Giada", "Davide"],
    "luck": "seeded",
    "commitment": "0" * 64,
    "started": "yesterday",
    "own_components": "# nothing",
    "shares": (share_of(RECORD.header, 0, bytes(32)),),
    "continued": Continued(link="0" * 64, moves=0, outcomes=len(outcomes_told(RECORD))),
}


@pytest.mark.parametrize("field", Header.__struct_fields__)
def test_no_field_of_the_header_can_be_changed(field: str) -> None:
    header = msgspec.structs.replace(RECORD.header, **{field: OTHER_HEADERS[field]})
    assert unverified(Record(header, RECORD.entries))


def other_actions() -> Iterator[Record]:
    for entry in entries_of_kind(Acted):
        assert isinstance(entry, Acted)
        yield with_entry(msgspec.structs.replace(entry, action="stop" if entry.action == "pass" else "pass"))
        yield with_entry(msgspec.structs.replace(entry, seat=1 - entry.seat))
        yield with_entry(msgspec.structs.replace(entry, time="yesterday"))


def other_outcomes() -> Iterator[Record]:
    for entry in entries_of_kind(Luck):
        assert isinstance(entry, Luck)
        for i, (door, value) in enumerate(entry.outcomes):
            for other in {0, 1, None, value if value is None else value + 1} - {value}:
                outcomes = [*entry.outcomes[:i], (door, other), *entry.outcomes[i + 1 :]]
                yield with_entry(msgspec.structs.replace(entry, outcomes=outcomes))


def other_undos() -> Iterator[Record]:
    for entry in entries_of_kind(Undone):
        assert isinstance(entry, Undone)
        yield with_entry(msgspec.structs.replace(entry, action=entry.action - 1))
        yield with_entry(msgspec.structs.replace(entry, seat=1 - entry.seat))


def missing_entries() -> Iterator[Record]:
    for i in range(len(RECORD.entries) - 1):
        yield Record(RECORD.header, (*RECORD.entries[:i], *RECORD.entries[i + 1 :]))


@pytest.mark.parametrize("tampered", [other_actions, other_outcomes, other_undos, missing_entries])
def test_nothing_in_between_can_be_changed(tampered: Callable[[], Iterator[Record]]) -> None:
    count = 0
    for record in tampered():
        assert unverified(record)
        count += 1
    assert count


def test_no_score_can_be_changed() -> None:
    end = RECORD.end
    assert end is not None
    for seat in (0, 1):
        scores = [score + (i == seat) for i, score in enumerate(end.scores)]
        said = unverified(with_entry(msgspec.structs.replace(end, scores=scores)))
        assert said == "The result in the record is not what its moves lead to."
    said = unverified(with_entry(msgspec.structs.replace(end, winners=[1 - end.winners[0]])))
    assert said == "The result in the record is not what its moves lead to."


def test_the_secret_can_t_be_changed() -> None:
    end = RECORD.end
    assert end is not None
    assert end.secret is not None
    other = ("0" if end.secret[0] != "0" else "1") + end.secret[1:]
    said = unverified(with_entry(msgspec.structs.replace(end, secret=other)))
    assert said == "The secret is not the one that was committed to before this game."
    said = unverified(with_entry(msgspec.structs.replace(end, secret="secret")))
    assert said == "The secret in the record is not a hexadecimal number."
    said = unverified(with_entry(msgspec.structs.replace(end, secret=None)))
    assert said == "The record does not tell the secret of its sealed luck."


def test_the_digest_can_t_be_changed() -> None:
    end = RECORD.end
    assert end is not None
    said = unverified(with_entry(msgspec.structs.replace(end, digest="0" * 32)))
    assert said == "The record was changed after the game: its digest does not fit its lines."


def forged(header: Header, entries: tuple[Entry, ...]) -> str:
    """Why a record is not verified although its digest was made to fit."""
    *lines, end = [msgspec.structs.replace(entry, n=number) for number, entry in enumerate(entries, 1)]
    assert isinstance(end, Ended)
    end = msgspec.structs.replace(end, digest=digest_of(header, lines))
    with pytest.raises(BadInput) as refused:
        verify(Record(header, (*lines, end)))
    return str(refused.value)


def test_a_known_secret_fits_no_other_setup() -> None:
    """Once a secret is out, nobody can pretend that it was sealed for a game of other players or options."""
    secret = bytes.fromhex(RECORD.end.secret or "") if RECORD.end else b""
    other = play_on(Match(find_game("sagrada"), other_setup(), SealedChance(secret)), random.Random(4))
    assert forged(other.header, other.record.entries) == (
        "The secret is not the one that was committed to before this game."
    )


def other_setup() -> Header:
    return msgspec.structs.replace(RECORD.header, players=["Giada", "Davide"])


def test_a_key_that_is_doubled() -> None:
    """JSON would let the last one win, and a digest of what was understood would not see the first."""
    number = next(i for i, line in enumerate(LINES, 1) if '"kind":"action"' in line)
    said = refusal(changed(number, '"seat":', '"seat":9,"seat":'))
    assert said == f"Line {number} of the record is not written as Bottega writes it."


@pytest.mark.parametrize("spaced", ['{ "kind"', '{"kind" ', ' {"kind"'])
def test_a_line_that_is_written_otherwise(spaced: str) -> None:
    said = refusal(changed(1, '{"kind"', spaced))
    assert said == "Line 1 of the record is not written as Bottega writes it."


def test_the_record_of_a_running_game_is_the_beginning_of_the_finished_one() -> None:
    """A line once written stays as it is; so whoever noted a link can tell whether the game is the one they saw."""
    match, texts, links = new_match(seats=3), [], []
    rng = random.Random(2)
    while not match.over:
        texts.append(format_record(match.record))
        links.append(match.link)
        play_on(match, rng, 9, taking_back=0.2)
    text, entries = format_record(match.record), match.record.entries
    assert all(text.startswith(beginning) for beginning in texts)
    chain = {digest_of(match.header, entries[:length]) for length in range(len(entries) + 1)}
    assert chain.issuperset(links)


def test_the_last_line_holds_the_last_link() -> None:
    chain = Chain(RECORD.header)
    chain.add(RECORD.entries[:-1])
    assert RECORD.end is not None
    assert chain.link == RECORD.end.digest
    assert len(chain.link) == 64


def test_all_links_of_a_chain() -> None:
    links = links_of(RECORD)
    assert RECORD.end is not None
    assert links[-2] == RECORD.end.digest
    assert links == [digest_of(RECORD.header, RECORD.entries[:length]) for length in range(len(RECORD.entries) + 1)]


def test_lines_can_t_change_places() -> None:
    first, second, *more = RECORD.entries[:-1]
    assert digest_of(RECORD.header, [second, first, *more]) != digest_of(RECORD.header, [first, second, *more])


def test_many_actions_that_were_taken_back_replay_in_no_time() -> None:
    """Each costs the same, however many there were before: counted in entries looked at, not in seconds."""
    match = windows_chosen(new_match(seats=1, seed=8))
    for _ in range(3000):
        match.play(0, "pass")
        match.undo(0)
    again = Replay(match.record)
    copies = 0

    class Counted(list[Entry]):
        def __iter__(self) -> Iterator[Entry]:
            nonlocal copies
            copies += 1
            return super().__iter__()

    again.match._scribe.entries = Counted(again.match._scribe.entries)
    again.to_end()
    assert copies < 10


def test_a_forged_record_with_an_empty_line_of_luck() -> None:
    record = finished(taking_back=0.0).record
    entries = record.entries
    place = next(i for i, entry in enumerate(entries) if isinstance(entry, Acted) and isinstance(entries[i + 1], Acted))
    longer = (*entries[: place + 1], Luck(n=0, outcomes=[]), *entries[place + 1 :])
    assert forged(record.header, longer) == "The record is not the one that its moves lead to."


def test_a_forged_record_that_withholds_its_luck() -> None:
    silent = tuple(
        msgspec.structs.replace(e, outcomes=[(door, None) for door, _ in e.outcomes]) if isinstance(e, Luck) else e
        for e in RECORD.entries
    )
    assert forged(RECORD.header, silent) == "The record is not the one that its moves lead to."


def test_a_forged_record_that_leaves_options_out() -> None:
    header = msgspec.structs.replace(RECORD.header, options={})
    assert forged(header, RECORD.entries) == "The record does not name every option."


def test_a_forged_record_of_a_strange_table_of_actions() -> None:
    header = msgspec.structs.replace(RECORD.header, actions=-5)
    assert forged(header, RECORD.entries) == "The record has actions that this version of Bottega does not know."


def test_a_time_that_is_none() -> None:
    assert "Invalid RFC3339 encoded datetime" in refusal(changed(1, '"started":"', '"started":"x'))
