const KEYS: readonly (readonly [string, string])[] = [
  ["1–9", "choose a row of the moves"],
  ["Arrows", "walk inside a zone or the list"],
  ["Enter", "touch what has the focus, or the main act"],
  ["Esc", "take the last touch back"],
];

/** The keys of the table, in four rows. */
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
