# native: pictures
"""The table as zones and tokens, each with the id by which it is touched."""

from __future__ import annotations

import msgspec

from regalia.card_names import counted
from regalia.games.battle.rules import terms
from regalia.games.battle.scene.sight import CARD_NAMES, FACES, JOKER, KINDS, InPlay, Sight, skill
from regalia.kernel.scene import Badge, Token, Zone

FALLS = Badge(text="falls", kind="bad", icon="fall")
ABILITIES = {"3": "destroys any soldier", "2": "opponent gives two", "A": "draws two", "X": "takes a soldier"}


class Tokens:
    """All zones, and the id by which each thing is touched.

    Ids are given out in a fixed order of places, final places first, so that a card keeps its id on its way there
    even if the game has several copies of it. Places that only the viewer sees come last.
    """

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self._copies = [0] * KINDS
        self.soldiers: dict[InPlay, str] = {}  # the id of the first of equal ones
        self.places: dict[str, InPlay] = {}  # every soldier by its id
        self.hand: dict[int, str] = {}  # of the viewer, by card; the first of equal ones
        self.place = f"army{sight.seat}.new" if sight.chooses and sight.step == terms.MAIN else ""
        discards = [self._discard(pile) for pile in range(sight.options.piles)]
        apart = self._apart()
        armies = {seat: self._army(seat) for seat in sight.around()}
        armies = {seat: self._aimed(army) for seat, army in armies.items()}
        hands = {seat: self._hand(seat) for seat in sight.around()}
        decks = [self._deck(pile) for pile in range(sight.options.piles)]
        zones: list[Zone] = []
        for seat in sight.around()[1:]:
            zones += [hands[seat], armies[seat]]
        self.zones = (*zones, *decks, *discards, *apart, armies[sight.me], hands[sight.me])

    def _next(self, card: int) -> str:
        copy = self._copies[card]
        self._copies[card] = copy + 1
        return FACES[card] + "'" * copy

    # ---- piles

    def _whose(self, pile: int, what: str) -> str:
        return f"{{{pile}}}'s {what.lower()}" if self.sight.options.own_decks else what

    def _discard(self, pile: int) -> Zone:
        found = self.sight.discard(pile)
        tokens = tuple([Token(id=self._next(card), name=CARD_NAMES[card], face=FACES[card]) for card in found])
        own = self.sight.options.own_decks
        return Zone(
            id=f"discard{pile}" if own else "discard",
            kind="pile",
            label=f"{self._whose(pile, 'Discard pile')}, {counted(len(found), 'card')}",
            owner=pile if own else None,
            tokens=tokens,
            count=len(found),
        )

    def _deck(self, pile: int) -> Zone:
        size = self.sight.pile_size(pile)
        own = self.sight.options.own_decks
        return Zone(
            id=f"deck{pile}" if own else "deck",
            kind="pile",
            label=f"{self._whose(pile, 'Draw pile')}, {counted(size, 'card')}",
            owner=pile if own else None,
            count=size,
        )

    def _apart(self) -> list[Zone]:
        """The card whose ability is taking effect."""
        card = self.sight.table.apart
        if card < 0:
            return []
        token = Token(id=self._next(card), name=f"{CARD_NAMES[card]}, played for its ability", face=FACES[card])
        seat = self.sight.table.seat
        return [Zone(id="apart", kind="row", label=f"{{{seat}}}'s ability", owner=seat, tokens=(token,))]

    # ---- soldiers

    def _army(self, seat: int) -> Zone:
        """A seat's soldiers in rows, strongest first."""
        sight = self.sight
        tokens = [self._soldier(soldier) for soldier in sight.armies[seat]]
        label = f"{{{seat}}}'s soldiers, {len(tokens)}"
        if self.place and seat == sight.seat:
            tokens.append(Token(id=self.place, name="place for a new soldier", kind="place"))
        return Zone(id=f"army{seat}", kind="row", label=label, owner=seat, tokens=tuple(tokens))

    def _aimed(self, army: Zone) -> Zone:
        """Arrows: attackers at a player, blockers at the first attacker of their group."""
        if not self.sight.table.count:
            return army
        leaders: dict[int, str] = {}
        for id, soldier in self.places.items():
            if soldier.group and self.sight.side(soldier.seat) == self.sight.table.active:
                leaders.setdefault(soldier.group, id)
        tokens = []
        for token in army.tokens:
            place = self.places.get(token.id)
            aim = ""
            if place is not None and place.group:
                attacks = self.sight.side(place.seat) == self.sight.table.active
                aim = self._plate(self.sight.target(place.group)) if attacks else leaders.get(place.group, "")
            tokens.append(msgspec.structs.replace(token, aim=aim))
        return msgspec.structs.replace(army, tokens=tuple(tokens))

    def _plate(self, side: int) -> str:
        """The plate of a side: the viewer's own, or its first player's."""
        return f"plate{self.sight.me if self.sight.side(self.sight.me) == side else side}"

    def _soldier(self, soldier: InPlay) -> Token:
        sight = self.sight
        id = self._next(soldier.card)
        first = self.soldiers.setdefault(soldier, id)
        self.places[id] = soldier
        name = f"{CARD_NAMES[soldier.card]}, skill {skill(soldier.card)}, {{{soldier.seat}}}'s soldier"
        if sight.foreign(soldier):
            name += f", from {{{soldier.owner}}}'s deck"
        note = ""
        marks: tuple[str, ...] = ()
        if soldier.group:
            attacks = sight.side(soldier.seat) == sight.table.active
            doing = "attacks in" if attacks else "blocks"
            name += f", {doing} group {soldier.group}"
            note = f"{'group' if attacks else 'blocks'} {soldier.group}"
            marks = ("attacking" if attacks else "blocking", f"group{soldier.group}")
        if soldier.doomed:
            name += ", falls"
            marks += ("fallen",)
        return Token(
            id=id,
            name=name,
            face=FACES[soldier.card],
            badge=FALLS if soldier.doomed else None,
            note=note,
            marks=marks,
            like=first if first != id else "",
        )

    # ---- hands

    def _hand(self, seat: int) -> Zone:
        sight = self.sight
        held = sight.held(seat)
        shown = sight.hands[seat]
        tokens = [Token(id=f"hand{seat}.{i}", name="hidden card", kind="back") for i in range(held)]
        if shown is not None:
            own = seat == sight.seat
            tokens = [self._card(card, self.hand if own else None) for card in shown]
        label = f"{{{seat}}}'s hand, {counted(held, 'card')}"
        return Zone(id=f"hand{seat}", kind="fan", label=label, owner=seat, tokens=tuple(tokens), count=held)

    def _card(self, card: int, first: dict[int, str] | None) -> Token:
        """A card that is not in play; ``first`` keeps the first of equal touchable ones."""
        id = self._next(card)
        like = first.setdefault(card, id) if first is not None else id
        name = CARD_NAMES[card] if card == JOKER else f"{CARD_NAMES[card]}, skill {skill(card)}"
        note = ABILITIES.get(FACES[card][0], "")
        return Token(id=id, name=name, face=FACES[card], note=note, like=like if like != id else "")
