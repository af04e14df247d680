"""Bad requests over HTTP: a reason, nothing changed, and the others play on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regalia.server.limits import Limits, Rate
from regalia.server.wire.messages import Ack, Error, Refusal
from tests.server.harness import ORIGIN, ScriptedChance, for_two, make_services, running, token_of

pytestmark = pytest.mark.anyio

DEAL = ("~ draw 0 0 1", "~ draw 1 2 3")


TABLES: list[tuple[Any, int, str]] = [
    (b"", 400, "not valid JSON"),
    (b"{", 400, "not valid JSON"),
    (b"[" * 9_000, 400, "not "),
    (b"\xff\xfe", 400, "not valid JSON"),
    (b"[]", 400, "Expected `object`"),
    ({}, 400, "missing required field `game`"),
    ({"game": 7}, 400, "Expected `str`"),
    ({"game": "chess"}, 422, "no game 'chess'"),
    ({"game": "bluff", "options": {"colour": 1}}, 422, "no option 'colour'"),
    ({"game": "bluff", "options": {"cards": "5"}}, 422, "'cards' cannot be '5'"),
    ({"game": "bluff", "options": {"cards": True}}, 422, "'cards' cannot be True"),
    ({"game": "bluff", "options": {"cards": 10**30}}, 422, "'cards' cannot be"),
    ({"game": "bluff", "options": []}, 400, "Expected `object`"),
    ({"game": "bluff", "seats": ["me"]}, 422, "takes 2 seats, not 1"),
    ({"game": "bluff", "seats": ["open"] * 99}, 422, "takes 2 seats, not 99"),
    ({"game": "bluff", "seats": ["me", "me"]}, 422, "Only one seat"),
    ({"game": "bluff", "seats": ["me", "deep blue"]}, 422, "no bot 'deep blue'"),
    ({"game": "bluff", "seats": ["me", 1]}, 400, "Expected `str`"),
    (b'{"game": "' + b"x" * 20_000 + b'"}', 413, "too large"),
]


@pytest.mark.parametrize(("body", "status", "words"), TABLES)
async def test_tables_that_cannot_be_opened(tmp_path: Path, body: Any, status: int, words: str) -> None:
    async with running(make_services(tmp_path)) as door:
        mira = await door.person()
        answer = await mira.post("/api/tables", body)
        assert answer.status_code == status
        assert words in answer.json()["error"]
        assert (await mira.get("/api/lobby")).json() == {"mine": [], "open": []}


async def test_forged_invitations_and_cookies(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        mira, oskar = await door.person("Mira"), await door.person()
        opened = await mira.open_table("me", "open", private=True)
        other = await mira.open_table("me", "open", private=True)
        (invite,) = (await mira.get(f"/api/tables/{other.id}")).json()["invites"]
        for token in (token_of(invite), "1.", "1.AAAA", "0" + token_of(invite)[1:], opened.token):
            answer = await oskar.post(f"/api/tables/{opened.id}/seat", {"invite": token})
            assert (answer.status_code, "not valid" in answer.json()["error"]) == (403, True)
        token = mira.http.cookies["regalia"]
        for forged in ("?" + token[1:], token.partition(".")[0], "", "." * 50):
            thief = door.stranger(cookie=f"regalia={forged}")
            assert (await thief.get("/api/lobby")).status_code == 401
            assert (await thief.get("/api/me")).json()["name"] != "Mira"
            assert "regalia" in thief.http.cookies


async def test_another_site_is_kept_out(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        table, mira, _ = await for_two(door)
        mira.http.headers["origin"] = "http://evil.example"
        answer = await mira.post("/api/tables", {"game": "bluff"})
        assert (answer.status_code, "another site" in answer.json()["error"]) == (403, True)
        for origin in ("http://evil.example", "null", ORIGIN + ".evil.example"):
            async with mira.socket(table, origin=origin) as visit:
                assert visit.closed == 4403


async def test_http_has_its_limits_too(tmp_path: Path) -> None:
    async with running(
        make_services(tmp_path, limits=Limits(requests=Rate(9, 0.001), openings=Rate(2, 0.001)))
    ) as door:
        mira = await door.person()
        codes = [(await mira.post("/api/tables", {"game": "bluff"})).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        answers = [await mira.get("/api/me") for _ in range(9)]
        assert answers[0].status_code == 200
        assert (answers[-1].status_code, answers[-1].headers["retry-after"]) == (429, "1")


async def test_our_own_fault_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    services = make_services(tmp_path, chance=ScriptedChance(*DEAL))
    async with running(services) as door:
        table, mira, _ = await for_two(door)
        game = services.games["bluff"]
        async with mira.at(table) as hers:
            monkeypatch.setattr(type(game), "why", lambda *_: 1 / 0)
            refused = await hers.play("0 commit 3", 2)
            assert isinstance(refused, Refusal)
            assert refused.reason.startswith("Something went wrong at this table")
            assert isinstance(await hers.play("0 commit 0", 2), Ack)
        monkeypatch.setattr(services, "new_id", lambda: 1 / 0)
        answer = await mira.post("/api/tables", {"game": "bluff"})
        assert (answer.status_code, answer.json()) == (
            500,
            {"error": "Something went wrong on the server. It has been logged; please try again."},
        )
        assert answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/api/", "/api/nothing", "/api/tables/nothing", "/api/tables/%2e%2e/me"])
async def test_addresses_where_nothing_is(tmp_path: Path, path: str) -> None:
    async with running(make_services(tmp_path)) as door:
        mira = await door.person()
        for answer in (await mira.get(path), await mira.post(path, {})):
            assert answer.status_code in (404, 405)
            assert list(answer.json()) == ["error"]
            assert answer.headers["cache-control"] == "no-store"
        async with mira.at("nothing") as visit:
            (wrong,) = await visit.hear_until_closed()
            assert wrong == Error(text="There is no such table.", fatal=True)
