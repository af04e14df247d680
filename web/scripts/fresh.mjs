// Fails when src/wire.ts is older than the server's wire types. Uses the project's virtual environment if there is one.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const own = `${root}.venv/bin/python`;
const done = spawnSync(existsSync(own) ? own : "python3", [`${root}tools/wire_types.py`, "--check"], { stdio: "inherit" });
process.exit(done.status ?? 1);
