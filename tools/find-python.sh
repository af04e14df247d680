#!/bin/sh
# Prints a Python from 3.11 to 3.13 that can make virtual environments: $PYTHON if that is set, else the newest found.
# Says on standard error what is missing where there is none.

check='import sys
if not (3, 11) <= sys.version_info[:2] <= (3, 13): sys.exit(3)
import ensurepip, venv
print(sys.executable)'

trouble="Regalia needs Python 3.11, 3.12 or 3.13, and none was found. Install one, or name it: make PYTHON=/path/to/python3.12"
for candidate in "${PYTHON:-}" python3.13 python3.12 python3.11 python3 python; do
    [ -n "$candidate" ] || continue
    found=$("$candidate" -c "$check" 2>/dev/null)
    status=$?
    if [ $status -eq 0 ]; then
        printf '%s\n' "$found"
        exit 0
    fi
    if [ "$candidate" = "${PYTHON:-}" ]; then
        echo "PYTHON=$candidate will not do: Python 3.11, 3.12 or 3.13 with its venv module is needed." >&2
        exit 1
    fi
    if [ $status -eq 1 ] && "$candidate" -c '' 2>/dev/null; then
        trouble="$candidate is here, but without its venv module. On Debian and Ubuntu: apt install python3-venv"
    fi
done
echo "$trouble" >&2
exit 1
