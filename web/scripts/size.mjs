// Prints the compressed script that the first load of a playable table needs. Fails above the limit.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 60 * 1024;
const assets = fileURLToPath(new URL("../../src/regalia/server/client/assets/", import.meta.url));
const manifest = JSON.parse(readFileSync(new URL("../../src/regalia/server/client/chunks.json", import.meta.url), "utf8"));

/** The files that a chunk needs: its own and those it imports. */
function needed(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const other of chunk.imports ?? []) needed(other, found);
  return found;
}

const games = Object.keys(manifest).filter((key) => /^src\/games\/[^/]+\/index\.tsx$/.test(key));
const size = (name) => gzipSync(readFileSync(assets + name.replace(/^assets\//, "")), { level: 9 }).length;
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

let worst = 0;
for (const game of games) {
  const files = new Set(["index.html", "src/table/TablePage.tsx", game].flatMap((key) => [...needed(key)]));
  const bytes = [...files].reduce((sum, file) => sum + size(file), 0);
  worst = Math.max(worst, bytes);
  console.log(`${game.split("/")[2]}: ${kb(bytes)} of compressed script for a playable table (${files.size} files; at most ${kb(LIMIT)})`);
}
const others = readdirSync(assets).filter((name) => !name.endsWith(".js"));
console.log(`beside it: ${others.map((name) => `${name.replace(/-[\w-]{8}\./, ".")} ${kb(name.endsWith("woff2") ? readFileSync(assets + name).length : size(name))}`).join(", ")}`);
if (games.length === 0 || worst > LIMIT) {
  console.error(games.length === 0 ? "No table found: run the build first." : `A table needs ${kb(worst)} of script; the limit is ${kb(LIMIT)}.`);
  process.exit(1);
}
