import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { ConfigEnv, UserConfig } from 'vite'
import { consolePage } from '#console-page.ts'
import { type FirstViewOptions, firstView } from '#first-view.ts'
import { pageAtFolder } from '#page-at-folder.ts'
import { precompress } from '#precompress.ts'
import { type Preloads, preloadChunks } from '#preload-chunks.ts'
import { shakeRouter } from '#shake-router.ts'

export interface AppConfigOptions {
  command: ConfigEnv['command']
  /** URL path of the app's assets, `/` by default; distinct because the three apps can share one origin. */
  below?: 'dashboard' | 'admin'
  outDir?: string
  /** Byte limits of the app's first view, if any. */
  budgets?: FirstViewOptions
  preloads?: Preloads
}

/**
 * Vite configuration shared by the three front ends: hashed, precompressed assets in a directory that is a web root.
 */
export function appConfig({
  command,
  below,
  outDir = 'dist',
  budgets,
  preloads,
}: AppConfigOptions): UserConfig {
  return {
    // In development each app has its own dev server, with all its modules under its own path.
    base: command === 'serve' && below ? `/${below}/` : '/',
    plugins: [
      react(),
      tailwindcss(),
      below && [consolePage(), pageAtFolder(below)],
      shakeRouter(),
      preloads && preloadChunks(preloads),
      budgets && firstView(budgets),
      precompress(),
    ],
    build: {
      outDir,
      assetsDir: below ? `${below}/assets` : 'assets',
      target: ['es2022', 'safari15.4'],
      // Assets are cached indefinitely under their hash; inlined ones would be sent with every page.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  }
}
