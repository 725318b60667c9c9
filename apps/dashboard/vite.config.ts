import { componentTests } from '@candour/component-tests/config.ts'
import { appConfig } from '@candour/vite/app-config.ts'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ command }) => ({
  ...appConfig({
    command,
    below: 'dashboard',
    budgets: {
      screens: ['/app/company-frame.tsx', '/app/dashboard-screen.tsx', '/features/analytics/charts.tsx'],
      limits: { script: 358_500, style: 11_300 },
    },
    preloads: { '/app/dashboard-screen.tsx': ['/features/analytics/charts.tsx'] },
  }),
  test: componentTests('./test/setup.ts'),
}))
