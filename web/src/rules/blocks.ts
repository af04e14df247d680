// The Markdown of our rules as a tree of plain data: headings, paragraphs, lists, tables, quotes; strong, emphasis, code,
// cards, links to our own pages, and places for worked examples. Nothing becomes HTML that is not one of these, so nothing can be smuggled in.

export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "strong" | "em"; readonly inside: readonly Inline[] }
  | { readonly kind: "link"; readonly href: string; readonly inside: readonly Inline[] };

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly id: string; readonly inside: readonly Inline[] }
  | { readonly kind: "paragraph"; readonly id: string; readonly inside: readonly Inline[] }
  | { readonly kind: "example"; readonly nth: number }
  | { readonly kind: "quote"; readonly inside: readonly Inline[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly start: number; readonly items: readonly Item[] }
  | { readonly kind: "table"; readonly head: readonly (readonly Inline[])[]; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  | { readonly kind: "rule" };

export interface Item {
  readonly inside: readonly Inline[];
  readonly below: readonly Block[];
}

const SPAN = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|(?<![\w])_([^_]+)_(?![\w])|\[([^\]]+)\]\(([^)\s]+)\)/;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let rest = text;
  for (let match = SPAN.exec(rest); match; match = SPAN.exec(rest)) {
    if (match.index > 0) found.push({ kind: "text", text: rest.slice(0, match.index) });
    found.push(span(match));
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest) found.push({ kind: "text", text: rest });
  return found;
}

function span([whole, code, strong, star, score, label, href]: RegExpExecArray): Inline {
  if (code !== undefined) return { kind: "code", text: code };
  if (strong !== undefined) return { kind: "strong", inside: inline(strong) };
  const em = star ?? score;
  if (em !== undefined) return { kind: "em", inside: inline(em) };
  if (label !== undefined && href !== undefined && safe(href)) return { kind: "link", href, inside: inline(label) };
  return { kind: "text", text: label ?? whole };
}

/** Only places on our own pages. */
const safe = (href: string): boolean => /^#[\w.-]+$/.test(href) || /^\/(?!\/)[\w\-/#.]*$/.test(href);

const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/\s+/g, "-");

const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
const ITEM = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/;
const NUMBERED = /^\*\*(\d+\.\d+)/; // a rule that others cite
const TABLE_LINE = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/;

export function parse(text: string): Block[] {
  let examples = 0;
  return blocks(text.replaceAll("\r\n", "\n").split("\n")).map((block) => (block.kind === "example" ? { kind: "example", nth: examples++ } : block));
}

function blocks(lines: readonly string[]): Block[] {
  const found: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    const [block, next] = line.trim() === "" ? [null, at + 1] : blockAt(lines, at);
    if (block) found.push(block);
    at = next;
  }
  return found;
}

type Read = readonly [Block, number];

function blockAt(lines: readonly string[], at: number): Read {
  const line = lines[at]!;
  const heading = HEADING.exec(line);
  if (heading) return [{ kind: "heading", level: heading[1]!.length, id: idOf(heading[2]!), inside: inline(heading[2]!) }, at + 1];
  if (/^\s*(-{3,}|\*{3,})\s*$/.test(line)) return [{ kind: "rule" }, at + 1];
  if (line.startsWith("```")) return fenced(lines, at);
  if (line.startsWith(">")) return quoted(lines, at);
  if (line.includes("|") && TABLE_LINE.test(lines[at + 1] ?? "")) return table(lines, at);
  if (ITEM.test(line)) return list(lines, at);
  return paragraph(lines, at);
}

function until(lines: readonly string[], from: number, stop: (line: string) => boolean): number {
  let at = from;
  while (at < lines.length && !stop(lines[at]!)) at += 1;
  return at;
}

function fenced(lines: readonly string[], at: number): Read {
  const end = until(lines, at + 1, (line) => line.startsWith("```"));
  if (lines[at]!.trim() === "```example") return [{ kind: "example", nth: 0 }, end + 1];
  return [{ kind: "code", text: lines.slice(at + 1, end).join("\n") }, end + 1];
}

function quoted(lines: readonly string[], at: number): Read {
  const end = until(lines, at, (line) => !line.startsWith(">"));
  const text = lines.slice(at, end).map((line) => line.replace(/^>\s?/, ""));
  return [{ kind: "quote", inside: inline(text.join(" ")) }, end];
}

const cells = (line: string): Inline[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));

function table(lines: readonly string[], at: number): Read {
  const end = until(lines, at + 2, (line) => !line.includes("|"));
  return [{ kind: "table", head: cells(lines[at]!), rows: lines.slice(at + 2, end).map(cells) }, end];
}

function paragraph(lines: readonly string[], at: number): Read {
  const end = until(lines, at + 1, (line) => line.trim() === "" || HEADING.test(line) || ITEM.test(line) || line.startsWith("```") || line.startsWith(">"));
  const text = lines.slice(at, end).map((line) => line.trim()).join(" ");
  return [{ kind: "paragraph", id: NUMBERED.exec(text)?.[1] ?? "", inside: inline(text) }, end];
}

function list(lines: readonly string[], at: number): Read {
  const [, indent, mark] = ITEM.exec(lines[at]!)!;
  const depth = indent!.length;
  const ordered = /\d/.test(mark!);
  const items: Item[] = [];
  let next = at;
  while (sameList(lines[next] ?? "", depth, ordered)) {
    const end = until(lines, next + 1, (line) => endsItem(line, depth));
    items.push(item(ITEM.exec(lines[next]!)![3]!, lines.slice(next + 1, end)));
    next = end;
    if (lines[next]?.trim() === "" && sameList(lines[next + 1] ?? "", depth, ordered)) next += 1;
  }
  return [{ kind: "list", ordered, start: ordered ? Number.parseInt(mark!, 10) : 1, items }, next];
}

/** An item goes on with lines that are indented further; a blank line or an item of the same list ends it. */
function endsItem(line: string, depth: number): boolean {
  if (line.trim() === "") return true;
  const match = ITEM.exec(line);
  if (match) return match[1]!.length <= depth;
  return HEADING.test(line) || (line.length - line.trimStart().length <= depth && depth === 0 && !/^\s/.test(line));
}

function sameList(line: string, depth: number, ordered: boolean): boolean {
  const match = ITEM.exec(line);
  return match !== null && match[1]!.length === depth && /\d/.test(match[2]!) === ordered;
}

function item(first: string, more: readonly string[]): Item {
  const split = more.findIndex((line) => ITEM.test(line));
  const own = split < 0 ? more : more.slice(0, split);
  const text = [first, ...own.map((line) => line.trim())].join(" ");
  return { inside: inline(text), below: split < 0 ? [] : blocks(more.slice(split)) };
}
