import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  // A test that needs a document says so in its first line (@vitest-environment): making one takes half a second.
  test: { include: ["src/**/*.test.ts"] },
});
