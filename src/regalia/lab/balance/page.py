"""The page: a report as one HTML file that needs nothing else. Words come first, then the charts."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files

import msgspec

from regalia.lab.balance import charts
from regalia.lab.balance.chart_html import forest_html, words_of
from regalia.lab.balance.link import link
from regalia.lab.balance.model import (
    STATES,
    Chart,
    Example,
    Figure,
    Forest,
    Histogram,
    Ladder,
    Lines,
    Report,
    Section,
    Source,
    Traces,
    Verdict,
)

ICONS = {
    "fine": '<path d="M3 8.5 6.5 12 13 4.5"/>',
    "look": '<path d="M1.5 8C4 4.2 12 4.2 14.5 8 12 11.8 4 11.8 1.5 8Z"/><circle cx="8" cy="8" r="1.9"/>',
    "broken": '<path d="M8 2 14.5 13.5H1.5ZM8 6.5V9.5M8 11.6V11.7"/>',
    "few": '<path d="M4 2.5H12M4 13.5H12M4.5 2.5C4.5 6 8 7 8 8S4.5 10 4.5 13.5M11.5 2.5C11.5 6 8 7 8 8S11.5 10 11.5 13.5"/>',
}
PHONE = (290, 150)  # width and height of a chart there


class Page:
    """Writes one report. ``server`` is where the reader's Regalia listens."""

    def __init__(self, report: Report, server: str) -> None:
        self.report = report
        self.links = [link(server, record) for record in report.records]
        self.server = server

    def html(self) -> str:
        report = self.report
        title = f"{report.title}: is it fair, and is it deep?"
        sections = "".join(self.section(n, section) for n, section in enumerate(report.sections, 1))
        verdicts = "".join(map(self.verdict, report.verdicts))
        return (
            '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>Balance report: {escape(report.title)}</title><style>{fonts()}{data('page.css')}</style></head>"
            f"<body><main><header>{self.top()}<h1>{escape(title)}</h1>{self.lede()}</header>"
            f'<ul class="verdicts">{verdicts}</ul>{sections}{self.foot()}</main>'
            f'<script type="application/json" id="report">{as_json(report)}</script></body></html>\n'
        )

    def top(self) -> str:
        report = self.report
        return (
            f'<div class="top">{data("crest.svg").replace(XMLNS, "")}<span>Regalia, the lab</span>'
            f"<small>{escape(report.date)}, made by <code>{escape(report.command)}</code></small></div>"
        )

    def lede(self) -> str:
        report = self.report
        cut = " <b>Not all planned games were played</b>; every figure states how many it has." if report.cut else ""
        seeds = f"{report.seed}"
        return (
            f'<p class="lede">{_counted(len(report.bots))} bots played {report.games:,} games for this page in'
            f" {report.seconds / 60:.1f} minutes. Verdicts and figures have 95 % ranges, and every figure links games that you"
            f" can step through.{cut}</p>"
            f'<ul class="facts"><li>rules <b>{report.rules}</b></li><li>seats <b>{report.seats}</b></li>'
            f"<li>bots <b>{escape(report.bots[0].title())} to {escape(report.bots[-1].title())}</b></li>"
            f"<li>seed <b>{seeds}</b></li><li>no clock, no people</li>"
            '<li class="on">use it to compare rules, not to predict how people play</li></ul>'
        )

    def verdict(self, verdict: Verdict) -> str:
        game = self.example(verdict.example) if verdict.example is not None else ""
        number = f"{escape(verdict.number)} <small>{escape(verdict.range)}</small>"
        return (
            f'<li class="verdict {verdict.state}"><span class="tag"><svg viewBox="0 0 16 16" aria-hidden="true">'
            f"{ICONS[verdict.state]}</svg>{STATES[verdict.state]}</span><h3>{escape(verdict.title)}</h3>"
            f'<div><p>{marked(verdict.words)}</p><p class="rule">{escape(verdict.margin)}</p></div>'
            f'<div class="sum"><span class="big">{number}</span><a href="#{verdict.section}">evidence</a>{game}</div></li>'
        )

    def section(self, number: int, section: Section) -> str:
        notes = "".join(f"<p><b>{escape(head)}</b> {marked(text)}</p>" for head, text in section.notes)
        more = f'<div class="notes">{notes}</div>' if notes else ""
        return (
            f'<section id="{section.key}"><div class="head"><span>{number}</span><h2>{escape(section.title)}</h2>'
            f'</div><div class="body">{paragraphs(section.words)}'
            f'<div class="figures">{"".join(map(self.figure, section.figures))}</div>'
            f"{more}</div></section>"
        )

    def figure(self, figure: Figure) -> str:
        drawn = self.chart(figure.chart, figure.narrow)
        words = paragraphs(figure.words)
        title = f"<h3>{escape(figure.title)}</h3>" if figure.title else ""
        warning = f'<p class="warning">{marked(figure.warning)}</p>' if figure.warning else ""
        beside = isinstance(figure.chart, Histogram | Ladder | Lines) and words and not figure.narrow
        inner = f'<div class="beside"><div>{words}</div>{drawn}</div>' if beside else words + drawn
        kind = ' class="narrow"' if figure.narrow else ""
        return f"<figure{kind}>{title}{inner}{warning}<figcaption>{self.source(figure.source)}</figcaption></figure>"

    def chart(self, chart: Chart, narrow: bool) -> str:
        if isinstance(chart, Forest):
            return forest_html(chart, narrow)
        if isinstance(chart, Traces):
            return self.traces(chart)
        told = escape(words_of(chart))
        if isinstance(chart, Histogram):
            svgs, note = (charts.histogram(chart), charts.histogram(chart, *PHONE)), f"games by {chart.unit}"
        elif isinstance(chart, Ladder):
            svgs, note = (
                (charts.ladder(chart), charts.ladder(chart, PHONE[0] - 8)),
                "points; arcs: the better bot’s share of games",
            )
        elif isinstance(chart, Lines):
            wide = charts.lines(chart, 360 if chart.numbered else 520)
            svgs, note = (wide, charts.lines(chart, *PHONE)), chart.note
        else:
            svgs, note = (charts.bars(chart), ""), ""
        large, small = svgs
        shown = f'<div class="large">{large}</div><div class="small">{small}</div>' if small else large
        caption = f'<p class="caption">{escape(note)}</p>' if note else ""
        return f'<div><div role="img" aria-label="{told}">{shown}</div>{caption}</div>'

    def traces(self, chart: Traces) -> str:
        longest = max(len(trace.leads) for trace in chart.traces)
        shown = "".join(
            f"<div>{charts.trace(trace, longest)}<p>{self.example(trace.example)}<span>{escape(trace.end)}</span></p></div>"
            for trace in chart.traces
        )
        return f'<div class="traces">{shown}</div>'

    def source(self, source: Source) -> str:
        bots = ", ".join(bot.title() for bot in source.bots)
        seeds = ", ".join(map(str, source.seeds))
        games = " · ".join(f"{escape(e.why)}: {self.example(e)}" for e in source.examples)
        opened = f" <b>Games:</b> {games}" if games else ""
        return (
            f'<p class="source"><b>{escape(bots)}</b>, {source.games:,} games, <a href="#sure">seed {seeds}</a>,'
            f" {escape(source.options)}."
            f" <b>Method:</b> {marked(source.method)} <b>Weakness:</b> {marked(source.weakness)}"
            f"{opened}</p>"
        )

    def example(self, example: Example) -> str:
        return f'<a href="{escape(self.links[example.record])}">{escape(example.name)}</a>'

    def foot(self) -> str:
        server = escape(self.server)
        return (
            "<footer><p>To open a game from this page, start <code>regalia serve</code> on this computer, then touch the"
            f" game’s number: the link sends the whole game to {server}. This file contains all figures and games as JSON,"
            " in the element with the id “report”.</p></footer>"
        )


