#!/bin/sh
# Restarts the servers on these ports one after the other; each must be ready before the next one stops.
#   deploy/upgrade.sh 8081 8082
set -eu
[ $# -gt 0 ] || { echo "usage: $0 PORT..." >&2; exit 2; }
for port in "$@"; do
    systemctl restart "regalia@$port"
    tries=0
    until curl --fail --silent --max-time 5 "http://127.0.0.1:$port/readyz" >/dev/null; do
        tries=$((tries + 1))
        if [ "$tries" -ge 60 ]; then
            echo "The server on port $port is not ready after a minute. The others have not been touched." >&2
            exit 1
        fi
        sleep 1
    done
    echo "The server on port $port is ready."
done
