import { defineConfig } from 'vitest/config'

/** Failovers of the deployment in `deploy/ha`, one after the other. */
export default defineConfig({
  test: {
    include: ['test/failover/**/*.test.ts'],
    // Allows for a busy machine; assertions return as soon as they pass.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
