# native: pictures
"""Choices of a fighter: territories to send and cards to use, with strength and chance."""

from __future__ import annotations

from regalia.card_names import listed
from regalia.games.royal_ascension.notation import CODEC, TOKENS
from regalia.games.royal_ascension.rules import fields, terms
from regalia.games.royal_ascension.rules.fields import played_card, territory_of
from regalia.games.royal_ascension.scene import odds
from regalia.games.royal_ascension.scene.previews import addition, stakes, verdict
from regalia.games.royal_ascension.scene.sight import Sight
from regalia.games.royal_ascension.scene.tokens import Tokens
from regalia.kernel.scene import Badge, Choice, Preview, Then
from regalia.kernel.scene.choices import ChoiceMaker


class BattleChoices(ChoiceMaker):
    """Makes the choices of a commitment."""

    def __init__(self, sight: Sight, tokens: Tokens) -> None:
        super().__init__(sight.seat, CODEC)
        self.sight = sight
        self.tokens = tokens
        self.makers = {fields.FIELD: self._field, fields.USE: self._use, fields.DONE: self._done}

    def _preview(self, title: str, land: int, faces: list[str]) -> Preview:
        """The strength with these cards, and its chance to win."""
        sight = self.sight
        chance = odds.battle(sight, self._strength(land, faces))
        others = [seat for seat in sight.fighters() if seat != sight.seat]
        thens = stakes(sight, others[0]) if len(others) == 1 else [_DECREE]
        return Preview(
            title=title,
            what="against " + listed([f"{{{seat}}}" for seat in others]),
            sum=addition(sight, land, faces, sight.penalty(sight.seat)),
            verdict=verdict(chance),
            then=tuple(thens),
        )

    def _strength(self, land: int, faces: list[str]) -> int:
        sight = self.sight
        cards = sight.worth(faces)
        return int(terms.POINTS[land]) + cards - int(terms.PLAGUE_COST) * sight.penalty(sight.seat)

    def _field(self, move: int) -> Choice:
        """Send a territory; the preview adds the best cards."""
        sight = self.sight
        land = territory_of(move)
        hearts = (sight.hearts(sight.seat) or [])[: int(terms.MOST_HEARTS)]
        faces = hearts + sight.weapons(sight.seat)
        points = int(terms.POINTS[land])
        return Choice(
            line=self.line(move),
            label=f"Send {sight.land_name(land)}",
            touch=(terms.SLUGS[land],),
            outcome=f"strength {self._strength(land, faces)} with your best cards",
            badge=Badge(text=f"{points} points", kind="gold"),
            preview=self._preview(f"If you send {sight.land_name(land)}", land, faces),
        )

    def _use(self, move: int) -> Choice:
        sight = self.sight
        face = TOKENS[played_card(move)]
        land = sight.sent(sight.seat)
        faces = [*sight.used(sight.seat), face]
        return Choice(
            line=self.line(move),
            label=f"Add [{face}]",
            touch=(self.tokens.touch[face],),
            outcome=f"strength {self._strength(land, faces)}",
            badge=Badge(text=f"+{sight.value(face)}", kind="good"),
            group="Hearts" if face[1] == "h" else "Weapons",
            preview=self._preview(f"If you add [{face}]", land, faces),
        )

    def _done(self, move: int) -> Choice:
        sight = self.sight
        land = sight.sent(sight.seat)
        faces = sight.used(sight.seat)
        return Choice(
            line=self.line(move),
            label=f"Commit strength {self._strength(land, faces)}",
            touch=("act:done",),
            outcome="nothing more is added",
            preview=self._preview("If you commit this", land, faces),
            confirm="" if faces else f"Send {sight.land_name(land)} alone? You add no card.",
        )


_DECREE = Then(icon="crown", text="Royal Decree: the highest total takes the territory that each of the others sent.")
