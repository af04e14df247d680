"""Write the JSON Schemas of files that people write into the package: ``tools/schemas.py [--check]``.

Each is made from the declarations of its reader. A game's own lie in its data folder, those of all games in ``files/``.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import regalia
from regalia.files.kinds import COMMON
from regalia.games import catalogue

PACKAGE = Path(regalia.__file__).parent


def schemas() -> dict[Path, str]:
    """Every schema by its place."""
    found = {PACKAGE / "files" / "data" / "schemas" / f"{kind.name}.json": kind for kind in COMMON}
    for game in catalogue().values():
        folder = PACKAGE.parent.joinpath(*type(game).__module__.split("."), "data", "schemas")
        found |= {folder / f"{kind.name}.json": kind for kind in game.file_kinds()}
    return {path: json.dumps(kind.schema, indent=1, ensure_ascii=False) + "\n" for path, kind in found.items()}


def main() -> int:
    """Write them, or with ``--check`` say which ones differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 if a schema is not up to date")
    stale = [path for path, text in schemas().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    if parser.parse_args().check:
        for path in stale:
            print(f"{path} differs from its reader; run 'make types'.")
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(schemas()[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
