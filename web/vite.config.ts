import { defineConfig } from "vitest/config";

// The development server forwards to `regalia serve`; REGALIA_PORT overrides the default port.
const server = `http://127.0.0.1:${process.env["REGALIA_PORT"] ?? "8765"}`;

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/regalia/server/client",
    emptyOutDir: true,
    manifest: "chunks.json",
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // what every table needs travels in one file: small files compress badly
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", test: /src\/(parts|table\/(board|input|scene)|api\.ts|complete\.ts|wire\.ts)|node_modules\/@?preact/, minShareCount: 4 }] } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts", "src/**/*.test.tsx"] },
});
