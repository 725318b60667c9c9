import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { ConfigEnv, UserConfig } from 'vite'
import { pageAtFolder } from '#page-at-folder.ts'
import { precompress } from '#precompress.ts'
import { shakeRouter } from '#shake-router.ts'

export interface AppConfigOptions {
  command: ConfigEnv['command']
  /** Below which path the app's files are, unless below `/`; the three apps can share one origin, so theirs differ. */
  below?: 'dashboard' | 'admin'
  outDir?: string
}

/** What the three front ends have in common: hashed, precompressed assets in a directory that is a web root. */
export function appConfig({ command, below, outDir = 'dist' }: AppConfigOptions): UserConfig {
  return {
    // In development each app has a server of its own below its path, and all its modules with it.
    base: command === 'serve' && below ? `/${below}/` : '/',
    plugins: [react(), tailwindcss(), below && pageAtFolder(below), shakeRouter(), precompress()],
    build: {
      outDir,
      assetsDir: below ? `${below}/assets` : 'assets',
      target: ['es2022', 'safari15.4'],
      // Assets are cached for ever under their hash; inlined ones would travel with every page.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  }
}
