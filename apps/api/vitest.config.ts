import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/setup.ts',
    // Modules are loaded once per worker instead of once per file, which halves the run time.
    isolate: false,
    // The default leaves one of two cores idle.
    maxWorkers: 2,
    include: ['src/**/*.test.ts', 'test/*.test.ts'],
    // Allows for a busy machine; assertions return as soon as they pass.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
