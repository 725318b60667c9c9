interface Chunk {
  fileName: string
  imports: readonly string[]
  moduleIds: readonly string[]
}

/** Returns the chunk with a module, given by the end of its path; throws if there is none. */
export function chunkWith<C extends Chunk>(module: string, chunks: readonly C[]): C {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!found) throw new Error(`The build has no ${module}`)
  return found
}

/** Returns chunks together with everything they import statically. */
export function withImports<C extends Chunk>(
  some: readonly C[],
  all: readonly C[],
  found = new Set<C>(),
): Set<C> {
  for (const chunk of some) {
    if (found.has(chunk)) continue
    found.add(chunk)
    withImports(
      all.filter(({ fileName }) => chunk.imports.includes(fileName)),
      all,
      found,
    )
  }
  return found
}
