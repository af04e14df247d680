import { Chart } from "../map/Chart.tsx";
import { Labels } from "../map/Labels.tsx";
import type { Land } from "../map/land.ts";

/** The drawn map with its names. */
export function Sheet({ land }: { readonly land: Land }) {
  return (
    <>
      <Chart land={land} />
      <Labels land={land} />
    </>
  );
}
