import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: 'test/global-setup.ts',
    // The modules of a worker are loaded once, not for each file: half of the time.
    isolate: false,
    // The default leaves one of two cores idle.
    maxWorkers: 2,
    include: ['src/**/*.test.ts', 'test/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
