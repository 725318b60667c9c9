import { defineConfig } from 'vitest/config'

/** Point-in-time recovery with Debian's pgBackRest and PostgreSQL. */
export default defineConfig({
  test: { include: ['test/pitr/*.test.ts'], testTimeout: 180_000, hookTimeout: 60_000 },
})
