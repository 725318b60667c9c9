import { componentTests } from '@candour/component-tests/config.ts'
import { appConfig } from '@candour/vite/app-config.ts'
import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ command, isSsrBuild }) =>
  isSsrBuild
    ? mergeConfig(appConfig({ command, outDir: 'dist/server' }), {
        // Bundle dependencies into the server entry, so a single file is deployed.
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
        publicDir: false,
      })
    : mergeConfig(appConfig({ command, outDir: 'dist/client' }), {
        // Browsers without modulepreload fetch the same modules slightly later.
        build: { manifest: true, modulePreload: { polyfill: false } },
        test: componentTests(),
      }),
)
