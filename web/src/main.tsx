import "./look/tokens.css";
import "./look/base.css";
import { render } from "preact";
import { App } from "./App.tsx";
import { loadSprite } from "./art/sprite.ts";
import { startPrefs } from "./prefs.ts";
import { awaitTouch } from "./sound/touched.ts";
import { startRouting } from "./route.ts";

startPrefs();
awaitTouch();
startRouting();
void loadSprite();
render(<App />, document.getElementById("app")!);
