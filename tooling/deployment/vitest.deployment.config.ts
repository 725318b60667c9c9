import { defineConfig } from 'vitest/config'

/**
 * Tests of the complete deployment, without a container engine. Sequential, because each file needs the whole machine.
 */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
