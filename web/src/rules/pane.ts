// An empty inner page with the stylesheets and drawings of the outer one. A table drawn in it takes the inner page for its
// screen, so that it can be as small as a picture.

const PAGE = '<!doctype html><html lang="en"><head></head><body></body></html>';

/** Prepares a frame's page, in which nothing can be focused; resolves when its stylesheets have arrived. */
export async function dress(inside: Document): Promise<Document> {
  inside.open();
  inside.write(PAGE);
  inside.close();
  inside.body.inert = true;
  copyLook(inside);
  const sprite = document.querySelector(".sprite");
  if (sprite) inside.body.append(inside.importNode(sprite, true));
  const sheets = [...document.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style')].map((sheet) => inside.importNode(sheet, true));
  const arrived = sheets.filter((sheet) => sheet.matches("link")).map(settled);
  inside.head.append(...sheets);
  await Promise.all(arrived);
  await inside.fonts.ready;
  return inside;
}

/** Gives the inner page the theme, deck and motion of the outer one. Nothing moves in a picture. */
export function copyLook(inside: Document): void {
  for (const name of ["theme", "deck"]) inside.documentElement.dataset[name] = document.documentElement.dataset[name] ?? "";
  inside.documentElement.dataset["motion"] = "none";
}

const settled = (sheet: HTMLElement): Promise<void> =>
  new Promise((done) => {
    sheet.addEventListener("load", () => done());
    sheet.addEventListener("error", () => done());
  });
