import { fileURLToPath } from 'node:url'
import { componentTests } from '@candour/component-tests/config.ts'
import { appConfig } from '@candour/vite/app-config.ts'
import { serviceWorker } from '@candour/vite/service-worker.ts'
import { wordsFiles } from '@candour/vite/words-files.ts'
import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ command }) =>
  mergeConfig(
    appConfig({
      command,
      below: 'dashboard',
      budgets: {
        screens: ['/features/analytics/charts.tsx'],
        words: { first: '/start.ts', later: '/screens.ts', beyondEnglish: 3_000 },
        limits: { script: 356_000, style: 11_400 },
      },
      preloads: { '/dashboard': ['/features/analytics/charts.tsx'] },
    }),
    {
      plugins: [
        serviceWorker(fileURLToPath(new URL('worker/sw.ts', import.meta.url)), 'dashboard/sw.js'),
        wordsFiles(),
      ],
      test: componentTests('./test/setup.ts'),
    },
  ),
)
