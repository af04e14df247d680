// All drawings are symbols of one file, fetched once beside the script and put into the page, where the colours of the
// theme reach them.

import url from "./cards.svg?url";

export async function loadSprite(): Promise<void> {
  const answer = await fetch(url);
  const drawing = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  drawing.setAttribute("class", "sprite");
  drawing.setAttribute("aria-hidden", "true");
  document.body.prepend(document.adoptNode(drawing));
}
