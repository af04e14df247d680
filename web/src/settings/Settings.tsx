import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Dialog } from "../parts/Dialog.tsx";
import { RuleLink } from "../parts/RuleLink.tsx";
import { botPace, deck, motion, pace, theme } from "../browser/prefs.ts";
import { Keys } from "./Keys.tsx";
import { NotifySwitch } from "./NotifySwitch.tsx";
import { SoundControls } from "./SoundControls.tsx";
import "./settings.css";

interface Props {
  readonly close: () => void;
  readonly game?: string;
  /** Settings that the page adds: switches of a table, a name. */
  readonly children?: ComponentChildren;
}

/** The settings dialog, with a link to the lobby. */
export function Settings({ close, game, children }: Props) {
  return (
    <Dialog title="Settings" close={close} class="settings">
      {children}
      <Picker name="Theme" value={theme} values={[["light", "Light"], ["dark", "Dark"], ["system", "As the device"]]} />
      <Picker name="Deck" value={deck} values={[["two", "Two colours"], ["four", "Four colours"]]} />
      <Picker name="Motion" value={motion} values={[["full", "On"], ["none", "Off"], ["system", "As the device"]]} />
      <Picker name="Others' turns" value={pace} values={[["step", "Step"], ["calm", "Calm"], ["brisk", "Brisk"], ["once", "At once"]]} />
      <Picker name="Bots at my tables" value={botPace} values={[["quick", "Quick"], ["human", "Like people"], ["slow", "Slow"]]} />
      <SoundControls />
      <NotifySwitch />
      {game ? <Keys /> : null}
      <nav class="ways">
        {game ? (
          <RuleLink class="btn quiet" game={game} rule="">
            Rules
          </RuleLink>
        ) : null}
        <a class="btn quiet" href="/">
          To the lobby
        </a>
      </nav>
    </Dialog>
  );
}

interface PickerProps<T extends string> {
  readonly name: string;
  readonly value: Signal<T>;
  readonly values: readonly (readonly [T, string])[];
}

/** A few values side by side, one of them chosen. */
export function Picker<T extends string>({ name, value, values }: PickerProps<T>) {
  return (
    <fieldset class="picker">
      <legend>{name}</legend>
      {values.map(([one, label]) => (
        <label key={one}>
          <input type="radio" name={name} value={one} checked={value.value === one} onChange={() => (value.value = one)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
