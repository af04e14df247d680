// Shows stored scenes on the real table, for work on styles: /dev/?scene=planning&touch=Kh1,2s. Not part of the build.

import "../src/look/tokens.css";
import "../src/look/base.css";
import { render } from "preact";
import { putSprite, sprite } from "../src/art/sprite.ts";
import { complete } from "../src/requests/complete.ts";
import { layoutOf } from "../src/games.ts";
import { startPrefs } from "../src/browser/prefs.ts";
import { Board } from "../src/table/board/board.ts";
import { TableBar } from "../src/table/TableBar.tsx";
import { TableFrame } from "../src/table/TableFrame.tsx";
import type { Snapshot } from "../src/wire.ts";

const stored = import.meta.glob<unknown>("./scenes/*.json", { import: "default" });
const asked = new URLSearchParams(location.search);

async function show(): Promise<void> {
  const load = stored[`./scenes/${asked.get("scene") ?? "planning"}.json`];
  if (!load) throw new Error(`No such scene; there are: ${Object.keys(stored).join(", ")}`);
  const snapshot = complete<Snapshot>("Snapshot", await load());
  const board = new Board((line) => console.info("would send", line));
  board.names.value = snapshot.table.players.map((player) => player.name);
  board.log.value = snapshot.log;
  board.show(snapshot.seq, snapshot.scene);
  for (const id of (asked.get("touch") ?? "").split(",").filter(Boolean)) board.touch(id);
  const layout = await layoutOf(asked.has("plain") ? "" : snapshot.scene.game);
  const bar = <TableBar title={snapshot.table.title} scene={snapshot.scene} />;
  render(<TableFrame board={board} layout={layout} bar={bar} />, document.getElementById("app")!);
}

startPrefs();
void sprite().then(putSprite);
void show();
