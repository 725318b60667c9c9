import { defineConfig } from 'vitest/config'

/** The product on a cluster, in the order of its life: filled, distributed, used, damaged, backed up. */
export default defineConfig({
  test: {
    include: ['test/cluster/**/*.test.ts'],
    // Each test builds on the one before.
    bail: 1,
    // Allows for a busy machine; assertions return as soon as they pass.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
