// What works beside every page. It is loaded after the first page is shown.

import { render } from "preact";
import { startNotifying } from "./notify.ts";
import { Strips } from "./Strips.tsx";
import { markTitle } from "./title.ts";
import { watchWaiting } from "./waiting.ts";
import { registerWorker } from "./worker.ts";

export function start(): void {
  const place = document.createElement("div");
  place.className = "shell";
  document.body.append(place);
  render(<Strips />, place);
  markTitle();
  startNotifying();
  watchWaiting();
  void registerWorker();
}
