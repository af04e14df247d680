"""Compiled modules, and the check that stale ones never run.

Sources whose first line is ``# native`` are compiled by mypyc into a folder under ``_native/``. A manifest names that folder
and the digest of each source. On import the digests are compared with the sources: if one differs, nothing compiled is used
and the same sources run interpreted. ``REGALIA_INTERPRETED=1`` forces that.

``# native: pictures`` marks the code that draws scenes and writes log sentences. It is compiled too, but may create objects
and import sources that are not compiled; the manifest holds the digests of those as well.
"""

from __future__ import annotations

import hashlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

MARK = "# native"
PICTURES = "# native: pictures"
PACKAGE = Path(__file__).resolve().parent
HOME = PACKAGE / "_native"
MANIFEST = HOME / "manifest.json"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")

active = False
why_not = "not looked for yet"


def sources() -> list[Path]:
    """The sources to compile, in a stable order."""
    return sorted(path for path in PACKAGE.rglob("*.py") if _mark(path) in (MARK, PICTURES))


def draws(source: Path) -> bool:
    """Whether the source draws scenes."""
    return _mark(source) == PICTURES


def module_name(source: Path) -> str:
    return ".".join((PACKAGE.name, *source.relative_to(PACKAGE).with_suffix("").parts))


def group_of(source: Path) -> str:
    """The library of a source: two for each game, one for everything shared."""
    folders = source.relative_to(PACKAGE).parts[:-1]
    if folders[:1] != ("games",) or len(folders) == 1:
        return "regalia_kernel"
    return f"regalia_{folders[1]}_pictures" if draws(source) else f"regalia_{folders[1]}"


def library(source: Path) -> str:
    """The module name of that library."""
    return f"{group_of(source)}__mypyc"


def digest(source: Path) -> str:
    return hashlib.sha256(source.read_bytes()).hexdigest()


def install() -> None:
    """Use the compiled modules if each was made from its present source."""
    global active, why_not
    if os.environ.get("REGALIA_INTERPRETED"):
        why_not = "REGALIA_INTERPRETED is set"
        return
    files, why_not = usable()
    if files:
        sys.meta_path.insert(0, _Finder(files))
        active = True


def usable() -> tuple[dict[str, str], str]:
    """The files of the compiled modules by module name, or none and the reason."""
    try:
        manifest = json.loads(MANIFEST.read_bytes())
        suffix, folder = manifest["suffix"], HOME / manifest["folder"]
        digests, beside = manifest["sources"].items(), manifest["beside"].items()
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return {}, "nothing is compiled; 'make setup' compiles where there is a C compiler"
    if suffix != SUFFIX:
        return {}, f"compiled for {suffix}, this Python wants {SUFFIX}; 'make setup' compiles it again"
    for relative, expected in (*digests, *beside):
        source = PACKAGE / relative
        if not source.is_file() or digest(source) != expected:
            return {}, f"{relative} has changed since it was compiled; 'make setup' compiles it again"
    files: dict[str, str] = {}
    for relative, _ in digests:
        source = PACKAGE / relative
        for name in (module_name(source), library(source)):
            files[name] = str(folder.joinpath(*name.split("."))) + SUFFIX
    for file in files.values():
        if not Path(file).exists():
            return {}, f"{file} is missing; 'make setup' compiles it again"
    return files, ""


def compiled(thing: object) -> bool:
    """Whether the class of this object runs compiled."""
    spec = sys.modules[type(thing).__module__].__spec__
    return spec is not None and isinstance(spec.loader, importlib.machinery.ExtensionFileLoader)


class _Finder(importlib.abc.MetaPathFinder):
    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        loader = importlib.machinery.ExtensionFileLoader(name, file)
        return importlib.util.spec_from_file_location(name, file, loader=loader)


def _mark(path: Path) -> str:
    with path.open(encoding="utf-8") as lines:
        return lines.readline().rstrip()
