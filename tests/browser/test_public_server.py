"""A whole game through nginx with TLS, while one server is killed and both are upgraded one after the other."""

from __future__ import annotations

import random
import urllib.error
import urllib.request
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from regalia.kernel import record as records
from regalia.kernel.scene import Choice
from regalia.lab.verify import fault_in
from tests.browser.conftest import needed
from tests.browser.page import Player, fighting
from tests.server.servers.cluster import Cluster, programs
from tests.server.servers.public import PublicServer, missing


@pytest.fixture
def public() -> Iterator[PublicServer]:
    lacking = missing()
    needed(not lacking, f"this machine lacks {lacking}: the public server needs it")
    bin = programs()
    assert bin is not None
    cluster = Cluster(bin)
    running = PublicServer(cluster.database())
    yield running
    running.stop()
    cluster.stop()


@pytest.mark.release
def test_no_move_is_lost_when_a_server_dies_and_when_both_are_upgraded(browser: Browser, public: PublicServer) -> None:
    mira = Player(browser, public.url, ignore_https_errors=True)
    mira.set_up(("me", "greedy"), turn_limit="16", first_player="seat0")
    table = mira.page.url.rpartition("/")[2]
    lines: list[str] = []
    fights = fighting(random.Random(11))

    def choose(choices: tuple[Choice, ...]) -> Choice:
        chosen = fights(choices)
        lines.append(chosen.line)
        return chosen

    assert mira.play_on(choose, most=4) == 4
    (busy,) = [port for port in public.ports if public.sockets(port)]
    public.kill(busy)
    assert mira.play_on(choose, most=4) == 4
    public.start(busy)
    upgrade = public.upgrade()
    while upgrade.poll() is None and mira.asked_or_over():
        mira.play_on(choose, most=1)
    assert upgrade.wait(150) == 0
    mira.play_on(choose)
    expect(mira.page.get_by_role("region", name="Result")).to_be_visible()
    answer = mira.context.request.get(f"{public.url}/api/tables/{table}/record")
    record = records.read(answer.body())
    assert fault_in(record) is None
    assert [line for line in record.lines if line.startswith("0 ")] == lines
    cookie = next(one for one in mira.context.cookies() if one["name"] == "regalia")
    assert (cookie["secure"], cookie["httpOnly"], cookie["sameSite"]) == (True, True, "Strict")
    for path in ("/metrics", "/readyz"):
        assert mira.context.request.get(f"{public.url}{path}").status == 404
    assert plain_leads_to(public.plain) == "https://localhost/rules"
    mira.leave()


def plain_leads_to(port: int) -> str:
    """Where a visitor without TLS is sent."""

    class Stay(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *given: object) -> None:
            return None

    asked = urllib.request.Request(f"http://127.0.0.1:{port}/rules", headers={"Host": "localhost"})
    with pytest.raises(urllib.error.HTTPError) as sent:
        urllib.request.build_opener(Stay).open(asked)
    sent.value.close()
    assert sent.value.code == 301
    return str(sent.value.headers["location"])
