"""What speaks for a move of The Royal Ascension: strength, chances in battle, what is at stake."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.royal_ascension.notation import CODEC, TOKENS
from regalia.games.royal_ascension.rules import fields, terms
from regalia.games.royal_ascension.rules.challenge import may_attack, may_initiate
from regalia.games.royal_ascension.rules.fields import answer_of, played_card, space_of, target_of, territory_of
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.scene import odds
from regalia.games.royal_ascension.scene.names import drawn
from regalia.games.royal_ascension.scene.odds import percent
from regalia.games.royal_ascension.scene.payments import baskets
from regalia.games.royal_ascension.scene.previews import stakes
from regalia.games.royal_ascension.scene.sight import Sight
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Choice
from regalia.kernel.scene.merits import Merits, sentences
from regalia.kernel.state import View

MOST_HEARTS = int(terms.MOST_HEARTS)


def merit(view: View, rules: Rules, choice: Choice) -> str:
    return AscensionMerits(Sight(view, rules)).of(choice)


class AscensionMerits(Merits):
    """Tells the merits of one decision."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(CODEC)
        self.sight = sight
        self.tellers = {
            fields.PICK: self._pick,
            fields.MOVE: self._move,
            fields.BUY: self._buy,
            fields.DONE: self._done,
            fields.TAKE: self._take,
            fields.ALLIN: self._dare,
            fields.ATTACK: self._attack,
            fields.ALLY: self._ally,
            fields.FIGHT: self._fight,
            fields.FIELD: self._field,
            fields.USE: self._use,
        }

    # ---- draft, ring and shop

    def _pick(self, move: int) -> str:
        land = territory_of(move)
        points = int(terms.POINTS[land])
        stronger = sum(int(terms.POINTS[other]) > points for other in self.sight.free_lands())
        place = "no territory left is stronger" if not stronger else f"{stronger} left are stronger"
        return sentences(f"{points} points in battle: {place}")

    def _move(self, move: int) -> str:
        sight = self.sight
        kind = sight.kind(space_of(move))
        if kind == terms.HEARTS_SPACE:
            held = len(sight.hearts(sight.seat) or [])
            return sentences(
                f"a heart adds its value in battle; you hold {held}, and up to {MOST_HEARTS} count at a time"
            )
        if kind == terms.DIAMONDS_SPACE:
            return sentences(f"a diamond is gold for weapons; you hold {sight.purse} gold")
        if kind == terms.SHOP_SPACE:
            found = baskets(sight, sight.for_sale(), sight.purse) if sight.purse else []
            if not found:
                return "" if sight.purse else "It avoids a battle; you have no gold to spend."
            return sentences(
                f"{sight.purse} gold buys {drawn(found[0])}: {sight.worth(found[0])} more strength in battle"
            )
        return self._to_battle()

    def _to_battle(self) -> str:
        """A space of spades: the best opponent to attack."""
        sight = self.sight
        position = sight.rules.open(sight.view)
        assert isinstance(position, Position)
        if not may_initiate(position, sight.seat):
            return "An action card and no battle."
        mine = odds.own_best(sight)
        found = [
            (odds.duel(sight, mine, seat), seat)
            for seat in sight.around()[1:]
            if sight.living(seat) and may_attack(sight.options, sight.table, seat)
        ]
        if not found:
            return "An action card; nobody can be attacked."
        chance, seat = max(found)
        return sentences(f"it leads to a battle: you win about {percent(chance)} against {{{seat}}} with all you have")

    def _buy(self, move: int) -> str:
        sight = self.sight
        face = TOKENS[played_card(move)]
        left = sight.purse - sight.worth([*sight.basket(), face])
        return sentences(f"+{sight.value(face)} in every battle until it is lost; {left} gold left to spend")

    # ---- action cards

    def _take(self, move: int) -> str:
        if answer_of(move) == fields.TAKE_HEARTS:
            held = len(self.sight.hearts(self.sight.seat) or [])
            return sentences(f"a heart adds its value in battle; you hold {held}")
        return sentences(f"gold buys weapons, which all count in battle; you hold {self.sight.purse} gold")

    def _dare(self, move: int) -> str:
        others = [seat for seat in self.sight.fighters() if seat != self.sight.seat]
        if not others:
            return ""
        chance = odds.duel(self.sight, odds.own_best(self.sight), others[0])
        risk = "the winner takes everything" if answer_of(move) == fields.YES else "only one territory is at stake"
        return sentences(f"you win about {percent(chance)}; {risk}")

    def _attack(self, move: int) -> str:
        return self._against(target_of(move))

    def _fight(self, move: int) -> str:
        return self._against(self.sight.active)

    def _against(self, opponent: int) -> str:
        sight = self.sight
        chance = percent(odds.duel(sight, odds.own_best(sight), opponent))
        won = next(then.text for then in stakes(sight, opponent) if then.icon == "crown")
        return sentences(f"you win about {chance} with all you have", won)

    def _ally(self, move: int) -> str:
        sight = self.sight
        if sight.step != terms.ANSWERING:
            return "No battle: nothing is risked."
        chance = percent(odds.duel(sight, odds.own_best(sight), sight.active))
        return sentences(f"you would win only about {chance}, and now nothing is risked")

    # ---- commitments

    def _field(self, move: int) -> str:
        sight = self.sight
        land = territory_of(move)
        faces = (sight.hearts(sight.seat) or [])[:MOST_HEARTS] + sight.weapons(sight.seat)
        lands = sight.lands(sight.seat)
        rank = (
            "your strongest"
            if land == lands[0]
            else "your weakest: you risk least with it"
            if land == lands[-1]
            else ""
        )
        return sentences(f"{self._chance(land, faces)} with your best cards", f"it is {rank}" if rank else "")

    def _use(self, move: int) -> str:
        sight = self.sight
        faces = [*sight.used(sight.seat), TOKENS[played_card(move)]]
        before = percent(odds.battle(sight, self._strength(sight.sent(sight.seat), sight.used(sight.seat))))
        now = self._chance(sight.sent(sight.seat), faces)
        return sentences(now if now.endswith(f" {before}") else f"{now} instead of {before}")

    def _done(self, move: int) -> str:
        sight = self.sight
        if sight.step != terms.COMMITTING:
            return ""
        kept = [face for face in sight.hearts(sight.seat) or [] if face not in sight.used(sight.seat)]
        told = self._chance(sight.sent(sight.seat), sight.used(sight.seat))
        return sentences(told, f"{counted(len(kept), 'heart')} stay in your hand" if len(kept) > 1 else "")

    def _strength(self, land: int, faces: list[str]) -> int:
        sight = self.sight
        plague = int(terms.PLAGUE_COST) * sight.penalty(sight.seat)
        return int(terms.POINTS[land]) + sight.worth(faces) - plague

    def _chance(self, land: int, faces: list[str]) -> str:
        strength = self._strength(land, faces)
        return f"strength {strength} wins about {percent(odds.battle(self.sight, strength))}"
