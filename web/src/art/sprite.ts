// All drawings are symbols of one file, fetched once beside the script and put into the page, where the colours of the
// theme reach them.

import url from "./cards.svg?url";

export const sprite = async (): Promise<string> => (await fetch(url)).text();

export function putSprite(text: string): void {
  const drawing = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  drawing.setAttribute("class", "sprite");
  drawing.setAttribute("aria-hidden", "true");
  document.body.prepend(document.adoptNode(drawing));
}
