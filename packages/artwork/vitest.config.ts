import { defineConfig } from 'vitest/config'

// Drawing posters at 150 dpi is work: a page takes seconds where two cores serve everything.
export default defineConfig({ test: { testTimeout: 120_000 } })
