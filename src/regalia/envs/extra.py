"""The sentence for an environment whose packages are not installed."""

from __future__ import annotations

PACKAGES = {
    "gymnasium": "envs",
    "numpy": "envs",
    "pettingzoo": "envs",
    "open_spiel": "openspiel",
    "pyspiel": "openspiel",
}


def explained(missing: ModuleNotFoundError) -> ModuleNotFoundError:
    """The error with the way to install what is missing; other errors as they are."""
    package = (missing.name or "").split(".")[0]
    if package not in PACKAGES:
        return missing
    return ModuleNotFoundError(
        f"This environment needs the package '{package}', which is not installed: "
        f"pip install 'regalia[{PACKAGES[package]}]'.",
        name=package,
    )
