const KEYS: readonly (readonly [string, string])[] = [
  ["1–9, a–z", "play a move from the list"],
  ["Arrows", "move inside a zone or the list"],
  ["Enter", "touch the focused card or press the main button; with neither, end the turn"],
  ["Esc", "undo the last touch, or leave the board"],
  ["R", "show the others' last turns again"],
  ["+ − M", "zoom a map; M shows all of it"],
];

/** The keys of the table, one in a row. */
export function Keys() {
  return (
    <dl class="keys">
      {KEYS.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
