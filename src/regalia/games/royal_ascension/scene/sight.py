# native: pictures
"""A view, unpacked once for reasons, pictures and log sentences."""

from __future__ import annotations

from regalia.games.royal_ascension.rules import model as m
from regalia.games.royal_ascension.rules import terms
from regalia.games.royal_ascension.rules.bags import copies
from regalia.games.royal_ascension.rules.challenge import guarded
from regalia.games.royal_ascension.rules.ending import place, score
from regalia.games.royal_ascension.rules.model import Hand, Table
from regalia.games.royal_ascension.rules.ring import reached
from regalia.games.royal_ascension.rules.rules import AscensionRules
from regalia.games.royal_ascension.scene.names import LANDS, face
from regalia.kernel.rules import Rules
from regalia.kernel.scene.sight import ViewReader
from regalia.kernel.state import View

NUMBERS = ("none", "one", "two", "three", "four")
PLACES = ("first", "second", "third", "fourth")
IN_BATTLE = (terms.COMMITTING, terms.SHOWING, terms.FIGHTING, terms.LOSING, terms.FALLING)


class Sight(ViewReader):
    """A view of The Royal Ascension, read."""

    def __init__(self, view: View, rules: Rules) -> None:
        assert isinstance(rules, AscensionRules)
        assert isinstance(view.table, Table)
        super().__init__(view, rules, view.table.chooser, view.table.step)
        self.options = rules.options
        self.table: Table = view.table
        self.active: int = self.table.active

    # ---- names, which a board may give

    def land_name(self, land: int) -> str:
        return self.options.land_names[land] or LANDS[land]

    def space_name(self, space: int) -> str:
        """``space 4``, or ``space 4, the Old Mill``."""
        given = self.options.space_names[space]
        return f"space {space}, {given}" if given else f"space {space}"

    # ---- cards

    def cards(self, bag: int, suit: int) -> list[str]:
        """Faces of a bag, highest value first."""
        order = [int(rank) for rank in self.options.ascending][::-1]
        return [face(rank, suit) for rank in order for _ in range(copies(bag, rank))]

    def value(self, face: str) -> int:
        return int(self.options.values["A23456789TJQK".index(face[0])])

    def worth(self, faces: list[str]) -> int:
        return sum(map(self.value, faces))

    def own(self, seat: int, place: int) -> int | None:
        """A number of a hand that the viewer sees; None for other hands."""
        hand = self.view.hands[seat]
        return int(hand.cards[place]) if isinstance(hand, Hand) else None

    def hearts(self, seat: int) -> list[str] | None:
        bag = self.own(seat, m.HEARTS_IN)
        return None if bag is None else self.cards(bag, terms.HEARTS)

    def gold(self, seat: int) -> list[str] | None:
        bag = self.own(seat, m.GOLD_IN)
        return None if bag is None else self.cards(bag, terms.DIAMONDS)

    def weapons(self, seat: int) -> list[str]:
        return self.cards(self.row(m.WEAPONS, seat), terms.CLUBS)

    def alliances(self, seat: int) -> list[str]:
        return self.cards(self.row(m.ALLIANCES, seat), terms.SPADES)

    def known(self, seat: int) -> list[str]:
        """Hearts of the hand that all know."""
        return self.cards(self.row(m.KNOWN, seat), terms.HEARTS)

    def discards(self, suit: int) -> list[str]:
        return self.cards(int(self.table.bags[m.DISCARD + suit]), suit)

    def left(self, suit: int) -> int:
        return int(self.table.bags[m.LEFT + suit])

    def display(self) -> list[str]:
        return self.cards(int(self.table.bags[m.DISPLAY]), terms.CLUBS)

    def basket(self) -> list[str]:
        return self.cards(int(self.table.bags[m.BASKET]), terms.CLUBS)

    def for_sale(self) -> list[str]:
        """What the shops sell, the basket excepted."""
        bags = self.table.bags
        goods = (
            bags[m.COUNTED + terms.CLUBS] + bags[m.DISCARD + terms.CLUBS] if self.options.armory else bags[m.DISPLAY]
        )
        return self.cards(int(goods - bags[m.BASKET]), terms.CLUBS)

    @property
    def purse(self) -> int:
        """The viewer's gold; 0 for a spectator."""
        return self.worth(self.gold(self.seat) or []) if self.seat >= 0 else 0

    # ---- players

    def row(self, place: int, seat: int) -> int:
        return int(self.table.row[place + seat])

    def living(self, seat: int) -> bool:
        return self.row(m.FELL, seat) == 0

    def whom(self, seat: int) -> str:
        """A seat as the object of a sentence: the viewer is ``you``."""
        return "you" if seat == self.seat else f"{{{seat}}}"

    def fate(self, seat: int) -> str:
        """How an eliminated seat finishes: ``out, fourth of four``."""
        return f"out, {PLACES[self.places()[seat] - 1]} of {NUMBERS[self.seats]}"

    def guarded(self, seat: int) -> bool:
        return guarded(self.table, self.options.seats, seat)

    def lands(self, seat: int) -> list[int]:
        """Territories of the seat, the strongest first."""
        found = [land for land in range(terms.TERRITORIES) if self.table.owner[land] == seat]
        return sorted(found, key=lambda land: (-terms.POINTS[land], land))

    def free_lands(self) -> list[int]:
        return [land for land in range(terms.TERRITORIES) if self.table.owner[land] == terms.NOBODY]

    @property
    def throne(self) -> int:
        return int(self.options.win_territories)

    # ---- the ring

    def space(self, seat: int) -> int:
        return self.row(m.SPACE, seat)

    def kind(self, space: int) -> int:
        return int(self.options.spaces[space])

    def reach(self) -> set[int]:
        """The spaces that the roll of this turn leads to, while its player chooses."""
        if self.step != terms.MOVING:
            return set()
        return set(reached(self.options, self.space(self.active), self.table.die))

    # ---- the battle

    @property
    def in_battle(self) -> bool:
        return self.step in IN_BATTLE or self.table.reason == terms.THRONE

    def fighters(self) -> list[int]:
        return [self.row(m.FIGHTER, place) for place in range(self.table.fighters)]

    def committed(self, seat: int) -> bool:
        """Whether a fighter has finished choosing."""
        return self.fighters().index(seat) < self.table.turn_of or self.step != terms.COMMITTING

    @property
    def shown(self) -> bool:
        """Whether the commitments of the battle lie open."""
        return self.table.fighters > 0 and self.row(m.SENT, self.row(m.FIGHTER, 0)) >= 0

    def sent(self, seat: int) -> int:
        """The territory of a fighter as far as the viewer sees it, or -1."""
        if self.shown:
            return self.row(m.SENT, seat)
        chosen = self.own(seat, m.FIELDED)
        return -1 if chosen is None else chosen

    def used(self, seat: int) -> list[str]:
        """The cards of a fighter as far as the viewer sees them, hearts first."""
        hearts = self.row(m.HEARTS_USED, seat) if self.shown else self.own(seat, m.HEARTS_OUT) or 0
        clubs = self.row(m.CLUBS_USED, seat) if self.shown else self.own(seat, m.CLUBS_OUT) or 0
        return self.cards(hearts, terms.HEARTS) + self.cards(clubs, terms.CLUBS)

    def dice(self, seat: int) -> list[int]:
        return m.listed_dice(self.row(m.DICE, seat))

    def penalty(self, seat: int) -> int:
        """Plague markers that count in the battle."""
        return self.row(m.PENALTY, seat) if self.shown else self.row(m.MARKERS, seat)

    def strength(self, seat: int) -> int:
        """The strength that the viewer sees of a fighter, without dice."""
        land = self.sent(seat)
        points = int(terms.POINTS[land]) if land >= 0 else 0
        return points + self.worth(self.used(seat)) - int(terms.PLAGUE_COST) * self.penalty(seat)

    # ---- the end

    def result(self) -> tuple[float, ...]:
        return tuple(score(self.options, self.table, seat) for seat in range(self.seats))

    def places(self) -> list[int]:
        return [place(self.options, self.table, seat) for seat in range(self.seats)]
