import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: { environment: 'jsdom', testTimeout: 20_000, setupFiles: ['./vitest.setup.ts'] },
})
