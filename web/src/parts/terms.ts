// Terms of a game in running text. A form is found as it is written, or with a capital at the beginning of a sentence.

import type { TermInfo } from "../wire.ts";
import { capital } from "./words.ts";

/** `after`: the sign that directly follows a term and may not begin a line. */
export type Piece = { readonly text: string; readonly term: TermInfo | null; readonly after?: string };

/** Splits a text into words and terms. */
export type Splitter = (text: string) => readonly Piece[];

export function splitter(terms: readonly TermInfo[]): Splitter {
  const byForm = new Map(terms.flatMap((term) => term.forms.flatMap((form) => [form, capital(form)].map((one) => [one, term] as const))));
  if (byForm.size === 0) return (text) => [{ text, term: null }];
  const forms = [...byForm.keys()].sort((one, other) => other.length - one.length).map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const found = new RegExp(`(?<![\\w-])(${forms.join("|")})(?![\\w-])([.,:;]?)`, "g");
  return (text) => {
    const pieces: Piece[] = [];
    let end = 0;
    for (const match of text.matchAll(found)) {
      if (match.index > end) pieces.push({ text: text.slice(end, match.index), term: null });
      const [, form, after] = match;
      pieces.push({ text: form!, term: byForm.get(form!)!, after: after! });
      end = match.index + match[0].length;
    }
    if (end < text.length) pieces.push({ text: text.slice(end), term: null });
    return pieces;
  };
}
