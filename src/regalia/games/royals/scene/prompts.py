# native: pictures
"""One sentence: whose turn it is, and what now."""

from __future__ import annotations

from regalia.card_names import NAMES, ONE_OF_SUIT, RANK_NAMES, counted
from regalia.cards import JOKER
from regalia.games.royals.rules import model
from regalia.games.royals.scene import blow as blows
from regalia.games.royals.scene.blow import Blow
from regalia.games.royals.scene.sight import DIAGONAL, Sight, is_ace, is_jack, is_number, is_royal
from regalia.games.royals.scene.tokens import Tokens, them
from regalia.kernel.scene import Preview, Prompt, Then
from regalia.kernel.scene.toolkit import asking, ended, waiting
from regalia.kernel.state import VERB_MASK

ENDINGS = (  # in the order of GAME.reasons
    "Both final turns have been played.",
    "Nothing was left to draw, to hold or to bury.",
    "Nobody did anything for too many turns in a row.",
    "The limit of turns was reached.",
)
STRIKES = {int(model.ATTACK), int(model.JOKER_ATTACK)}
NO_BLOCK = "Let it pass: you hold no ace to block with."
NO_COUNTER = "Let the block stand: you hold no ace to counter with."


def prompt(sight: Sight, tokens: Tokens) -> Prompt:
    turn = sight.turn
    if sight.over:
        return _over(sight)
    if turn < 0:
        return waiting(sight, "Drawing lots: who goes first?" if sight.step == model.STARTING else _drawing(sight))
    answer = sight.step != model.MAIN
    if not sight.chooses:
        # The same words whatever the other player is asked and holds (section 12).
        watching = "You are watching. " if sight.seat < 0 else ""
        return waiting(sight, "Waiting for an answer." if answer else f"{watching}{{{turn}}} is thinking.")
    return _answer(sight, tokens.blow) if answer else _turn(sight)


def _drawing(sight: Sight) -> str:
    table = sight.table
    cards = counted(int(table.due + table.drawn), "card")
    return f"You draw {cards}." if table.drawer == sight.seat else f"{{{table.drawer}}} draws {cards}."


# ---- the viewer's turn


def _turn(sight: Sight) -> Prompt:
    verbs = {move & VERB_MASK for move in sight.moves()}
    say, why = _direct(sight) if verbs & STRIKES and not sight.theirs.standing else _acts(sight, verbs)
    return asking(sight, say, _danger(sight) or why)


def _direct(sight: Sight) -> tuple[str, str]:
    return f"Hit {{{sight.theirs.seat}}} directly: no royal is on guard.", ""


def _acts(sight: Sight, verbs: set[int]) -> tuple[str, str]:
    """What is possible, the likeliest act first, and why nothing more is."""
    if verbs & STRIKES:
        return "Touch a royal to attack, or a card to play.", ""
    why = _no_attack(sight)
    if model.REVIVE in verbs:
        royal = next(royal.card for royal in sight.mine.fallen if _tributes(sight, royal.card))
        return f"Revive your {NAMES[royal]} with {ONE_OF_SUIT[royal % 4]}.", why
    recruits, shoots = model.RECRUIT in verbs, model.ARROW in verbs
    if recruits and shoots:
        return f"Recruit a royal or shoot arrows. {why}", ""
    if recruits:
        return f"{_recruit(sight)}.", why
    if shoots:
        at = "a royal" if sight.theirs.standing else f"{{{sight.theirs.seat}}}"
        return f"Shoot arrows at {at}: cards of one suit or one value.", why
    if model.REVEAL in verbs:
        return "Reveal the joker, so that it can attack next turn.", why
    if sight.table.last_round:
        return "End your turn: none of your cards can be played.", why
    return "Discard cards to draw new ones, or end your turn.", why


def _tributes(sight: Sight, royal: int) -> list[int]:
    """The cards in the viewer's hand that revive a royal."""
    return [card for card in sight.hand if card < JOKER and card % 4 == royal % 4]


def _suit(card: int) -> str:
    return ONE_OF_SUIT[card % 4].removeprefix("a ")


def _recruit(sight: Sight) -> str:
    royals = [card for card in sight.hand if is_royal(card)]
    return f"Recruit the {NAMES[royals[0]]}" if len(royals) == 1 else "Recruit a royal"


def _no_attack(sight: Sight) -> str:
    """Why neither a royal nor a joker can attack now."""
    if sight.cold_war:
        return "Royals cannot attack yet."
    if not any(is_number(card) for card in sight.hand):
        return "You hold no number card to attack with."
    if any(royal.position == DIAGONAL for royal in sight.mine.royals):
        return "Your royals attack from your next turn on."
    return "Your joker attacks from your next turn on." if sight.mine.waiting else "None of your royals stands upright."


