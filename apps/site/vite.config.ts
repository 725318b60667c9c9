import { componentTests } from '@candour/component-tests/config.ts'
import { pages } from '@candour/texts/en/pages.ts'
import { appConfig } from '@candour/vite/app-config.ts'
import { smallPreload } from '@candour/vite/small-preload.ts'
import { mergeConfig, type Plugin } from 'vite'
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
        plugins: [pageTexts(), smallPreload()],
        build: { manifest: true, modulePreload: { polyfill: false } },
        test: componentTests(),
      }),
)

/** Fills in the texts of `index.html`, which static hosting serves before the visitor's language is known. */
function pageTexts(): Plugin {
  return {
    name: 'candour:page-texts',
    transformIndexHtml: (html) =>
      html.replaceAll('{{loading}}', pages.loading).replaceAll('{{noScript}}', pages.noScript),
  }
}
