import { defineConfig } from 'vitest/config'

/** Fault injection with real processes and real signals. Three files at a time, because they mostly wait. */
export default defineConfig({
  test: {
    include: ['test/faults/**/*.test.ts'],
    maxWorkers: 3,
    // Allows for a busy machine; assertions return as soon as they pass.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
