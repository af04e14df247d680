/** Whether a lone pass is answered for the player. */
export function AutoPassSwitch({ on, set }: { readonly on: boolean; readonly set: (on: boolean) => void }) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      <span>
        Pass for me
        <small>When passing is all I can do, it is done for me after a while. The others cannot tell.</small>
      </span>
    </label>
  );
}
