import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { EditorPage, type Stock } from "../../../editor/EditorPage.tsx";
import { FairnessPanel } from "../../../editor/FairnessPanel.tsx";
import { FaultsPanel } from "../../../editor/FaultsPanel.tsx";
import { FilePanel } from "../../../editor/FilePanel.tsx";
import { PlayPanel } from "../../../editor/PlayPanel.tsx";
import { ShelfPanel } from "../../../editor/ShelfPanel.tsx";
import { UndoButtons } from "../../../editor/UndoButtons.tsx";
import { useBench } from "../../../editor/useBench.ts";
import { Drawing } from "../../../parts/Icon.tsx";
import { useMedia } from "../../../parts/useMedia.ts";
import { GAME, type BoardFile } from "./boardfile.ts";
import { BOARDS } from "./craft.ts";
import { carried, choices, counts, inserted, isFaithful, removed, type Draft } from "./draft.ts";
import { DRAWN, Ring } from "./Ring.tsx";
import { RingSize } from "./RingSize.tsx";
import { SpacePanel } from "./SpacePanel.tsx";
import { FINGERS, SpaceRow } from "./SpaceRow.tsx";
import { Territories } from "./Territories.tsx";
import { applied, TOOLS, type ToolId } from "./tools.ts";
import "../cloth.css";
import "../royal-ascension.css";
import "./editor.css";

/** The board editor of The Royal Ascension: lay out, check, save and play rings. */
export function BoardEditorPage() {
  return <EditorPage game={GAME} title="Board editor" Editor={Editor} />;
}

/** Screens on which the ring does not stay in sight, so that there is room below it. */
const ROOMY = "(min-width: 700px) and (min-height: 561px)";
const PLACES = ["First to move", "Second", "Third", "Fourth"] as const;

