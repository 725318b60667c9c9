import { fileURLToPath } from 'node:url'

/**
 * Vitest settings for component tests: jsdom, with one module graph per worker, which takes less than half the time of
 * one per file. `setup.ts` undoes what a test changed.
 *
 * @param setupFiles of the app
 */
export function componentTests(...setupFiles: string[]) {
  return {
    environment: 'jsdom',
    pool: 'threads' as const,
    isolate: false,
    testTimeout: 60_000,
    setupFiles: [fileURLToPath(new URL('setup.ts', import.meta.url)), ...setupFiles],
  }
}
