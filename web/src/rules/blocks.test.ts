import { describe, expect, it } from "vitest";
import { inline, parse, type Block, type Inline } from "./blocks.ts";

const words = (spans: readonly Inline[]): string =>
  spans.map((one) => ("text" in one ? one.text : `<${one.kind}>${words(one.inside)}</${one.kind}>`)).join("");
const kinds = (text: string): string[] => parse(text).map((block) => block.kind);

describe("blocks", () => {
  it("are told apart", () => {
    const text = "# One\n\nA line\nand its end.\n\n- a\n- b\n\n1. x\n2. y\n\n> so\n\n```\ncode\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n---\n";
    expect(kinds(text)).toEqual(["heading", "paragraph", "list", "list", "quote", "code", "table", "rule"]);
  });
  it("join the lines of a paragraph", () => {
    const [block] = parse("A line\nand its end.");
    expect(block).toEqual({ kind: "paragraph", id: "", inside: [{ kind: "text", text: "A line and its end." }] });
  });
  it("give headings an address", () => {
    expect(parse("## 2. The turn, *briefly*")[0]).toMatchObject({ level: 2, id: "2-the-turn-briefly" });
  });
  it("keep lists in lists, wrapped lines and numbers that do not begin at one", () => {
    const [outer] = parse("3. first\n   goes on\n   - inner\n   - more\n4. second") as [Block & { kind: "list" }];
    expect(outer.start).toBe(3);
    expect(outer.items).toHaveLength(2);
    expect(words(outer.items[0]!.inside)).toBe("first goes on");
    expect(outer.items[0]!.below).toHaveLength(1);
  });
  it("keep an ordered list together across blank lines", () => {
    const [list, ...rest] = parse("1. a\n\n2. b\n\n3. c") as [Block & { kind: "list" }];
    expect(list.items).toHaveLength(3);
    expect(rest).toEqual([]);
  });
  it("give rules the address by which they are cited", () => {
    expect(parse("**3.3** The Cold War.")[0]).toMatchObject({ kind: "paragraph", id: "3.3" });
    expect(parse("**5.1 Targets.** Each attack.")[0]).toMatchObject({ kind: "paragraph", id: "5.1" });
  });
  it("count the worked examples and show none of their source", () => {
    const found = parse("```example\ntitle: One\n```\n\nWords.\n\n```example\ntitle: Two\n```");
    expect(found).toEqual([{ kind: "example", nth: 0 }, { kind: "paragraph", id: "", inside: [{ kind: "text", text: "Words." }] }, { kind: "example", nth: 1 }]);
  });
  it("read tables", () => {
    const [table] = parse("| K | **1** |\n|---|:--|\n| Q | 2 |\n| J | 3 |") as [Block & { kind: "table" }];
    expect(table.head.map(words)).toEqual(["K", "<strong>1</strong>"]);
    expect(table.rows.map((row) => row.map(words))).toEqual([["Q", "2"], ["J", "3"]]);
  });
});

describe("spans", () => {
  it("are strong, emphasised or code", () => {
    expect(words(inline("a **b *c* d** `e*f` _g_ snake_case_name 2 * 3 * 4"))).toBe(
      "a <strong>b <em>c</em> d</strong> e*f <em>g</em> snake_case_name 2 * 3 * 4",
    );
  });
  it("link to our own pages only", () => {
    expect(inline("[rules](/rules/royals#cards)")[0]).toMatchObject({ kind: "link", href: "/rules/royals#cards" });
    for (const href of ["javascript:alert(1)", "https://elsewhere.example", "//elsewhere.example", "data:text/html,x"]) {
      expect(inline(`[x](${href})`).every((one) => one.kind === "text")).toBe(true);
    }
  });
  it("leave markup of other kinds as the text it is", () => {
    expect(inline("<img src=x onerror=alert(1)>")).toEqual([{ kind: "text", text: "<img src=x onerror=alert(1)>" }]);
  });
});
