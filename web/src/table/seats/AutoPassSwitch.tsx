/** The switch for passing by itself when nothing else is possible. */
export function AutoPassSwitch({ on, set }: { readonly on: boolean; readonly set: (on: boolean) => void }) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      <span>
        Pass for me
        <small>Passes for you, after a short delay, when you can do nothing else. The other players cannot tell.</small>
      </span>
    </label>
  );
}
