import { componentTests } from '@candour/component-tests/config.ts'
import { appConfig } from '@candour/vite/app-config.ts'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ command }) => ({
  ...appConfig({
    command,
    below: 'dashboard',
    budgets: {
      screens: ['/features/analytics/charts.tsx'],
      limits: { script: 345_000, style: 11_300 },
    },
    preloads: { '/dashboard': ['/features/analytics/charts.tsx'] },
  }),
  test: componentTests('./test/setup.ts'),
}))
