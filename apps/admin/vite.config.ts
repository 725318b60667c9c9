import { componentTests } from '@candour/component-tests/config.ts'
import { appConfig } from '@candour/vite/app-config.ts'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ command }) => ({
  ...appConfig({
    command,
    below: 'admin',
    budgets: {
      screens: [],
      limits: { script: 245_600, style: 10_000 },
    },
  }),
  test: componentTests('./test/setup.ts'),
}))
