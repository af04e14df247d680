# native: pictures
"""One sentence: whose turn it is, and what now."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.royals.rules import model
from regalia.games.royals.scene import blow as blows
from regalia.games.royals.scene.blow import DRAWN, Blow
from regalia.games.royals.scene.sight import Sight, is_number
from regalia.games.royals.scene.tokens import Tokens
from regalia.kernel.scene import Preview, Prompt, Then
from regalia.kernel.scene.toolkit import asking, ended, waiting

ENDINGS = (  # in the order of GAME.reasons
    "Both final turns have been played.",
    "Nothing was left to draw, to hold or to bury.",
    "Nobody did anything for too many turns in a row.",
    "The limit of turns was reached.",
)


def prompt(sight: Sight, tokens: Tokens) -> Prompt:
    turn = sight.turn
    if sight.over:
        return _over(sight)
    if turn < 0:
        say = "Lots are drawn for the first turn." if sight.step == model.STARTING else "Cards are drawn."
        return waiting(sight, say)
    answer = sight.step != model.MAIN
    if not sight.chooses:
        # The same words whatever the other player is asked and holds (section 12).
        watching = "You are watching. " if sight.seat < 0 else ""
        return waiting(sight, "Waiting for an answer." if answer else f"{watching}{{{turn}}} is to move.")
    return _answer(sight, tokens.blow) if answer else _turn(sight)


def _turn(sight: Sight) -> Prompt:
    small = ""
    if sight.cold_war:
        say = "Cold War: recruit, shoot arrows, or end your turn."
        if not sight.table.had_royals >> sight.me & 1:
            small = "Royals and jokers attack once both of you have had a royal."
    elif not sight.theirs.standing and any(is_number(card) for card in sight.hand):
        say = f"Nobody guards {{{sight.theirs.seat}}}: hit where you can, or end your turn."
    else:
        say = "Touch a card or one of your royals, or end your turn."
    if sight.mine.fallen:
        small = "Royals that are still fallen when your turn ends are buried."
    elif not sight.mine.standing:
        small = "Nobody guards you: a royal in a slot would."
    return asking(sight, say, small)


def _answer(sight: Sight, blow: Blow | None) -> Prompt:
    other = f"{{{sight.theirs.seat}}}"
    if blow is None:
        number = sight.table.reshuffles
        small = _reshuffle_number(sight, number)
        return asking(sight, "The deck is reshuffled: call it the last one?", small, answer=True)
    what = f"{blows.weapon(blow)} on {blows.aim(blow, sight)}"
    if sight.step == model.COUNTERING:
        return asking(sight, f"{other} blocks: counter with an ace?", f"{_upper(what)}.", answer=True)
    if sight.step == model.JACKRIFICING:
        say = f"Your {DRAWN[blow.victim]} falls: give a jack instead?"
        return asking(sight, say, f"{_upper(what)}.", answer=True)
    return asking(sight, f"{_upper(what)}: block it?", _harm(blow, other, sight), answer=True)


def _harm(blow: Blow, attacker: str, sight: Sight) -> str:
    sum = blows.in_words(blows.reckon(blow, sight))
    if not blow.effect:
        return f"{sum}: no effect."
    if blow.target == blows.DIRECT:
        return f"{sum}: {counted(blow.damage, 'point')} for {attacker} unless you block."
    return f"{sum}: {'all fall' if blow.target == blows.WIPE else DRAWN[blow.victim] + ' falls'} unless you act."


def _over(sight: Sight) -> Prompt:
    mine, theirs = sight.sides[sight.me], sight.sides[1 - sight.me]
    if sight.options.match_games > 1:
        won, lost, of = mine.wins, theirs.wins, " games"
    else:
        won, lost, of = mine.score, theirs.score, ""
    ending = ENDINGS[sight.table.reason]
    if won == lost:
        say = f"A tie: {won} all{of}."
    elif sight.seat < 0:
        winner = sight.me if won > lost else 1 - sight.me
        say = f"{{{winner}}} wins, {max(won, lost)} to {min(won, lost)}{of}."
    else:
        say = f"You {'win' if won > lost else 'lose'}, {won} to {lost}{of}."
    return ended(say, ending)


def _reshuffle_number(sight: Sight, number: int) -> str:
    limit = sight.options.reshuffle_limit
    return f"This is reshuffle {number} of {limit}." if limit >= 0 else f"This is reshuffle {number}."


def focus(sight: Sight, blow: Blow) -> Preview:
    """The attack that lies on the table, for everybody: the same facts in the same words."""
    attacker, defender = sight.table.active, 1 - sight.table.active
    what = f"{blows.weapon(blow)} on {blows.aim(blow, sight)}"
    thens = []
    if sight.step == model.COUNTERING:
        thens.append(Then(icon="shield", text=f"{{{defender}}} has blocked; {{{attacker}}} may counter."))
    elif sight.step == model.BLOCKING:
        thens.append(Then(icon="shield", text=f"{{{defender}}} may block."))
    else:
        thens.append(Then(icon="crown", text=f"{{{defender}}} may give a jack instead."))
    return Preview(
        title=f"{{{attacker}}} attacks",
        what=what,
        sum=blows.reckon(blow, sight),
        verdict=blows.verdict(blow),
        then=tuple(thens),
    )


def _upper(text: str) -> str:
    return text[0].upper() + text[1:]
