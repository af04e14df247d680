# native: pictures
"""The table as zones and tokens, each with the id by which it is touched."""

from __future__ import annotations

from collections import Counter

from regalia.card_names import SUIT_NAMES, counted
from regalia.games.royal_ascension.rules import model as m
from regalia.games.royal_ascension.rules import terms
from regalia.games.royal_ascension.scene import names
from regalia.games.royal_ascension.scene.names import spoken
from regalia.games.royal_ascension.scene.odds import MOST_HEARTS, best_land, own_best
from regalia.games.royal_ascension.scene.ring_zones import dice, pieces, ring
from regalia.games.royal_ascension.scene.sight import Sight
from regalia.kernel.scene import Badge, Token, Zone

BASKET = Badge(text="basket", kind="gold")


class Tokens:
    """All zones of a scene, and the ids of the cards to touch.

    Card ids are given out in a fixed order of places, the last resting places first, so that a card keeps its id on its
    way there even though there are two of each. Places that only the viewer sees come last.
    """

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self._given: Counter[str] = Counter()
        self.touch: dict[str, str] = {}  # face of a card that the viewer may use, buy or pay: its id
        discards = [self._discards(suit) for suit in range(4)]
        display, basket = self._display()
        battle = self._battle()
        weapons = {seat: self._weapons(seat) for seat in sight.around()}
        alliances = {seat: self._alliances(seat) for seat in sight.around()}
        hands = {seat: [self._hearts(seat), self._gold(seat)] for seat in sight.around()}
        zones = [ring(sight), pieces(sight), *dice(sight)]
        if sight.step in (terms.ORDERING, terms.PICKING):
            zones.append(self._unclaimed())
        for seat in sight.around()[1:]:
            zones += [self._lands(seat), *hands[seat], weapons[seat], *alliances[seat], *self._known(seat)]
        zones += [*battle, *self._turn(), *display, *basket, *[self._pile(suit) for suit in range(4)], *discards]
        mine = sight.me
        zones += [self._lands(mine), *alliances[mine], weapons[mine], *hands[mine][::-1]]
        self.zones = tuple(zones)

    def _id(self, face: str) -> str:
        self._given[face] += 1
        return face + "'" * (self._given[face] - 1)

    def _card(
        self, face: str, *, touched: bool = False, note: str = "", badge: Badge | None = None, best: bool = False
    ) -> Token:
        id = self._id(face)
        first = self.touch.setdefault(face, id) if touched else id
        value = "" if face[1] == "s" else f", {self.sight.value(face)}"
        return Token(
            id=id,
            name=spoken(face) + value,
            face=face,
            note=note,
            badge=badge,
            marks=("best",) if best else (),
            like=first if first != id else "",
        )

    # ---- territories

    def _land(self, land: int, owner: int, badge: Badge | None = None) -> Token:
        points = int(terms.POINTS[land])
        more = f", {{{owner}}}'s" if owner >= 0 else ""
        if owner >= 0 and owner == self.sight.seat:
            at_most = points + own_best(self.sight) - best_land(self.sight, owner)
            more = f", in battle at most {at_most}" if self.sight.table.round else ""
        return Token(
            id=terms.SLUGS[land],
            name=f"{self.sight.land_name(land)}, {points} points{more}",
            kind="cell",
            face=terms.SLUGS[land],
            points=points,
            badge=badge,
            note=self.sight.land_name(land),
        )

    def _lands(self, seat: int) -> Zone:
        sight = self.sight
        sent = sight.sent(seat) if sight.in_battle and seat in sight.fighters() else -1
        tokens = [
            self._land(land, seat, Badge(text="sent", kind="gold", icon="sword") if land == sent else None)
            for land in sight.lands(seat)
        ]
        of = f" of {sight.throne}" if len(tokens) <= sight.throne else ""
        label = f"{{{seat}}}'s territories, {len(tokens)}{of}"
        return Zone(id=f"lands{seat}", kind="row", label=label, owner=seat, tokens=tuple(tokens), count=len(tokens))

    def _unclaimed(self) -> Zone:
        tokens = tuple([self._land(land, -1) for land in self.sight.free_lands()])
        return Zone(id="unclaimed", kind="grid", label=f"Free territories, {len(tokens)}", tokens=tokens, columns=4)

    # ---- hands

    def _in_use(self, seat: int) -> Counter[str]:
        """Cards of a hand that lie in the battle."""
        sight = self.sight
        if not sight.in_battle or seat not in sight.fighters():
            return Counter()
        used = Counter(sight.used(seat))
        if sight.shown and sight.table.winner >= 0:
            return Counter()  # over: what is not lost is back in the hand
        return used

    def _hearts(self, seat: int) -> Zone:
        sight = self.sight
        out = self._in_use(seat)
        shown = sight.hearts(seat)
        held = sight.row(m.HEARTS_HELD, seat) - sum(count for face, count in out.items() if face[1] == "h")
        return self._fan(f"hearts{seat}", seat, "hearts", "heart", held, shown, out)

    def _gold(self, seat: int) -> Zone:
        sight = self.sight
        held = sight.row(m.GOLD_HELD, seat)
        return self._fan(f"gold{seat}", seat, "gold", "diamond", held, sight.gold(seat), Counter())

    def _fan(
        self, id: str, seat: int, what: str, one: str, held: int, shown: list[str] | None, out: Counter[str]
    ) -> Zone:
        own = seat == self.sight.seat
        if shown is None:
            tokens = [Token(id=f"{id}.{i}", name=f"hidden {one}", kind="back") for i in range(held)]
        else:
            left = list((Counter(shown) - out).elements())
            best = MOST_HEARTS if own and one == "heart" else 0
            tokens = [self._card(face, touched=own, best=i < best) for i, face in enumerate(left)]
        label = f"{{{seat}}}'s {what}, {counted(len(tokens), 'card')}"
        return Zone(id=id, kind="fan", label=label, owner=seat, tokens=tuple(tokens), count=len(tokens))

    def _weapons(self, seat: int) -> Zone:
        sight = self.sight
        faces = list((Counter(sight.weapons(seat)) - self._in_use(seat)).elements())
        tokens = tuple([self._card(face, touched=seat == sight.seat and sight.in_battle) for face in faces])
        label = f"{{{seat}}}'s weapons, {sight.worth(sight.weapons(seat))} in all"
        return Zone(id=f"weapons{seat}", kind="row", label=label, owner=seat, tokens=tokens, count=len(tokens))

    def _alliances(self, seat: int) -> list[Zone]:
        faces = self.sight.alliances(seat)
        if not faces:
            return []
        tokens = tuple([self._card(face, note="Secret Alliance") for face in faces])
        label = f"{{{seat}}}'s alliances, {len(faces)}"
        return [Zone(id=f"alliances{seat}", kind="row", label=label, owner=seat, tokens=tokens, count=len(faces))]

    def _known(self, seat: int) -> list[Zone]:
        """Hearts that were shown and taken back: a memory aid (section 8)."""
        sight = self.sight
        faces = list((Counter(sight.known(seat)) - self._in_use(seat)).elements())
        if not faces or sight.hearts(seat) is not None:
            return []
        tokens = tuple(
            [
                Token(id=f"known{seat}.{i}", name=f"{spoken(face)}, known to be in the hand", face=face)
                for i, face in enumerate(faces)
            ]
        )
        return [Zone(id=f"known{seat}", kind="list", label=f"Known hearts of {{{seat}}}", owner=seat, tokens=tokens)]

    # ---- the middle

    def _turn(self) -> list[Zone]:
        """The die, the action card and the event die of this turn."""
        sight = self.sight
        table = sight.table
        if not table.round or not table.die:
            return []
        tokens = [Token(id="roll", name=f"die, {table.die}", kind="piece", face=f"die{table.die}")]
        who = "You" if sight.active == sight.seat else f"{{{sight.active}}}"
        label, note = f"{who} rolled {table.die}", ""
        if table.action >= 0:
            face = names.face(int(table.action), int(terms.SPADES))
            label, note = names.ACTIONS[int(terms.ACTION[table.action])]
            tokens.append(Token(id="action", name=f"action card, {spoken(face)}, {label}", face=face))
        if table.event:
            tokens.append(Token(id="event", name=f"event die, {table.event}", kind="piece", face=f"die{table.event}"))
        return [Zone(id="turn", kind="row", label=label, owner=sight.active, tokens=tuple(tokens), note=note)]

    def _battle(self) -> list[Zone]:
        """One zone for each fighter: the territory, cards and dice that the viewer sees."""
        sight = self.sight
        if not sight.in_battle:
            return []
        return [self._side(seat) for seat in sight.fighters()]

    def _side(self, seat: int) -> Zone:
        sight = self.sight
        tokens: list[Token] = []
        if sight.shown and sight.table.winner >= 0:
            note = "wins" if sight.table.winner == seat else "loses"
        elif sight.shown:
            note = f"strength {sight.strength(seat)}"
        else:
            note = (
                "has committed" if sight.committed(seat) else "is choosing" if sight.turn == seat else "still to choose"
            )
        land = sight.sent(seat)
        if land >= 0:
            name = f"{self.sight.land_name(land)}, {terms.POINTS[land]} points, sent by {{{seat}}}"
            face = terms.SLUGS[land]
            tokens.append(Token(id=f"sent{seat}", name=name, kind="cell", face=face, points=int(terms.POINTS[land])))
        back_in_hand = sight.shown and sight.table.winner >= 0
        for i, face in enumerate(sight.used(seat)):
            if back_in_hand:
                tokens.append(Token(id=f"used{seat}.{i}", name=f"{spoken(face)}, was used", face=face, marks=("past",)))
            else:
                tokens.append(self._card(face))
        for i, pips in enumerate(sight.dice(seat)):
            tokens.append(Token(id=f"die{seat}.{i}", name=f"die, {pips}", kind="piece", face=f"die{pips}"))
        if not sight.table.decree:
            note = f"{'attacks' if seat == sight.fighters()[0] else 'defends'}, {note}"
        return Zone(
            id=f"battle{seat}",
            kind="row",
            label=f"{{{seat}}} in battle",
            owner=seat,
            tokens=tuple(tokens),
            count=len(tokens),
            note=note,
        )

    def _display(self) -> tuple[list[Zone], list[Zone]]:
        sight = self.sight
        basket = sight.basket()
        buying = sight.step == terms.BUYING and sight.chooses
        shown = sight.for_sale() if buying or not sight.options.armory else []
        tokens = [self._card(face, touched=buying, note=f"{sight.value(face)} gold") for face in shown]
        label = f"For sale in both shops, {len(tokens)}"
        zones = []
        if tokens or not sight.options.armory:
            zones.append(Zone(id="display", kind="row", label=label, tokens=tuple(tokens), count=len(tokens)))
        if not basket:
            return zones, []
        chosen = tuple([self._card(face, badge=BASKET) for face in basket])
        label = f"{{{sight.active}}}'s basket, {sight.worth(basket)} gold"
        return zones, [Zone(id="basket", kind="row", label=label, owner=sight.active, tokens=chosen, count=len(chosen))]

    def _pile(self, suit: int) -> Zone:
        size = self.sight.left(suit)
        label = f"Pile of {SUIT_NAMES[suit]}, {counted(size, 'card')}"
        return Zone(id=f"pile.{names.SUIT_LETTERS[suit]}", kind="pile", label=label, count=size)

    def _discards(self, suit: int) -> Zone:
        faces = self.sight.discards(suit)
        tokens = tuple([self._card(face) for face in faces])
        label = f"Discarded {SUIT_NAMES[suit]}, {len(faces)}"
        id = f"discards.{names.SUIT_LETTERS[suit]}"
        return Zone(id=id, kind="pile", label=label, tokens=tokens, count=len(faces))
