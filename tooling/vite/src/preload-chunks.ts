import type { Plugin, Rolldown } from 'vite'

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
      const chunkOf = (module: string) =>
        all.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))) ??
        this.error(`The build has no ${module}`)
      const soon = Object.entries(preloads)
        .filter(([module]) => chunkOf(module).fileName === chunk.fileName)
        .flatMap(([, modules]) => modules.map(chunkOf))
      if (soon.length === 0) return null
      const loaded = withImports(
        all.filter((other) => other.isEntry || other.fileName === chunk.fileName),
        chunks,
      )
      const files = [...withImports(soon, chunks)].filter((file) => !loaded.has(file))
      return { code: `${code}\n${preload(files.map((file) => base + file))}`, map: null }
    },
  }
}

/** Returns the file names of chunks and of everything they import statically. */
function withImports(
  from: readonly Rolldown.RenderedChunk[],
  chunks: Record<string, Rolldown.RenderedChunk>,
  found = new Set<string>(),
): Set<string> {
  for (const { fileName, imports } of from) {
    if (found.has(fileName)) continue
    found.add(fileName)
    withImports(
      imports.flatMap((file) => chunks[file] ?? []),
      chunks,
      found,
    )
  }
  return found
}

const preload = (hrefs: readonly string[]) => `
for (const href of ${JSON.stringify(hrefs)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }))
}`
