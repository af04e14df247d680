import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { botPace, deck, motion, pace, theme } from "../browser/prefs.ts";
import { NotifySwitch } from "../settings/NotifySwitch.tsx";
import { SoundControls } from "../settings/SoundControls.tsx";

/** How tables look and move in this browser. */
export function TablePanel() {
  return (
    <section class="panel account-part" aria-label="Table">
      <h2>Table</h2>
      <Choice title="Theme" value={theme} values={[["light", "Light"], ["dark", "Dark"], ["system", "As the device"]]} />
      <Choice title="Deck" about="of four colours: diamonds are blue, clubs green" value={deck} values={[["two", "Two colours"], ["four", "Four colours"]]} />
      <Choice title="Others' turns" about="how fast they are shown" value={pace} values={[["step", "Step"], ["calm", "Calm"], ["brisk", "Brisk"], ["once", "At once"]]} />
      <Choice title="Bots at my tables" about="how fast they move" value={botPace} values={[["quick", "Quick"], ["human", "Like people"], ["slow", "Slow"]]} />
      <Choice title="Motion" about="without it, changes are outlined instead" value={motion} values={[["full", "On"], ["none", "Off"], ["system", "As the device"]]} />
      <Row title="Hints" about="where all others are bots; a game with a hint is not rated">
        <span class="muted">at the table</span>
      </Row>
    </section>
  );
}

export function SoundPanel() {
  return (
    <section class="panel account-part" aria-label="Sound and notifications">
      <h2>Sound and notifications</h2>
      <SoundControls />
      <NotifySwitch />
    </section>
  );
}

interface RowProps {
  readonly title: string;
  readonly about?: string;
  readonly children: ComponentChildren;
}

function Row({ title, about, children }: RowProps) {
  return (
    <div class="account-row">
      <div>
        <b>{title}</b>
        {about ? <p class="tiny muted">{about}</p> : null}
      </div>
      {children}
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly title: string;
  readonly about?: string;
  readonly value: Signal<T>;
  readonly values: readonly (readonly [T, string])[];
}

/** A few values side by side, one of them chosen. */
function Choice<T extends string>({ title, about = "", value, values }: ChoiceProps<T>) {
  return (
    <Row title={title} about={about}>
      <div class="seg" role="radiogroup" aria-label={title}>
        {values.map(([one, label]) => (
          <label key={one}>
            <input type="radio" name={title} checked={value.value === one} onChange={() => (value.value = one)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </Row>
  );
}
