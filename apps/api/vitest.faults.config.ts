import { defineConfig } from 'vitest/config'

/** What happens when things break: real processes, real signals. One file at a time, each needs the machine. */
export default defineConfig({
  test: {
    include: ['test/faults/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
  },
})
