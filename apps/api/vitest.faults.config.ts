import { defineConfig } from 'vitest/config'

/** Fault injection with real processes and real signals. Three files at a time, because they mostly wait. */
export default defineConfig({
  test: {
    include: ['test/faults/**/*.test.ts'],
    maxWorkers: 3,
    testTimeout: 120_000,
  },
})
