import { defineConfig } from 'vitest/config'

const all = 'test/security/**/*.test.ts'
/** Measures memory, which depends on how soon the garbage collector gets a core; runs first and alone. */
const alone = 'test/security/unfinished-requests.test.ts'

/** Attacks on real processes over real sockets. `--long` (LONG=1) runs the randomized tests for longer. */
export default defineConfig({
  test: {
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/setup.ts',
    // Modules are loaded once per worker instead of once per file.
    isolate: false,
    maxWorkers: 2,
    // Allows for a busy machine; assertions return as soon as they pass.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'alone', include: [alone], sequence: { groupOrder: 0 } } },
      {
        extends: true,
        test: { name: 'others', include: [all], exclude: [alone], sequence: { groupOrder: 1 } },
      },
    ],
  },
})
