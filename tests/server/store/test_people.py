"""Stored blocks, reports, mutes and histories, on either database."""

from __future__ import annotations

from dataclasses import replace

import pytest

from regalia.server.store.database import Database, Stale
from regalia.server.store.operating.orders import By
from regalia.server.store.people.histories import Asked, Named, Sat
from regalia.server.store.people.reports import ReportRow
from regalia.server.store.people.works import WorkRow
from regalia.server.store.ratings import Rating
from regalia.server.store.rows import Progress, Seat, Written
from regalia.server.store.store import Store
from regalia.server.wire.table import TimeControl
from tests.server.harness import row

pytestmark = pytest.mark.anyio

PAIR = (Seat("person", "a"), Seat("person", "b"))


async def test_blocks_are_kept_once_and_move_with_a_guest(database: Database) -> None:
    store = Store(database)
    assert await store.blocks.add("one", "a", "b", 1.0, 3)
    assert await store.blocks.add("two", "a", "b", 2.0, 3)  # already blocked
    assert await store.blocks.add("three", "c", "a", 3.0, 3)
    assert await store.blocks.add("four", "a", "d", 4.0, 3)
    assert not await store.blocks.add("five", "a", "e", 5.0, 2)
    assert [(block.id, block.blocked) for block in await store.blocks.of("a")] == [("four", "d"), ("one", "b")]
    assert await store.blocks.against("a") == {"c"}
    assert sorted(await store.blocks.among(["a", "b", "c"])) == [("a", "b"), ("c", "a")]
    assert await store.blocks.among([]) == []
    assert await store.blocks.add("six", "z", "d", 6.0, 3)
    await store.accounts.move_guest("a", "z")
    assert sorted(block.blocked for block in await store.blocks.of("z")) == ["b", "d"]
    assert await store.blocks.against("z") == {"c"}
    await store.accounts.move_guest("c", "z")  # who blocked z: nobody blocks themselves
    assert await store.blocks.against("z") == frozenset()
    assert not await store.blocks.lift("one", "b")
    assert await store.blocks.lift("one", "z")
    await store.accounts.forget("d")
    assert await store.blocks.of("z") == []
    await store.close()


async def test_a_report_is_numbered_settled_once_and_deleted_with_the_guest(database: Database) -> None:
    store = Store(database)
    report = ReportRow(0, 1.0, "a", "b", "m", "chat", "text", "said")
    assert [await store.reports.add(report) for _ in range(2)] == [1, 2]
    assert await store.reports.open_by("a", "b")
    assert not await store.reports.open_by("b", "a")
    await store.operators.settle(1, "done", By("frida", 2.0))
    with pytest.raises(Stale):
        await store.operators.settle(1, "again", By("frida", 2.0))
    assert [one.number for one in await store.reports.newest(9)] == [2]
    assert [(one.number, one.settled) for one in await store.reports.newest(9, every=True)] == [(2, None), (1, "done")]
    assert await store.reports.numbered(1) == replace(report, number=1, settled="done")
    assert await store.reports.numbered(7) is None
    await store.accounts.forget("b")
    assert await store.reports.newest(9, every=True) == []
    await store.close()


async def test_mutes_are_kept_with_their_table(database: Database) -> None:
    store = Store(database)
    await store.create(row("m"))
    for on in (True, True):
        await store.agreements.mute("m", 1, on)
    assert await store.agreements.muted("m") == {1}
    await store.agreements.mute("m", 1, False)
    assert await store.agreements.muted("m") == frozenset()
    await store.close()


