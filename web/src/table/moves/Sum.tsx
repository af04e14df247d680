import { Text } from "../../parts/Text.tsx";
import { Told } from "../../parts/Told.tsx";
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
              <Told>{term.label}</Told>
            </small>
          </span>
        ) : (
          <i>{term.text}</i>
        ),
      )}
    </>
  );
}
