import { componentTests } from '@candour/component-tests/config.ts'
import { appConfig } from '@candour/vite/app-config.ts'
import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ command, isSsrBuild }) =>
  isSsrBuild
    ? mergeConfig(appConfig({ command, outDir: 'dist/server' }), {
        // The server's entry carries its packages: what is deployed is one file.
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
        publicDir: false,
      })
    : mergeConfig(appConfig({ command, outDir: 'dist/client' }), {
        // Browsers that lack modulepreload fetch the same modules a moment later.
        build: { manifest: true, modulePreload: { polyfill: false } },
        test: componentTests(),
      }),
)
