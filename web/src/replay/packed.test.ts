import { describe, expect, test } from "vitest";
import { unpacked } from "./packed.ts";

async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

describe("a record in a link", () => {
  test("is the text that was packed, accents and all", async () => {
    const record = JSON.stringify({ game: "royals", lines: ["0 recruit Kh", "é"] });
    expect(await unpacked(await pack(record), 1000)).toBe(record);
  });

  test("is refused in words when the link was cut", async () => {
    await expect(unpacked((await pack("x".repeat(500))).slice(0, 4), 1000)).rejects.toThrow("Copy it again");
    await expect(unpacked("***", 1000)).rejects.toThrow("Copy it again");
  });

  test("is not unpacked beyond the limit", async () => {
    await expect(unpacked(await pack("x".repeat(100_000)), 1000)).rejects.toThrow("larger than a record can be");
  });
});
