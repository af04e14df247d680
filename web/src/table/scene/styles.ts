// The stylesheets of every table, in the order in which they count: narrow.css overrides the others. Whatever draws a table
// imports them from here, so that they stay together.

import "../../look/clock.css";
import "../../look/stage.css";
import "../../look/frame.css";
import "../../look/rail.css";
import "../../look/prompt.css";
import "../../look/card.css";
import "../../look/plate.css";
import "../../look/narrow.css";
