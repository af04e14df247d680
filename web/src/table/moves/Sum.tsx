import { Text } from "../../parts/Text.tsx";
import type { Term } from "../../wire.ts";

/** Numbers with their names beneath them, and the signs between. */
export function Sum({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <>
      {terms.map((term) =>
        term.label ? (
          <span>
            <Text>{term.text}</Text>
            <small>
              <Text>{term.label}</Text>
            </small>
          </span>
        ) : (
          <i>{term.text}</i>
        ),
      )}
    </>
  );
}
