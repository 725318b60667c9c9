import { defineConfig } from 'vitest/config'

/** What happens when things break: real processes, real signals. Two files at a time: mostly they wait. */
export default defineConfig({
  test: {
    include: ['test/faults/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
  },
})
