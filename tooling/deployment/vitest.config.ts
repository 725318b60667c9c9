import { defineConfig } from 'vitest/config'

/** Static checks of the files; tests that run them are in `test:deployment`. */
export default defineConfig({ test: { include: ['src/**/*.test.ts'] } })