function Editor({ game, shipped }: Stock<BoardFile>) {
  const tool = useSignal<ToolId>("choose");
  const chosen = useSignal(0);
  const held = useSignal(-1); // the place of the space under the finger
  const strokes = useRef(0);
  const players = useSignal(game.usual_seats);
  const [fingers, roomy] = [useMedia(FINGERS), useMedia(ROOMY)];
  const bench = useBench(BOARDS, Object.values(shipped)[0]!);
  const { draft, change } = bench;
  const count = draft.spaces.length;
  const place = Math.min(chosen.value, count - 1);
  useEffect(() => {
    document.title = `${draft.name || "Boards"} · Regalia`;
  }, [draft.name]);
  const focus = (at: number) => {
    chosen.value = at;
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-place="space${at}"]`)?.focus());
  };
  const touch = (at: number, dragging: boolean) => {
    if (dragging && (held.value < 0 || held.value === at)) return;
    if (!dragging) strokes.current += 1;
    const stroke = `stroke ${strokes.current}`; // all of it is one step
    if (tool.value === "choose") {
      if (dragging) change(carried(draft, held.value, at), stroke);
    } else if (!(dragging && tool.value === "gate")) {
      const next = applied(draft, tool.value, at);
      if (next !== draft) change(next, stroke);
    }
    held.value = at;
    chosen.value = at;
  };
  /** The ring under a finger: it goes to the nearest space and changes nothing. */
  const scrub = (at: number, dragging: boolean) => {
    if (dragging && held.value < 0) return;
    held.value = at;
    chosen.value = at;
  };
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const named = TOOLS.find((one) => one.key === event.key.toLowerCase());
    if (by) {
      const to = (place + by + count) % count;
      if (event.altKey) change(carried(draft, place, to));
      focus(to);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      change(removed(draft, place));
      focus(Math.max(0, Math.min(place, count - 2)));
    } else if (event.key === "Insert" || event.key === "+") {
      change(inserted(draft, place + 1));
      focus(place + 1);
    } else if (event.key === "Enter" || event.key === " ") {
      touch(place, false);
      held.value = -1;
    } else if (named && named.id !== "choose") change(applied(draft, named.id, place));
    else return;
    event.preventDefault();
  };
  const lands = <Territories draft={draft} change={change} open={roomy} />;
  return (
    <div class="ed-layout" data-game={GAME}>
      <section class="panel part ed-left" aria-label="Tools">
        <UndoButtons bench={bench} />
        <ToolBox tool={tool.value} drags={!fingers} choose={(one) => (tool.value = one)} />
        <RingSize draft={draft} change={change} />
        <SpacePanel draft={draft} place={place} choose={(at) => (chosen.value = at)} change={change} />
      </section>
      <div class={`ed-middle ${fingers ? "ed-fingers" : ""}`}>
        <div class="cloth ed-cloth">
          <Ring draft={draft} chosen={place} touch={fingers ? scrub : touch} release={() => (held.value = -1)} choose={(at) => (chosen.value = at)} onKeyDown={key}>
            <Middle draft={draft} />
          </Ring>
        </div>
        {fingers ? (
          <SpaceRow
            draft={draft}
            chosen={place}
            choose={(at) => (chosen.value = at)}
            touch={(at) => {
              touch(at, false);
              held.value = -1;
            }}
          />
        ) : null}
        <p class="tiny muted">
          {fingers ? "Slide along the ring to find a space; touch it in the row to choose or paint it." : "Touch a space to choose or paint it; drag one along the ring to move it."}
          <span class="ed-keyboard"> By keyboard: arrow keys, then H, D, S, P for a shop, G for a gate; + adds, Delete removes, Alt with an arrow moves.</span>
        </p>
        {roomy ? lands : null}
      </div>
      <div class="ed-right">
        <FaultsPanel bench={bench} />
        <PlayPanel bench={bench} game={game} players={players.value} setPlayers={(one) => (players.value = one)} />
        <FairnessPanel bench={bench} players={players.value} by="places" names={PLACES.slice(0, players.value)} standard="the standard ring" />
        <ShelfPanel bench={bench} />
        <FilePanel bench={bench} shipped={shipped} print={{ game: game.key, title: game.title, options: { board: bench.content }, first: ["ring", "territories"] }} />
        <section class="panel part" aria-label="Name">
          <label class="field">
            <span>The board's name</span>
            <input type="text" maxLength={40} value={draft.name} onInput={(event) => change({ ...draft, name: event.currentTarget.value }, "name")} />
          </label>
        </section>
        {roomy ? null : lands}
      </div>
    </div>
  );
}

/** The middle of the ring: the board's name, and what the walk offers. */
function Middle({ draft }: { readonly draft: Draft }) {
  const { differ, pairs, nearShop } = choices(draft);
  const found = counts(draft);
  return (
    <div class="ed-home">
      <b class="ed-name">{draft.name || "A ring"}</b>
      <span class="ed-kinds">
        {(["hearts", "diamonds", "spades", "shop"] as const).map((type) => (
          <span key={type} aria-label={`${found[type]} ${type}`}>
            <Drawing id={DRAWN[type]} class="suit" />
            {found[type]}
          </span>
        ))}
      </span>
      <span class="caption">
        For {Math.round((100 * differ) / pairs)} % of rolls the two ways end on different kinds of space. A shop is in reach from {nearShop} of {draft.spaces.length} spaces.
      </span>
      {isFaithful(draft) ? null : <span class="caption ed-size-note">The rulebook's board has 35 spaces, 2 of them shops.</span>}
    </div>
  );
}

function ToolBox({ tool, drags, choose }: { readonly tool: ToolId; readonly drags: boolean; readonly choose: (tool: ToolId) => void }) {
  return (
    <fieldset class="ed-tools">
      <legend>What a touch does</legend>
      {TOOLS.map((one) => (
        <label key={one.id} class={`${one.id} ${one.id === tool ? "on" : ""}`}>
          <input type="radio" name="tool" value={one.id} checked={one.id === tool} onChange={() => choose(one.id)} />
          <span class="ed-stone" aria-hidden="true">
            <Drawing id={one.id === "choose" ? "i-hand" : one.id === "gate" ? "i-flag" : DRAWN[one.id]} class="suit" />
          </span>
          <span>{one.id === "choose" && drags ? "Choose or drag" : one.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
