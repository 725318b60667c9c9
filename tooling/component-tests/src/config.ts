import { fileURLToPath } from 'node:url'

/**
 * Vitest's settings for tests of components: jsdom, and one module graph for all files of a worker, which takes less
 * than half the time of a fresh one for each. `setup.ts` puts back what a test changed.
 *
 * @param setupFiles of the app's own
 */
export function componentTests(...setupFiles: string[]) {
  return {
    environment: 'jsdom',
    pool: 'threads' as const,
    isolate: false,
    testTimeout: 20_000,
    setupFiles: [fileURLToPath(new URL('setup.ts', import.meta.url)), ...setupFiles],
  }
}