def _danger(sight: Sight) -> str:
    """What the player stands to lose when the turn ends."""
    fallen = [royal.card for royal in sight.mine.fallen]
    if len(fallen) == 1:
        card = fallen[0]
        saved = f", unless you revive {them(card)}." if _tributes(sight, card) else f": you hold no {_suit(card)}."
        return f"Your {NAMES[card]} is buried when your turn ends{saved}"
    if fallen:
        return "Royals that are still fallen when your turn ends are buried."
    return "" if sight.mine.standing else f"No royal guards you: {{{sight.theirs.seat}}} can hit you directly."


# ---- answers


def _answer(sight: Sight, blow: Blow | None) -> Prompt:
    if blow is None:
        return asking(sight, "Make this the last reshuffle?", _reshuffle_number(sight), answer=True)
    what = _upper(f"{blows.weapon(blow)} on {blows.aim(blow, sight)}")
    if sight.step == model.JACKRIFICING:
        jacks = [royal.card for royal in sight.mine.standing if is_jack(royal.card) and royal.slot != blow.victim_slot]
        jack = f"the {NAMES[jacks[0]]}" if len(jacks) == 1 else "a jack"
        return asking(sight, f"Give {jack} to save your {RANK_NAMES[blow.victim // 4]}?", f"{what}.", answer=True)
    aces = [card for card in sight.hand if is_ace(card)]
    ace = f"the {NAMES[aces[0]]}" if len(aces) == 1 else "an ace"
    if sight.step == model.COUNTERING:
        say = f"Counter with {ace}, or your attack is blocked." if aces else NO_COUNTER
        return asking(sight, say, f"{what}.", answer=True)
    sum = blows.in_words(blows.reckon(blow, sight))
    harm = _harm(blow, sight)
    if not blow.effect:
        return asking(sight, "Let it pass: the attack has no effect.", f"{what}: {sum}.", answer=True)
    if not aces:
        return asking(sight, NO_BLOCK, f"{what}: {sum}, {harm}.", answer=True)
    return asking(sight, f"Block with {ace}, or {harm}.", f"{what}: {sum}.", answer=True)


def _harm(blow: Blow, sight: Sight) -> str:
    if blow.target == blows.DIRECT:
        return f"{{{sight.theirs.seat}}} scores {counted(blow.damage, 'point')}"
    return "all your royals fall" if blow.target == blows.WIPE else f"your {NAMES[blow.victim]} falls"


# ---- the end


def _over(sight: Sight) -> Prompt:
    mine, theirs = sight.sides[sight.me], sight.sides[1 - sight.me]
    if sight.options.match_games > 1:
        won, lost = mine.wins, theirs.wins
        score = counted(max(won, lost), "game")
    else:
        won, lost = mine.score, theirs.score
        score = str(max(won, lost))
    ending = ENDINGS[sight.table.reason]
    if won == lost:
        say = f"A tie: {score} each."
    elif sight.seat < 0:
        winner = sight.me if won > lost else 1 - sight.me
        say = f"{{{winner}}} wins, {score} to {min(won, lost)}."
    else:
        say = f"You win, {score} to {lost}." if won > lost else f"You lose, {won} to {score}."
    return ended(say, ending)


def _reshuffle_number(sight: Sight) -> str:
    number, limit = sight.table.reshuffles, sight.options.reshuffle_limit
    return f"This is reshuffle {number} of {limit}." if limit >= 0 else f"This is reshuffle {number}."


def focus(sight: Sight, blow: Blow) -> Preview:
    """The attack that lies on the table, for everybody: the same facts in the same words."""
    attacker, defender = sight.table.active, 1 - sight.table.active
    what = f"{blows.weapon(blow)} on {blows.aim(blow, sight)}"
    asked = {
        model.BLOCKING: Then(icon="shield", text=f"{{{defender}}} may block."),
        model.COUNTERING: Then(icon="shield", text=f"{{{defender}}} has blocked; {{{attacker}}} may counter."),
        model.JACKRIFICING: Then(icon="crown", text=f"{{{defender}}} may give a jack instead."),
    }
    return Preview(
        title=f"{{{attacker}}} attacks",
        what=what,
        sum=blows.reckon(blow, sight),
        verdict=blows.verdict(blow),
        then=() if sight.chooses else (asked[sight.step],),  # the prompt asks whoever answers
    )


def _upper(text: str) -> str:
    return text[0].upper() + text[1:]
