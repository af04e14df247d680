// A record that travels in a link: raw deflate, then base64 for addresses. Balance reports link to their games so.

import { ApiError } from "../requests/api.ts";

const CUT = "This link does not hold a whole game. Copy it again.";
const LONG = "The game in this link is larger than a record can be (1 MiB).";

/** The record as text. Throws a sentence for a link that is broken or holds too much. */
export async function unpacked(packed: string, most: number): Promise<string> {
  const text = packed.replaceAll("-", "+").replaceAll("_", "/");
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return await limited(stream, most);
  } catch (wrong) {
    throw wrong instanceof ApiError ? wrong : new ApiError(CUT, 0);
  }
}

async function limited(stream: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let found = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return found + decoder.decode();
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new ApiError(LONG, 0);
    }
    found += decoder.decode(value, { stream: true });
  }
}
