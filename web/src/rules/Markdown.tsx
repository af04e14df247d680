import type { VNode } from "preact";
import { Text } from "../parts/Text.tsx";
import { parse, type Block, type Inline } from "./blocks.ts";

/** A text in our Markdown. Cards in brackets are drawn. */
export function Markdown({ text }: { readonly text: string }) {
  return <Blocks blocks={parse(text)} />;
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
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
        <p>
          <Spans spans={block.inside} />
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
    case "rule":
      return <hr />;
    case "list":
      return <List block={block} />;
    case "table":
      return <Table block={block} />;
  }
}

function List({ block }: { readonly block: Block & { readonly kind: "list" } }) {
  const items = block.items.map((item) => (
    <li>
      <Spans spans={item.inside} />
      <Blocks blocks={item.below} />
    </li>
  ));
  return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
}

function Table({ block }: { readonly block: Block & { readonly kind: "table" } }) {
  return (
    <div class="wide" tabIndex={0} role="group" aria-label="Table">
      <table>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th scope="col">
                <Spans spans={cell} />
              </th>
            ))}
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
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Spans({ spans }: { readonly spans: readonly Inline[] }) {
  return (
    <>
      {spans.map((one) => {
        if (one.kind === "text") return <Text>{one.text}</Text>;
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
