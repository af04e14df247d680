import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** True while the window fits a media query. */
export function useMedia(query: string): boolean {
  const fits = useSignal(matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const update = () => (fits.value = list.matches);
    update();
    list.addEventListener("change", update);
    return () => list.removeEventListener("change", update);
  }, [query]);
  return fits.value;
}
