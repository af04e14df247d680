import { Verdict } from "../parts/Badge.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Text } from "../parts/Text.tsx";
import type { Fact, Preview } from "../wire.ts";
import { useBoard } from "./context.ts";
import { Sum } from "./Sum.tsx";

/** What would happen. It follows hover, focus and the last touch; at rest it tells what players love to know. */
export function PreviewPanel({ numbers }: { readonly numbers: readonly Fact[] }) {
  const preview = useBoard().preview.value;
  return <div class="preview-slot">{preview ? <Shown preview={preview} /> : <Numbers facts={numbers} />}</div>;
}

function Shown({ preview }: { readonly preview: Preview }) {
  return (
    <section class="panel preview" aria-label="Preview">
      <header>
        <span>
          <Text>{preview.title}</Text>
        </span>
      </header>
      <div class="what">
        <Text>{preview.what}</Text>
      </div>
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
              <Icon name={row.icon} />
              <span>
                <Text>{row.text}</Text>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Numbers({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <section class="panel numbers" aria-label="Good to know">
      <header>Good to know</header>
      <ul>
        {facts.map((fact) => (
          <li class={fact.on ? "on" : ""}>
            <Text>{fact.text}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
