# native: pictures
"""Battle in matches and events: places, tie-breaks, time and kept decks (section 7.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from regalia.games.battle.bots.decks import suggested
from regalia.games.battle.notation import CARD
from regalia.games.battle.options import OPTIONS, deck_size
from regalia.games.battle.rules.cards import KINDS
from regalia.games.battle.rules.ending import NEVER, camp_first_hit, camp_hits, place
from regalia.games.battle.rules.position import Position
from regalia.kernel.match import Match
from regalia.kernel.optional.series import Series, Tally

OFF_THE_TOP = "off_the_top"
CONSTRUCTED = "constructed"
SPLIT = "split"
JOKER = "Xx"
CUT = "cut "  # what follows the seat in a line


class BattleSeries(Series):
    """What Battle tells matches and events."""

    def places(self, match: Match, result: Sequence[float]) -> list[int]:
        """The places by section 6.4, unless the players have ended the game."""
        if not match.over:
            return super().places(match, result)
        position = _position(match)
        return [int(place(position.options, position.table, seat)) for seat in range(match.seats)]

    def tally(self, match: Match, seat: int) -> Tally:
        """The hits of the seat's camp, and the turn in which it first got through."""
        position = _position(match)
        camp = position.options.camp_of[seat]
        first = camp_first_hit(position.options, position.table, camp)
        hits = camp_hits(position.options, position.table, camp)
        return Tally(int(hits), None if first == NEVER else int(first))

    def last_begins(self, match: Match, result: Sequence[float]) -> dict[str, Any]:
        """The options of the next game, in which the camp placed last begins.

        In an alliance its lowest seat begins. If several share the last place, chance decides.
        """
        places = self.places(match, result)
        options = _position(match).options
        last = {options.camp_of[seat] for seat, place in enumerate(places) if place == max(places)}
        first: str | int = "random" if len(last) > 1 else int(last.pop())
        return {**match.options, "first_player": first}

    def timed(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return {**options, "clock": True}

    def time_line(self) -> str:
        return "~ time"

    def building(self, options: Mapping[str, Any]) -> dict[str, Any] | None:
        """The options of one building phase for the whole event, or None.

        Players who split a deck do so at the table, match by match; a constructed deck is handed in.
        """
        if options.get("format", OFF_THE_TOP) in (OFF_THE_TOP, SPLIT, CONSTRUCTED) or options.get("decks") is not None:
            return None
        alone = {"teams", "team_size", "team_hands_open", "team_special", "first_player", "clock"}
        return {**{name: value for name, value in options.items() if name not in alone}, "build_only": True}

    def builds_at_tables(self, options: Mapping[str, Any]) -> bool:
        return options.get("format", OFF_THE_TOP) == SPLIT and options.get("decks") is None

    def pool(self, options: Mapping[str, Any]) -> list[str] | None:
        """A full deck for everybody if the format is constructed, else None."""
        if options.get("format", OFF_THE_TOP) != CONSTRUCTED or options.get("decks") is not None:
            return None
        return [token for token in CARD if token != JOKER] + [JOKER] * int(options.get("jokers", 0))

    def pools(self, match: Match) -> list[list[str]] | None:
        """For each seat the deck that was built and the cards that were cut."""
        built = self.built(match)
        if built is None:
            return None
        pools = [Counter(deck) for deck in built]
        for line in match.lines:
            seat, _, said = line.partition(" ")
            if said.startswith(CUT):
                pools[int(seat)][said.removeprefix(CUT)] += 1
        return [[token for token in CARD for _ in range(pool[token])] for pool in pools]

    def deck_size(self, options: Mapping[str, Any]) -> int:
        return deck_size({**{option.name: option.default for option in OPTIONS}, **options}, 2)

    def suggested(self, options: Mapping[str, Any], pool: Sequence[str]) -> list[str]:
        """The pool without the cards that bots would cut."""
        held = Counter(pool)
        cuts = suggested([held[token] for token in CARD], self.deck_size(options), 0)
        return [token for token, card in CARD.items() for _ in range(held[token] - cuts[card])]

    def decides(self, options: Mapping[str, Any]) -> bool:
        return not options.get("build_only", False)

    def built(self, match: Match) -> list[Any] | None:
        """The decks of all seats, replayed from the lines in which they were built."""
        if match.options.get("format", OFF_THE_TOP) == OFF_THE_TOP or match.options.get("decks") is not None:
            return None
        building = Match(match.game, {**match.options, "build_only": True}, match.seats)
        for line in match.lines:
            if building.over:
                break
            building.play(line)
        piles = _position(building).piles
        return [
            [token for token, card in CARD.items() for _ in range(piles[seat * KINDS + card])]
            for seat in range(match.seats)
        ]

    def with_built(self, options: Mapping[str, Any], built: Sequence[Any]) -> dict[str, Any]:
        return {**options, "decks": list(built)}


def _position(match: Match) -> Position:
    state = match.state()
    assert isinstance(state, Position)
    return state
