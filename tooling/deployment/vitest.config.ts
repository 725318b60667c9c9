import { defineConfig } from 'vitest/config'

/** What can be said of the files without running them; what runs is `test:deployment`. */
export default defineConfig({ test: { include: ['src/**/*.test.ts'] } })
