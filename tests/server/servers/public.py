"""A public server in small: nginx with TLS in front of two servers on one PostgreSQL, from the files in deploy/.

python -m tests.server.servers.public        starts it, prints its address, and stops it at Ctrl-C
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.server.servers.cluster import Cluster, programs

DEPLOY = Path(__file__).parents[3] / "deploy"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
PATIENCE = 60.0

MAIN = """
daemon off;
worker_processes 1;
pid {home}/nginx.pid;
error_log {home}/nginx.log;
{user}
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {home}/body;
    proxy_temp_path {home}/proxy;
    fastcgi_temp_path {home}/fastcgi;
    uwsgi_temp_path {home}/uwsgi;
    scgi_temp_path {home}/scgi;
    include {home}/site.conf;
}}
"""

# What systemd does with deploy/regalia@.service, as far as this needs it.
SYSTEMCTL = """#!/bin/sh
port=${{2#regalia@}}
if [ -f {home}/$port.pid ]; then
    old=$(cat {home}/$port.pid)
    kill -TERM "$old" 2>/dev/null || true
    while [ -e /proc/$old ] && ! grep -q '^State:.Z' /proc/$old/status; do sleep 0.1; done
fi
REGALIA_DATABASE={database} {python} -c 'from regalia.cli import run; run()' serve --port $port --data {home}/data \\
    --public-url {url} --trusted-proxy 127.0.0.1 --pace 0 >>{home}/$port.log 2>&1 &
echo $! >{home}/$port.pid
"""


def missing() -> str:
    """What this machine lacks for it; empty if nothing."""
    found = {"nginx": NGINX, "PostgreSQL": programs(), "openssl": shutil.which("openssl"), "curl": shutil.which("curl")}
    return ", ".join(name for name, path in found.items() if path is None)


def free_ports(count: int) -> list[int]:
    taken = [socket.socket() for _ in range(count)]
    for one in taken:
        one.bind(("127.0.0.1", 0))
    ports = [int(one.getsockname()[1]) for one in taken]
    for one in taken:
        one.close()
    return ports


class PublicServer:
    """The proxy, two servers and their database; ``url`` is what a browser opens."""

    def __init__(self, database: str) -> None:
        self.home = Path(tempfile.mkdtemp(prefix="regalia-public-"))
        self.plain, secure, *self.ports = free_ports(4)
        self.url = f"https://localhost:{secure}"
        self._certify()
        self._write(database, secure)
        for port in self.ports:
            self.start(port)
        assert NGINX is not None
        self._nginx = subprocess.Popen([NGINX, "-p", str(self.home), "-c", str(self.home / "nginx.conf")])
        self.until_ready(f"{self.url}/healthz")

    def start(self, port: int) -> None:
        """Start or restart one server, and wait until it is ready."""
        subprocess.run([str(self.home / "bin" / "systemctl"), "restart", f"regalia@{port}"], check=True)
        self.until_ready(f"http://127.0.0.1:{port}/readyz")

    def kill(self, port: int) -> None:
        """kill -9: the process cannot react."""
        os.kill(int((self.home / f"{port}.pid").read_text()), signal.SIGKILL)

    def upgrade(self) -> subprocess.Popen[bytes]:
        """Restart the servers one after the other, as the guide says."""
        paths = f"{self.home / 'bin'}:{os.environ['PATH']}"
        return subprocess.Popen(
            [str(DEPLOY / "upgrade.sh"), *map(str, self.ports)],
            env={**os.environ, "PATH": paths},
            stdout=subprocess.DEVNULL,
        )

    def sockets(self, port: int) -> int:
        """How many sockets are open at one server."""
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("regalia_sockets_open "))

    def stop(self) -> None:
        self._nginx.terminate()
        self._nginx.wait(30)
        for port in self.ports:
            try:
                self.kill(port)
            except ProcessLookupError:
                continue
        shutil.rmtree(self.home)

    def until_ready(self, url: str) -> None:
        trusting = ssl._create_unverified_context()
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(url, timeout=5, context=trusting):
                    return
            except (OSError, urllib.error.URLError):
                logs = "".join(path.read_text() for path in self.home.glob("*.log"))
                assert time.monotonic() < end, f"{url} does not answer: {logs}"
                time.sleep(0.1)

    def _certify(self) -> None:
        """A certificate that nobody has signed."""
        made = ["-keyout", str(self.home / "key.pem"), "-out", str(self.home / "cert.pem")]
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost", *made],
            check=True,
            stderr=subprocess.DEVNULL,
        )

    def _write(self, database: str, secure: int) -> None:
        site = (DEPLOY / "nginx.conf").read_text()
        for ours, here in (
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen 443 ", f"listen 127.0.0.1:{secure} "),
            ("127.0.0.1:8081", f"127.0.0.1:{self.ports[0]}"),
            ("127.0.0.1:8082", f"127.0.0.1:{self.ports[1]}"),
            ("games.example", "localhost"),
            ("/etc/letsencrypt/live/localhost/fullchain.pem", str(self.home / "cert.pem")),
            ("/etc/letsencrypt/live/localhost/privkey.pem", str(self.home / "key.pem")),
        ):
            assert ours in site, f"deploy/nginx.conf has no {ours}"
            site = site.replace(ours, here)
        (self.home / "site.conf").write_text(site)
        user = "user root;" if os.geteuid() == 0 else ""
        (self.home / "nginx.conf").write_text(MAIN.format(home=self.home, user=user))
        (self.home / "bin").mkdir()
        fake = self.home / "bin" / "systemctl"
        fake.write_text(SYSTEMCTL.format(home=self.home, database=database, python=sys.executable, url=self.url))
        fake.chmod(0o700)


def main() -> None:
    lacking = missing()
    if lacking:
        sys.exit(f"This machine lacks: {lacking}.")
    bin = programs()
    assert bin is not None
    cluster = Cluster(bin)
    public = PublicServer(cluster.database())
    print(f"Regalia is at {public.url} (Ctrl-C stops it); the browser warns of the certificate", flush=True)
    try:
        signal.pause()
    except KeyboardInterrupt:
        pass
    finally:
        public.stop()
        cluster.stop()


if __name__ == "__main__":
    main()
