"""The files in deploy/: they are what nginx and systemd accept, and name what the server has."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import typer.main

from regalia.cli import app
from tests.server.harness import make_services, running
from tests.server.servers.public import DEPLOY, NGINX

pytestmark = pytest.mark.anyio


def needed(program: str | None, name: str) -> str:
    if program is None:
        if os.environ.get("CI"):
            pytest.fail(f"{name} is not installed: .ci/run must see to it")
        pytest.skip(f"{name} is not installed on this machine")
    return program


def test_nginx_accepts_the_site(tmp_path: Path) -> None:
    nginx, openssl = needed(NGINX, "nginx"), needed(shutil.which("openssl"), "openssl")
    made = ["-keyout", str(tmp_path / "key.pem"), "-out", str(tmp_path / "cert.pem")]
    subject = ["-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=games.example"]
    subprocess.run([openssl, "req", "-x509", *subject, *made], check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text()
    for name, file in (("fullchain", "cert"), ("privkey", "key")):
        site = site.replace(f"/etc/letsencrypt/live/games.example/{name}.pem", str(tmp_path / f"{file}.pem"))
    site = site.replace("listen 80;", "listen 18080;").replace("listen 443 ", "listen 18443 ")
    main = f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ {site} }}"
    (tmp_path / "nginx.conf").write_text(main)
    ended = subprocess.run(
        [nginx, "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr


def test_the_unit_starts_a_command_that_exists() -> None:
    unit = (DEPLOY / "regalia@.service").read_text()
    (started,) = re.findall(r"^ExecStart=\S+/regalia serve (.*)$", unit, re.MULTILINE)
    serve = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    assert set(re.findall(r"--[a-z-]+", started)) <= {option for one in serve.params for option in one.opts}
    settings = dict(re.findall(r"^(REGALIA_\w+)=(.*)$", (DEPLOY / "settings.env").read_text(), re.MULTILINE))
    assert set(re.findall(r"\$\{(\w+)\}", started)) <= settings.keys()
    read = {str(one.envvar) for one in serve.params if one.envvar}
    assert settings.keys() <= read | {"REGALIA_URL"}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed on this machine")
def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "regalia@.service").read_text().replace("/opt/regalia/bin/regalia", "/bin/true")
    (tmp_path / "regalia@8081.service").write_text(unit)
    ended = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "regalia@8081.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Unknown" not in ended.stderr


async def test_dashboard_and_alerts_read_metrics_that_exist(tmp_path: Path) -> None:
    services = make_services(tmp_path)
    services.metrics.backup_at = 0.0
    async with running(services) as door:
        text = (await door.stranger().get("/metrics")).text
    known = set(re.findall(r"^(regalia_\w+)", text, re.MULTILINE))
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    expressions = [target["expr"] for panel in panels for target in panel["targets"]]
    named = set(re.findall(r"\bregalia_\w+", " ".join(expressions)))
    named |= set(re.findall(r"\bregalia_\w+", (DEPLOY / "regalia-rules.yml").read_text()))
    assert len(panels) == 9
    assert named
    assert named <= known


def test_the_upgrade_stops_where_a_server_is_not_ready(tmp_path: Path) -> None:
    """The second server is not touched while the first does not answer."""
    told = tmp_path / "told"
    for name, text in (("systemctl", f"echo $2 >>{told}"), ("curl", "exit 22"), ("sleep", "exit 0")):
        (tmp_path / name).write_text(f"#!/bin/sh\n{text}\n")
        (tmp_path / name).chmod(0o700)
    ended = subprocess.run(
        [str(DEPLOY / "upgrade.sh"), "8081", "8082"],
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 1
    assert "The others have not been touched." in ended.stderr
    assert told.read_text() == "regalia@8081\n"
