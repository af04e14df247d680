import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import type { Plugin } from "vite";

// The development server forwards to `regalia serve`; REGALIA_PORT overrides the default port.
const server = `http://127.0.0.1:${process.env["REGALIA_PORT"] ?? "8765"}`;

/** Writes the service worker with the files of the shell: the entry, what it imports, its styles and fonts, the drawings. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    enforce: "post", // after chunks that hold nothing but a stylesheet are gone
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle);
      const entry = chunks.find((one) => one.type === "chunk" && one.isEntry);
      const needed = new Set<string>();
      const need = (name: string): void => {
        const chunk = bundle[name];
        if (chunk?.type !== "chunk" || needed.has(name)) return;
        needed.add(name);
        for (const other of chunk.imports) need(other);
        for (const style of (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []) needed.add(style);
      };
      if (entry) need(entry.fileName);
      for (const one of chunks) if (one.type === "chunk" && (one.name === "start" || one.name === "LobbyPage")) need(one.fileName);
      for (const one of chunks) if (/\.woff2$|\/cards-[\w-]+\.svg$/.test(one.fileName)) needed.add(one.fileName);
      const files = [...needed].toSorted().map((name) => `/${name}`);
      const version = createHash("sha256").update(JSON.stringify(Object.keys(bundle).toSorted())).digest("hex").slice(0, 12);
      const source = readFileSync(new URL("./worker/sw.js", import.meta.url), "utf8");
      this.emitFile({ type: "asset", fileName: "sw.js", source: source.replace("__VERSION__", version).replace("__FILES__", JSON.stringify(files)) });
    },
  };
}

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [serviceWorker()],
  build: {
    outDir: "../src/regalia/server/client",
    emptyOutDir: true,
    manifest: "chunks.json",
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // scripts are named by their digests alone, because every script names those it loads later; what every table needs
    // travels in one file, because small files compress badly
    rolldownOptions: { output: { entryFileNames: "assets/[hash].js", chunkFileNames: "assets/[hash].js", codeSplitting: { groups: [{ name: "shared", test: /src\/(parts|table\/(board|input|scene)|api\.ts|complete\.ts|wire\.ts)|node_modules\/@?preact/, minShareCount: 4 }] } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts", "src/**/*.test.tsx"], css: true },
});
