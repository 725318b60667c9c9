import { appConfig } from '@candour/vite/app-config.ts'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ command }) => ({
  ...appConfig({ command, below: 'dashboard' }),
  test: { environment: 'jsdom', testTimeout: 20_000, setupFiles: ['./test/setup.ts'] },
}))
