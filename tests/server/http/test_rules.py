"""The rules over HTTP: text with pictures and terms on demand, so that the catalogue stays small."""

from __future__ import annotations

import msgspec
import pytest

from regalia.games import catalogue, rules_text
from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.rulebook import examples, glossary, worked
from regalia.server.http.catalogue import catalogue as infos
from regalia.server.http.rules import RulesPages, rules_info
from regalia.server.wire.rules import PictureInfo, RulesInfo, TermInfo

MOST_RULES = 40_000  # bytes, compressed
MOST_CATALOGUE = 8_000  # bytes, before compression


@pytest.mark.parametrize("game", catalogue().values(), ids=lambda game: game.key)
def test_rules_come_with_all_their_examples_drawn(game: Game) -> None:
    pages = RulesPages()
    sent = pages.rules(game)
    info = msgspec.json.decode(sent.plain, type=RulesInfo)
    assert info.text == rules_text(game)
    assert [one.title for one in info.examples] == [one.title for one in examples(info.text)]
    assert len(sent.zipped or sent.plain) <= MOST_RULES
    assert pages.rules(game) is sent, "drawn once"


def test_a_map_is_sent_once_for_all_examples_that_show_it() -> None:
    game = catalogue()["battle-royal"]
    info = rules_info(game)
    assert len(info.zones) == 2, "one with two forces, one with four"
    for one, example in zip(info.examples, examples(info.text), strict=True):
        assert one.ground is not None
        whole = worked(game, example)
        assert (info.zones[one.ground], *one.before.zones) == whole.before.zones
        assert one.after is None or (info.zones[one.ground], *one.after.zones) == (whole.after and whole.after.zones)


@pytest.mark.parametrize("game", catalogue().values(), ids=lambda game: game.key)
def test_terms_are_those_of_the_glossary(game: Game) -> None:
    terms = msgspec.json.decode(RulesPages().terms(game).plain, type=list[TermInfo])
    assert [term.term for term in terms] == [entry.term for entry in glossary(rules_text(game))]


def test_a_term_has_a_picture_drawn_once() -> None:
    pages = RulesPages()
    royals = catalogue()["royals"]
    sent = pages.picture(royals, "cold war")
    info = msgspec.json.decode(sent.plain, type=PictureInfo)
    assert info.scene is not None
    assert info.around == ("field0", "field1")
    assert pages.picture(royals, "Cold War") is sent
    with pytest.raises(RegaliaError, match="Royals has no term 'castling'"):
        pages.picture(royals, "castling")


def test_the_catalogue_is_short_and_in_the_order_of_the_shelf() -> None:
    sent = infos(catalogue())
    assert len(msgspec.json.encode(sent)) <= MOST_CATALOGUE
    shelf = [catalogue()[info.key].shelf for info in sent]
    assert shelf == sorted(set(shelf))
