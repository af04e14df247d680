import "./look/tokens.css";
import "./look/base.css";
import { render } from "preact";
import { App } from "./App.tsx";
import { putSprite, sprite } from "./art/sprite.ts";
import { beside } from "./browser/beside.ts";
import { startPrefs } from "./browser/prefs.ts";
import { awaitTouch } from "./sound/touched.ts";
import { startRouting } from "./browser/route.ts";

startPrefs();
awaitTouch();
startRouting();
beside(sprite(), putSprite);
render(<App />, document.getElementById("app")!);

/** What works beside every page comes when the first page is shown. */
const later = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 500));
addEventListener("load", () => later(() => beside(import("./shell/start.tsx"), ({ start }) => start())));
