"""What a browser is called in the list of an account's sessions."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "an iPhone"),
    ("iPad", "an iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Macintosh", "a Mac"),
    ("Linux", "Linux"),
)
UNKNOWN = "A browser"


def device(user_agent: str) -> str:
    """The browser and its system in words, such as "Firefox on Windows"."""
    browser = next((name for mark, name in BROWSERS if mark in user_agent), UNKNOWN)
    system = next((name for mark, name in SYSTEMS if mark in user_agent), "")
    return f"{browser} on {system}" if system else browser
