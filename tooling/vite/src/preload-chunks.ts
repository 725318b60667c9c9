import type { Plugin } from 'vite'
import { chunkWith, withImports } from '#chunks.ts'

/** By URL path: lazy modules, by the end of their path, that the page there needs soon. */
export type Preloads = Readonly<Record<string, readonly string[]>>

/**
 * Fetches chunks before they are imported, without running them: a page's document preloads what it needs soon, with
 * low priority, so that nothing needed now has to wait.
 */
export function preloadChunks(preloads: Preloads): Plugin {
  let base = '/'
  return {
    name: 'candour:preload-chunks',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    renderChunk(code, chunk, _, { chunks }) {
      if (!chunk.isEntry) return null
      const all = Object.values(chunks)
      const loaded = withImports(
        all.filter(({ isEntry }) => isEntry),
        all,
      )
      const parts = Object.entries(preloads).map(([path, modules]) => {
        const soon = withImports(
          modules.map((module) => chunkWith(module, all)),
          all,
        )
        const files = [...soon].filter((other) => !loaded.has(other))
        return preload(
          path,
          files.map(({ fileName }) => base + fileName),
        )
      })
      return { code: [code, ...parts].join('\n'), map: null }
    },
  }
}

const preload = (path: string, hrefs: readonly string[]) => `
if (location.pathname === ${JSON.stringify(path)}) for (const href of ${JSON.stringify(hrefs)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }))
}`
