import { defineConfig } from 'vitest/config'

/** What an attacker tries: real processes, real sockets. `--long` (LONG=1) repeats what is left to chance for longer. */
export default defineConfig({
  test: {
    globalSetup: 'test/global-setup.ts',
    include: ['test/security/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
