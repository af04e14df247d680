import { useSignal } from "@preact/signals";
import { createContext } from "preact";
import { useContext, useEffect } from "preact/hooks";

/** The window that things are drawn in: the page's own, or that of a picture inside it. */
export const Pane = createContext<Window>(window);

/** True while the window fits a media query. */
export function useMedia(query: string): boolean {
  const pane = useContext(Pane);
  const fits = useSignal(pane.matchMedia(query).matches);
  useEffect(() => {
    const list = pane.matchMedia(query);
    const update = () => (fits.value = list.matches);
    update();
    list.addEventListener("change", update);
    return () => list.removeEventListener("change", update);
  }, [query, pane]);
  return fits.value;
}
