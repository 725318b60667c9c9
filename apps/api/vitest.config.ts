import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/setup.ts',
    // Modules are loaded once per worker instead of once per file, which halves the run time.
    isolate: false,
    // More than two cores: many tests wait for mails, intervals and other processes.
    maxWorkers: 3,
    include: ['src/**/*.test.ts', 'test/*.test.ts'],
    // Allows for a busy machine; assertions return as soon as they pass.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
