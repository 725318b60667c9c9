import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { precompress } from '#precompress.ts'

export interface AppConfigOptions {
  /** Path below which the app's assets live; the three apps share one origin, so theirs differ. */
  base: '/' | '/dashboard/' | '/admin/'
  outDir?: string
}

/** What the three front ends have in common: hashed, precompressed assets below `{base}assets/`. */
export function appConfig({ base, outDir = 'dist' }: AppConfigOptions): UserConfig {
  return {
    base,
    plugins: [react(), tailwindcss(), precompress()],
    build: {
      outDir,
      target: ['es2022', 'safari15.4'],
      // Assets are cached for ever under their hash; inlined ones would travel with every page.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  }
}
