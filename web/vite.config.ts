import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** Where a Bottega server runs while pages are written: `npm run dev` asks it for everything below /api. */
const server = process.env.BOTTEGA_SERVER ?? "http://localhost:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/bottega/server/built",
    emptyOutDir: true,
    manifest: true, // tools/size.js reads what each page loads
    target: "es2022",
    assetsInlineLimit: 0, // the server's content policy takes nothing that stands inside a page
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What all pages share is one file: many small ones compress worse, and each is asked for by itself.
        codeSplitting: {
          groups: [{ name: "shared", test: /node_modules|src\/(api|parts|words\/index)/, minShareCount: 3 }],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: server, ws: true, changeOrigin: false } },
  },
});
