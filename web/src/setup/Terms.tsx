import type { Signal } from "@preact/signals";
import { TIMES } from "./times.ts";

interface Props {
  readonly time: Signal<number>;
  readonly rated: Signal<boolean>;
  /** Null where another field says who sits where. */
  readonly lot: Signal<boolean> | null;
  readonly listed: Signal<boolean>;
  readonly friend: boolean;
  readonly account: boolean;
  readonly house: boolean;
  readonly title: string;
}

/** Clock, rating and seats. */
export function Terms({ time, rated, lot, listed, friend, account, house, title }: Props) {
  const counts = account && !house;
  return (
    <>
      <h2>Time and rating</h2>
      <div class="terms">
        <fieldset class="clock-choice">
          <legend>Clock</legend>
          {TIMES.map(({ label }, at) => (
            <label key={label} class={at === time.value ? "on" : ""}>
              <input type="radio" name="clock" value={label} checked={at === time.value} onChange={() => (time.value = at)} />
              {label}
            </label>
          ))}
        </fieldset>
        <Toggle label="Rated" on={counts && rated.value} set={(on) => (rated.value = on)} off={!counts}>
          {house ? "house rules are never rated" : account ? `your ${title} rating ${rated.value ? "counts" : "stays as it is"}` : "guests have no rating"}
        </Toggle>
        {lot ? (
          <Toggle label="Seats by lot" on={lot.value} set={(on) => (lot.value = on)}>
            {lot.value ? "chance decides who sits where" : "you take the first seat"}
          </Toggle>
        ) : null}
        {friend ? (
          <Toggle label="In the lobby" on={listed.value} set={(on) => (listed.value = on)}>
            {listed.value ? "anybody may sit down" : "only with your link"}
          </Toggle>
        ) : null}
      </div>
    </>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
  readonly off?: boolean;
  readonly children: string;
}

function Toggle({ label, on, set, off = false, children }: ToggleProps) {
  return (
    <label class="clause">
      <b>{label}</b>
      <input class="toggle" type="checkbox" role="switch" checked={on} disabled={off} onChange={(event) => set(event.currentTarget.checked)} />
      <small>{children}</small>
    </label>
  );
}
