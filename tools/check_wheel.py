"""Install the wheel from dist/ in an empty environment, without compiler and Node, and use it."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    [wheel] = ROOT.glob("dist/*.whl")
    with tempfile.TemporaryDirectory(prefix="regalia wheel ") as scratch:  # a path with spaces, too
        home = Path(scratch)
        subprocess.run([sys.executable, "-m", "venv", str(home / "env")], check=True)
        pip = [str(home / "env" / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, str(wheel)], check=True)
        env = {"PATH": str(home / "env" / "bin"), "HOME": scratch, "LANG": "C.UTF-8"}
        for tool in ("cc", "gcc", "clang", "node"):
            assert shutil.which(tool, path=env["PATH"]) is None, tool
        use(home, env)
    print(f"{wheel.name}: runs on its own")
    return 0


def use(home: Path, env: dict[str, str]) -> None:
    regalia = str(home / "env" / "bin" / "regalia")

    def say(*words: str) -> str:
        done = subprocess.run([regalia, *words], env=env, cwd=home, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"regalia {' '.join(words)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done.stdout

    for game in json.loads(say("games", "--json")):
        say("rules", game["key"])
        say("simulate", game["key"], "--games", "20", "--seed", "1", "--out", "games.jsonl")
        say("verify", "games.jsonl")
        say(
            "check", game["key"], "--games", "2", "--law", "14", "--law", "15", "--law", "17"
        )  # the stored files are in the wheel
    slow = [row["game"] for row in json.loads(say("bench", "--json")) if not row["compiled"]]
    if slow:
        sys.exit(f"Not compiled in the wheel: {', '.join(slow)}")
    serve(regalia, home, env)


def serve(regalia: str, home: Path, env: dict[str, str]) -> None:
    """Check that the server sends the client's page and every file that it names."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen([regalia, "serve", "--port", str(port), "--data", "data"], env=env, cwd=home)
    try:
        page = fetch(f"http://127.0.0.1:{port}/", server)
        if b"<script" not in page:
            sys.exit(f"The page is not the client's: {page[:200]!r}")
        named = [name.decode() for name in re.findall(rb'(?:src|href)="(/[^"]+)"', page)]
        if not named:
            sys.exit("The page names no files.")
        for name in (*named, "/api/games"):
            fetch(f"http://127.0.0.1:{port}{name}", server)
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(20)


def fetch(address: str, server: subprocess.Popen[bytes]) -> bytes:
    for _ in range(100):
        if server.poll() is not None:
            sys.exit(f"The server ended with {server.returncode}.")
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                return bytes(answer.read())
        except ConnectionError:
            time.sleep(0.1)
        except urllib.error.URLError as wrong:
            if not isinstance(wrong.reason, ConnectionError):
                raise
            time.sleep(0.1)
    sys.exit(f"No answer from {address}.")


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main())
