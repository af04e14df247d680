"""How other values of The Royal Ascension are written in positions: territories, fighters, seats, dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.games.royal_ascension.position_cards import NONE, Cards, bags, faces, options
from regalia.games.royal_ascension.rules import model as m
from regalia.games.royal_ascension.rules import terms
from regalia.games.royal_ascension.rules.bags import size
from regalia.games.royal_ascension.rules.terms import NOBODY
from regalia.kernel.errors import NotationError
from regalia.kernel.positions.clauses import Clause, Place, Simple, table
from regalia.kernel.positions.facts import Facts
from regalia.kernel.positions.words import EMPTY, Kind, Number, Seat, read_number


def read_land(word: str) -> int:
    if word not in terms.SLUGS:
        raise NotationError(f"'{word}' is not a territory; there are {', '.join(terms.SLUGS)}.")
    return terms.SLUGS.index(word)


class Sent(Cards):
    """What a fighter brings to a battle: a territory, or ``none``, and cards."""

    def __init__(self, name: str, territory: Place, hearts: Place, clubs: Place) -> None:
        super().__init__(name, {"h": hearts, "c": clubs})
        self.places = [territory, hearts, clubs]

    def usual(self, facts: Facts) -> list[int]:
        return [int(NOBODY), 0, 0]

    def words(self, value: list[int], facts: Facts) -> list[str]:
        cards = faces(value[1], "h") + faces(value[2], "c")
        return [NONE if value[0] < 0 else terms.SLUGS[value[0]], *cards]

    def value(self, words: list[str], facts: Facts) -> list[int]:
        first, *cards = words or [NONE]
        return [int(NOBODY) if first == NONE else read_land(first), *bags(cards, "hc")]


class Lands(Clause):
    """The territories of a seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.name = f"lands{seat}"

    def get(self, facts: Facts) -> list[int]:
        return [land for land, owner in enumerate(facts.table["owner"]) if owner == self.seat]

    def put(self, facts: Facts, value: list[int]) -> None:
        for land in value:
            if facts.table["owner"][land] >= 0:
                raise NotationError(f"{terms.SLUGS[land]} has two owners.")
            facts.table["owner"][land] = self.seat
        facts.table["row"][m.LANDS + self.seat] = len(value)

    def usual(self, facts: Facts) -> list[int]:
        return []

    def words(self, value: list[int], facts: Facts) -> list[str]:
        return [terms.SLUGS[land] for land in value] or [EMPTY]

    def value(self, words: list[str], facts: Facts) -> list[int]:
        return sorted({read_land(word) for word in words if word != EMPTY})


class Fighters(Clause):
    """The fighters in their order; seats left from an earlier battle follow after ``|``."""

    name = "fighters"

    def get(self, facts: Facts) -> tuple[list[int], int]:
        return facts.table["row"][m.FIGHTER : m.FIGHTER + terms.MOST_SEATS], facts.one("fighters")

    def put(self, facts: Facts, value: tuple[list[int], int]) -> None:
        facts.table["row"][m.FIGHTER : m.FIGHTER + terms.MOST_SEATS] = value[0]
        facts.table["fighters"] = [value[1]]

    def usual(self, facts: Facts) -> tuple[list[int], int]:
        return [0] * int(terms.MOST_SEATS), 0

    def words(self, value: tuple[list[int], int], facts: Facts) -> list[str]:
        seats, count = value
        length = max([count, *(i + 1 for i, seat in enumerate(seats) if seat)])
        words = [str(seat) for seat in seats[:length]]
        return [*words[:count], "|", *words[count:]] if length > count else words or [EMPTY]

    def value(self, words: list[str], facts: Facts) -> tuple[list[int], int]:
        seats = [Seat(options(facts).seats).values([word])[0] for word in words if word not in ("|", EMPTY)]
        if len(seats) > terms.MOST_SEATS:
            raise NotationError(f"names {len(seats)} fighters; there are at most {terms.MOST_SEATS}.")
        count = words.index("|") if "|" in words else len(seats)
        return seats + [0] * (int(terms.MOST_SEATS) - len(seats)), count


@dataclass(frozen=True)
class SeatSet(Kind):
    """Some seats: ``allied 1 3``."""

    seats: int

    def words(self, values: Sequence[int]) -> list[str]:
        return [str(seat) for seat in range(terms.MOST_SEATS) if m.has_seat(values[0], seat)] or [EMPTY]

    def values(self, words: list[str]) -> list[int]:
        named = {Seat(self.seats).values([word])[0] for word in words if word != EMPTY}
        return [sum(int(m.seat_bit(seat)) for seat in named)]


class Dice(Kind):
    """Dice in the order they were rolled: ``dice0 6 5 4``."""

    def words(self, values: Sequence[int]) -> list[str]:
        return [str(pips) for pips in m.listed_dice(values[0])] or [EMPTY]

    def values(self, words: list[str]) -> list[int]:
        pips = [read_number(word, 1) for word in words if word != EMPTY]
        if len(pips) > 6 or max(pips, default=1) > 6:
            raise NotationError("takes at most six dice of 1 to 6.")
        return [sum(int(m.nth_die(die, n)) for n, die in enumerate(pips))]


class Held(Simple):
    """The number of hearts or diamonds in a hand, said where it is not seen."""

    def __init__(self, name: str, seat: int, place: int, at: int) -> None:
        super().__init__(f"{name}{seat}", table("row", place + seat), Number())
        self.seat = seat
        self.at = at

    def usual(self, facts: Facts) -> list[int]:
        sheet = facts.hands[self.seat]
        return [0 if sheet is None else int(size(sheet["cards"][self.at]))]
