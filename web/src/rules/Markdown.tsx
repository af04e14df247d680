import { createContext, type VNode } from "preact";
import { useContext } from "preact/hooks";
import { Text } from "../parts/Text.tsx";
import { Marked, Told } from "../parts/Told.tsx";
import type { RulesInfo } from "../wire.ts";
import type { Block, Inline } from "./blocks.ts";
import { ExampleView } from "./ExampleView.tsx";
import { TermPicture } from "./TermPicture.tsx";
import { WhenNear } from "./WhenNear.tsx";

/** The rules whose examples are drawn. */
export const Examples = createContext<RulesInfo | null>(null);

/** A text in our Markdown. Cards in brackets are drawn. */
export function Markdown({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block) => (
        <OneBlock block={block} />
      ))}
    </>
  );
}

function OneBlock({ block }: { readonly block: Block }): VNode {
  switch (block.kind) {
    case "heading": {
      const Tag = `h${block.level}` as "h2";
      return (
        <Tag id={block.id}>
          <Spans spans={block.inside} />
        </Tag>
      );
    }
    case "paragraph":
      return (
        <p id={block.id || undefined}>
          <Marked.Provider value={new Set()}>
            <Spans spans={block.inside} explain />
          </Marked.Provider>
        </p>
      );
    case "quote":
      return (
        <blockquote>
          <Spans spans={block.inside} />
        </blockquote>
      );
    case "code":
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case "example":
      return <Example nth={block.nth} />;
    case "rule":
      return <hr />;
    case "list":
      return <List block={block} />;
    case "table":
      return <Table block={block} />;
  }
}

function Example({ nth }: { readonly nth: number }) {
  const rules = useContext(Examples);
  const example = rules?.examples[nth];
  return rules && example ? <ExampleView example={example} names={rules.names} /> : null;
}

function List({ block }: { readonly block: Block & { readonly kind: "list" } }) {
  const items = block.items.map((item) => (
    <li>
      <Marked.Provider value={new Set()}>
        <Spans spans={item.inside} explain />
      </Marked.Provider>
      <Markdown blocks={item.below} />
    </li>
  ));
  return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
}

const textOf = (spans: readonly Inline[]): string => spans.map((one) => ("text" in one ? one.text : textOf(one.inside))).join("");

function Table({ block }: { readonly block: Block & { readonly kind: "table" } }) {
  const rules = useContext(Examples);
  const glossary = rules !== null && textOf(block.head[0] ?? []) === "Term";
  return (
    <div class={`wide ${glossary ? "glossary" : ""}`} tabIndex={0} role="group" aria-label="Table">
      <table>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th scope="col">
                <Spans spans={cell} />
              </th>
            ))}
            {glossary ? <th scope="col">Picture</th> : null}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr>
              {row.map((cell) => (
                <td>
                  <Spans spans={cell} />
                </td>
              ))}
              {glossary ? (
                <td class="pictured">
                  <WhenNear>
                    <TermPicture game={rules.game} term={textOf(row[0] ?? []).split(",")[0]!.trim()} />
                  </WhenNear>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Running text; with `explain`, its terms can be touched. Words in bold or in a link stay as they are. */
function Spans({ spans, explain = false }: { readonly spans: readonly Inline[]; readonly explain?: boolean }) {
  return (
    <>
      {spans.map((one) => {
        if (one.kind === "text") return explain ? <Told>{one.text}</Told> : <Text>{one.text}</Text>;
        if (one.kind === "code") return <code>{one.text}</code>;
        if (one.kind === "link") return <a href={one.href}>{<Spans spans={one.inside} />}</a>;
        const Tag = one.kind;
        return (
          <Tag>
            <Spans spans={one.inside} />
          </Tag>
        );
      })}
    </>
  );
}