async def test_a_history_has_finished_matches_with_times_changes_and_outcomes(database: Database) -> None:
    store = Store(database)
    for number, (id, private) in enumerate((("first", False), ("second", True), ("third", False))):
        await store.create(replace(row(id), seats=PAIR, private=private, created=float(number)))
        await store.append(id, 1, [Written("0 pass")], Progress(10.0 + number, 1))
    for id in ("first", "second"):
        await store.append(id, 2, [Written("1 pass")], Progress(70.0, None, (1.0, 0.0)))
    await store.ratings.rate("first", row("x").game, {"a": Rating(26.0, 8.0, 1)}, [(25.0, 26.0), (25.0, 24.0)])
    second, first = await store.histories.played("a", True, 9)
    assert (first.id, first.begun, first.ended, first.seat, first.result) == ("first", 10.0, 70.0, 0, (1.0, 0.0))
    assert (second.id, second.private) == ("second", True)
    assert [game.id for game in await store.histories.played("b", False, 9)] == ["first"]
    assert [game.id for game in await store.histories.played("a", True, 1, 1)] == ["first"]
    assert (await store.histories.count("a", True), await store.histories.count("a", False)) == (2, 1)
    assert await store.histories.count("a", True, "chess") == 0
    assert await store.histories.others(["first"], "a") == {"first": [Sat(1, "b", "")]}
    assert await store.histories.changes(["first", "second"], "b") == {"first": (25.0, 24.0)}
    assert await store.histories.course("a", row("x").game, 9) == [(70.0, 26.0)]
    await store.histories.keep({"first": ("{}", "2 turns")})
    await store.histories.keep({"first": ("other", "")})
    assert await store.histories.outcomes(["first", "second"]) == {"first": ("{}", "2 turns")}
    await store.close()


async def test_only_accounts_with_something_to_show_are_shown(database: Database) -> None:
    store = Store(database)
    for guest in "ab":
        await store.accounts.open(guest, (guest,), guest, "hash", 1.0)
        await store.set_name(guest, guest.upper(), 1.0, (guest, guest.upper()))
    await store.set_name("c", "C", 1.0, ("c", "C"))
    await store.create(replace(row("m"), seats=PAIR, private=True))
    await store.append("m", 1, [Written("0 pass")], Progress(1.0, None, (1.0, 0.0)))
    await store.ratings.rate("m", "bluff", {"b": Rating()})
    assert await store.histories.named("a") == [Named("a", "A", False)]
    assert await store.histories.named("b") == [Named("b", "B", True)]
    assert await store.histories.named("c") == []
    await store.close()


async def test_what_waits_is_listed_by_urgency(database: Database) -> None:
    store = Store(database)
    days = TimeControl(kind="days", base=86400)
    for id, control, turn in (("still", None, 0), ("days", days, 0), ("theirs", days, 1), ("done", None, None)):
        await store.create(replace(row(id), seats=PAIR, control=control))
        result = (1.0, 0.0) if turn is None else None
        await store.append(id, 1, [Written("~ deal")], Progress(1.0, turn, result, 99.0 if control else None))
    await store.create(replace(row("open"), seats=(Seat("person", "a"), Seat("open"))))
    game = row("x").game
    assert await store.histories.asked("a", 9) == [
        Asked("days", game, 0, "days", 99.0),
        Asked("still", game, 0, None, None),
    ]
    assert [one.id for one in await store.histories.asked("b", 9)] == ["theirs"]
    await store.close()


async def test_works_are_counted_changed_by_their_owner_and_move_with_a_guest(database: Database) -> None:
    store = Store(database)
    work = WorkRow("w1", "a", "g", "unit", "Falconer", '{"life":9}', 1.0)
    assert await store.works.add(work, 2)
    assert await store.works.add(replace(work, id="w2", changed=2.0), 2)
    assert not await store.works.add(replace(work, id="w3"), 2)
    assert not await store.works.change(replace(work, guest="b"))
    assert await store.works.change(replace(work, name="Archer", changed=3.0))
    assert [(one.id, one.name) for one in await store.works.by("a")] == [("w1", "Archer"), ("w2", "Falconer")]
    await store.accounts.move_guest("a", "z")
    assert await store.works.by("a") == []
    assert not await store.works.drop("w1", "a")
    assert await store.works.drop("w1", "z")
    assert await store.works.of("w1") is None
    await store.accounts.forget("z")
    assert await store.works.of("w2") is None
    await store.close()