XMLNS = ' xmlns="http://www.w3.org/2000/svg"'


def _counted(number: int) -> str:
    """A small number in words, for the beginning of a sentence."""
    return ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven")[number] if number < 8 else str(number)


def marked(text: str) -> str:
    """A text with its bold words, and code between backticks. A number stays on one line with its sign."""
    text = re.sub(r"(?<=\d) (?=%)|(?<=±) |(?<=\d) (?=±)", "\xa0", text)
    bold = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escape(text, quote=False))
    return re.sub(r"`(.+?)`", r"<code>\1</code>", bold)


def paragraphs(words: Sequence[str]) -> str:
    return "".join(f"<p>{marked(text)}</p>" for text in words)


def as_json(report: Report) -> str:
    """The report as JSON that cannot end its script element."""
    return msgspec.json.encode(report).decode().replace("<", "\\u003c")


def read_page(html: str) -> Report:
    """The report inside a page."""
    found = re.search(r'<script type="application/json" id="report">(.*?)</script>', html, re.S)
    if found is None:
        raise ValueError("This file is not a report: it has no figures inside.")
    return msgspec.json.decode(found[1], type=Report)


@cache
def data(name: str) -> str:
    return (files("regalia.lab.balance") / "data" / name).read_text(encoding="utf-8").strip()


@cache
def fonts() -> str:
    """The two typefaces, inside the page."""

    def face(family: str, file: str, more: str) -> str:
        raw = (files("regalia.lab.balance") / "data" / "fonts" / file).read_bytes()
        source = f"data:font/woff2;base64,{base64.b64encode(raw).decode()}"
        return f'@font-face{{font-family:"{family}";src:url({json.dumps(source)}) format("woff2");{more}}}'

    return (
        face("Marcellus", "marcellus.woff2", "")
        + face("Figtree", "figtree.woff2", "font-weight:300 900;")
        + face("Regalia Figures", "figtree.woff2", "font-weight:300 900;unicode-range:U+30-39;")
    )
