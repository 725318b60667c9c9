import type { Plugin } from 'vite'
import { chunkWith, withImports } from '#chunks.ts'

/** Lazy modules by the end of their path: once the chunk of a key has run, the chunks of its values are fetched. */
export type Preloads = Readonly<Record<string, readonly string[]>>

/**
 * Fetches chunks before they are imported, without running them: each module preloads what is needed soon, with low
 * priority, so that nothing needed now has to wait.
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
      const all = Object.values(chunks)
      const soon = Object.entries(preloads)
        .filter(([module]) => chunkWith(module, all).fileName === chunk.fileName)
        .flatMap(([, modules]) => modules.map((module) => chunkWith(module, all)))
      if (soon.length === 0) return null
      const loaded = withImports(
        all.filter((other) => other.isEntry || other.fileName === chunk.fileName),
        all,
      )
      const files = [...withImports(soon, all)].filter((other) => !loaded.has(other))
      return { code: `${code}\n${preload(files.map(({ fileName }) => base + fileName))}`, map: null }
    },
  }
}

const preload = (hrefs: readonly string[]) => `
for (const href of ${JSON.stringify(hrefs)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }))
}`
