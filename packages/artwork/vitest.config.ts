import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Fonts and test logos are loaded once per worker instead of once per file.
    isolate: false,
    // Rendering a poster at 150 dpi takes seconds on a shared two-core machine.
    testTimeout: 120_000,
  },
})
