import { defineConfig } from 'vitest/config'

/** The whole deployment, without a container engine. One file at a time, each needs the machine. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
