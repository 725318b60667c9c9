import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const icon = fileURLToPath(new URL('../../../packages/console/src/icon.svg', import.meta.url))

/** Adds the head that the documents of both consoles share. */
export function consolePage(): Plugin {
  return {
    name: 'candour:console-page',
    transformIndexHtml: {
      // Before Vite, which then hashes the icon like any asset.
      order: 'pre',
      handler: (_, { filename, server }) => {
        const href = server ? `/@fs${icon}` : relative(dirname(filename), icon)
        const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({
          tag: 'meta',
          attrs,
          injectTo: 'head-prepend',
        })
        return [
          meta({ charset: 'utf-8' }),
          meta({ name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
          meta({ name: 'color-scheme', content: 'light dark' }),
          meta({ name: 'robots', content: 'noindex' }),
          // Emailed links carry a token in the URL; keep it out of the Referer.
          meta({ name: 'referrer', content: 'strict-origin' }),
          { tag: 'link', attrs: { rel: 'icon', href, type: 'image/svg+xml' }, injectTo: 'head' },
        ]
      },
    },
  }
}
