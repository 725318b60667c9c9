import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Fonts and test logos are loaded once per worker instead of once per file.
    isolate: false,
    // Pixels of hundreds of pages: V8's parallel collector takes a fifth more CPU time.
    execArgv: ['--single-threaded-gc'],
    // Rendering a poster at 150 dpi takes seconds on a shared two-core machine.
    testTimeout: 120_000,
  },
})
