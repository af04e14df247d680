"""A price list as text: parts by bot, steps, and the two checks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from regalia.cli.draw.console import out
from regalia.lab.pricing.price_list import EVEN, WITHIN, Check, Price, PriceList

if TYPE_CHECKING:
    from regalia.kernel.game import Game

WORDS = {"failed": "failed:", "undecided": "too few games:"}


def print_prices(game: Game, prices: PriceList) -> None:
    console = out()
    games = ", ".join(f"{bot} {count:,}" for bot, count in prices.games.items())
    console.print(f"[bold]{game.title}: prices in points[/bold]  games: {games}; seed {prices.seed}")
    console.print(_parts(prices))
    console.print(_steps(prices))
    console.print(prices.scale_note, style="dim")
    for sentence in (*verdicts(prices), *beyond(prices)):
        console.print(sentence)


def print_shipped(prices: PriceList) -> None:
    """Say which games the list in use comes from, and what it is called in options."""
    games = f"{prices.games[prices.bot]:,} games"
    out().print(
        f"This list ships with the game: prices of {prices.bot}'s {games}, seed {prices.seed}, rules version {prices.rules}. "
        "In the options 'prices' and 'unit_price' it is called 'fitted'."
    )


def verdicts(prices: PriceList) -> list[str]:
    """Whether the list passes its two checks, in words."""
    worst = max(prices.parts, key=lambda part: part.missed_by)
    passed = "Passed" if prices.rebuilt else "Failed"
    found = [
        f"{passed}: the prices of the steps must add up to the price of every standard part, within {WITHIN:g} points; "
        f"the largest error is {worst.missed_by:.1f} ({worst.name})."
    ]
    return [*found, even(prices)]


def even(prices: PriceList) -> str:
    """Whether forces of equal price won about as often as they lost, in words."""
    low, high = (round(100 * share) for share in EVEN)
    asked = f"each of {len(prices.checks)} forces must win {low} to {high} % against others of equal price"
    by_verdict = {said: [check for check in prices.checks if check.verdict == said] for said in WORDS}
    parts = [f"{words} {', '.join(map(_check, by_verdict[said]))}" for said, words in WORDS.items() if by_verdict[said]]
    passed = len(prices.checks) - sum(map(len, by_verdict.values()))
    told = "; ".join([f"{passed or 'none'} passed", *parts])
    head = {"passed": "Passed", "failed": "Failed", "undecided": "Not enough games"}[prices.even]
    return f"{head}: {asked}; {told} (95 % for all together)."


def _check(check: Check) -> str:
    return f"{check.force} {100 * check.share:.1f} % ({100 * check.low:.1f} to {100 * check.high:.1f})"


def beyond(prices: PriceList) -> list[str]:
    """What a sum of prices cannot express, in words; empty if too few games were played."""
    found = [
        f"Terms for {gain.terms} would improve predictions of held-out games by {1000 * gain.gain:.2f} "
        f"({1000 * gain.low:.2f} to {1000 * gain.high:.2f}) thousandths of a nat per game, where a blind guess costs 693."
        for gain in prices.gains
    ]
    names = {part.key: part.name for part in prices.parts}
    sure = [f"{names[one.one]} over {names[one.over]}" for one in prices.counters if one.low > 0]
    return [*found, f"Parts that counter others, strongest effect first: {', '.join(sure)}."] if sure else found


def _parts(prices: PriceList) -> Table:
    bots = list(prices.parts[0].by_bot)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("part", header_style="bold")
    for head in ("price", *bots, "sum of steps"):
        table.add_column(head, header_style="bold", justify="right")
    for part in sorted(prices.parts, key=lambda part: -part.price):
        by_bot = [_price(part.by_bot[bot]) for bot in bots]
        table.add_row(part.name, str(part.price), *by_bot, f"{part.rebuilt:.1f}")
    return table


def _steps(prices: PriceList) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("one step more", header_style="bold")
    table.add_column("points", header_style="bold", justify="right")
    for step in prices.steps:
        table.add_row(step.words, _price(step.step))
    return table


def _price(price: Price) -> str:
    return f"{price.points:.1f} ({price.low:.1f} to {price.high:.1f})"
