import { Verdict } from "../../parts/Badge.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { lazy } from "../../parts/lazy.tsx";
import { Text } from "../../parts/Text.tsx";
import { Told } from "../../parts/Told.tsx";
import { addressed, capital } from "../../parts/words.ts";
import type { Fact, Preview, Scene, Then } from "../../wire.ts";
import { useBoard } from "../board/context.ts";
import { CountedCards } from "./CountedCards.tsx";
import { Sum } from "./Sum.tsx";

const RecapPanel = lazy(async () => (await import("../stage/RecapPanel.tsx")).RecapPanel);

/**
 * What would happen. It follows hover, focus and the last touch; otherwise it shows what is to be answered, what the others did,
 * or useful facts. Its place keeps its size, so that a preview moves nothing below it.
 */
export function PreviewPanel({ scene }: { readonly scene: Scene }) {
  const board = useBoard();
  const recap = board.recap.value;
  const asked = scene.prompt.mode === "answer" || board.planner.value !== null;
  const preview = board.highlighted.value || asked || !recap ? board.preview.value : null;
  return <div class="preview-slot">{preview ? <Shown preview={preview} /> : recap ? <RecapPanel recap={recap} /> : <Numbers facts={scene.numbers} you={scene.seat} />}</div>;
}

/** The preview. A long one, such as a plan's, scrolls and can be focused. */
function Shown({ preview }: { readonly preview: Preview }) {
  return (
    <section class="panel preview" aria-label="Preview" tabIndex={preview.bounds.length > 0 ? 0 : undefined}>
      <header>
        <span>
          <Text>{preview.title}</Text>
        </span>
      </header>
      <div class="what">
        <Told>{preview.what}</Told>
      </div>
      <CountedCards cards={preview.cards} />
      {preview.sum.length > 0 || preview.verdict ? (
        <div class="sum">
          <Sum terms={preview.sum} />
          {preview.verdict ? <Verdict badge={preview.verdict} /> : null}
        </div>
      ) : null}
      {preview.then.length > 0 ? (
        <ul class="then">
          {preview.then.map((row) => (
            <li>
              {/^\d+$/.test(row.icon) ? <Nth row={row} /> : <Plain row={row} />}
            </li>
          ))}
        </ul>
      ) : null}
      {preview.bounds.length > 0 ? (
        <dl class="bounds">
          {preview.bounds.map((bound) => (
            <div key={bound.label}>
              <dt>{bound.label}</dt>
              <dd>
                <Text>{bound.text}</Text>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}

function Plain({ row }: { readonly row: Then }) {
  return (
    <>
      <Icon name={row.icon} />
      <span>
        <Told>{row.text}</Told>
      </span>
    </>
  );
}

/** A numbered row: its subject in bold, then the outcome. */
function Nth({ row }: { readonly row: Then }) {
  const end = row.text.indexOf(". ") + 1;
  return (
    <>
      <span class="nth">{row.icon}</span>
      <span>
        <b>
          <Text>{row.text.slice(0, end)}</Text>
        </b>
        <Told>{row.text.slice(end)}</Told>
      </span>
    </>
  );
}

function Numbers({ facts, you }: { readonly facts: readonly Fact[]; readonly you: number | null }) {
  if (facts.length === 0) return null;
  return (
    <section class="panel numbers" aria-label="Good to know">
      <header>Good to know</header>
      <ul>
        {facts.map((fact) => (
          <li class={fact.on ? "on" : ""}>
            <Told>{capital(addressed(fact.text, you))}</Told>
          </li>
        ))}
      </ul>
    </section>
  );
}
