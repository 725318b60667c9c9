import { defineConfig } from 'vitest/config'

// Rendering a poster at 150 dpi takes seconds on a shared two-core machine.
export default defineConfig({ test: { testTimeout: 120_000 } })
