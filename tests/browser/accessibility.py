"""What axe-core finds on a page, in light and in dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.conftest import needed
from tests.browser.page import Player

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SCREENS = [DESKTOP, PHONE]

_THEME = """async scheme => {
    const dark = document.documentElement.dataset.theme === 'dark'
    if (dark !== (scheme === 'dark')) return false
    const transitions = document.getAnimations().filter(one => one instanceof CSSTransition)
    await Promise.allSettled(transitions.map(one => one.finished))
    return true
}"""


def serious(player: Player) -> list[str]:
    """The violations that axe calls serious or critical, in both colour schemes, with their places."""
    needed(AXE.is_file(), "axe-core is not installed: 'make setup' installs it")
    if not player.page.evaluate("'axe' in window"):
        player.page.evaluate(AXE.read_text(encoding="utf-8"))
    return [found for scheme in ("light", "dark") for found in _serious(player, scheme)]


def _serious(player: Player, scheme: Any) -> list[str]:
    player.page.emulate_media(color_scheme=scheme)
    for _ in player.waiting(f"the page did not turn {scheme}"):
        if player.page.evaluate(_THEME, scheme):
            break
    found: dict[str, Any] = player.page.evaluate("async () => await axe.run({resultTypes: ['violations']})")
    return [
        f"{player.page.url} ({scheme}): {violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def scrolls_sideways(player: Player) -> bool:
    """Whether the page is wider than the screen."""
    return bool(player.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))
