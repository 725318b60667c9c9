import { defineConfig } from 'vitest/config'

/** Isolation, and the journey of a review, with PgBouncer between server and database. */
export default defineConfig({
  test: {
    globalSetup: 'test/pooler/global-setup.ts',
    setupFiles: 'test/setup.ts',
    include: [
      'src/db/isolation.test.ts',
      'test/security/{isolation,second-wall}.test.ts',
      'test/pooler/*.test.ts',
    ],
    maxWorkers: 2,
    // Allows for a busy machine; assertions return as soon as they pass.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
