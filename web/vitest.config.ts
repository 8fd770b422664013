import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  // A test that needs a document says so in its first line (@vitest-environment): making one takes half a second.
  // Files share their modules, as the pages do: a world of its own for each would take four times as long.
  test: { include: ["src/**/*.test.ts"], isolate: false, pool: "threads" },
});
