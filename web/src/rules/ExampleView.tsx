import { useState } from "preact/hooks";
import { Names, Text } from "../parts/Text.tsx";
import { Marked, Told } from "../parts/Told.tsx";
import { plain } from "../parts/words.ts";
import type { ExampleInfo } from "../wire.ts";
import { Picture } from "./Picture.tsx";

/** A worked example: the table before and after, what happens, and why. */
export function ExampleView({ example, names }: { readonly example: ExampleInfo; readonly names: readonly string[] }) {
  const [late, setLate] = useState(false);
  const { title, before, after, told, marks, around, text } = example;
  const spoken = told.map((line) => plain(line, names)).join(". ");
  return (
    <Names.Provider value={names}>
      <figure class="example">
        <figcaption>
          <span class="example-title">{title}</span>
          {after ? (
            <span class="example-turn" role="group" aria-label={`${title}: which moment`}>
              <Moment label="Before" on={!late} press={() => setLate(false)} />
              <Moment label="After" on={late} press={() => setLate(true)} />
            </span>
          ) : null}
        </figcaption>
        <Picture scene={late && after ? after : before} names={names} marks={marks} around={around} label={late ? `${title}, after: ${spoken}` : `${title}, drawn`} />
        {marks.length > 0 ? (
          <ol class="parts">
            {marks.map((mark) => (
              <li>
                <Text>{mark.text}</Text>
              </li>
            ))}
          </ol>
        ) : null}
        {told.length > 0 ? (
          <ul class="told">
            {told.map((line) => (
              <li>
                <Text>{line}</Text>
              </li>
            ))}
          </ul>
        ) : null}
        {text ? (
          <p>
            <Marked.Provider value={new Set()}>
              <Told>{text}</Told>
            </Marked.Provider>
          </p>
        ) : null}
      </figure>
    </Names.Provider>
  );
}

function Moment({ label, on, press }: { readonly label: string; readonly on: boolean; readonly press: () => void }) {
  return (
    <button type="button" aria-pressed={on} onClick={press}>
      {label}
    </button>
  );
}
