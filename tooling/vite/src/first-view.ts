import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { checkBudgets } from '#budgets.ts'

export interface FirstViewOptions {
  /** Lazy modules that the first view loads, by the end of their path. */
  screens: readonly string[]
  /** Limits in gzipped bytes. */
  limits: { script: number; style: number }
}

/** Fails the build if the script or the styles that an app's first view loads exceed their limits. */
export function firstView({ screens, limits }: FirstViewOptions): Plugin {
  return {
    name: 'candour:first-view',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const lazy = screens.map((screen) => {
          const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(screen)))
          return found ?? this.error(`The build has no ${screen}`)
        })
        const loaded = withImports([...chunks.filter(({ isEntry }) => isEntry), ...lazy], bundle)
        const styles = new Set(
          [...loaded].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
        )
        const lines = checkBudgets([
          {
            name: 'Script of the first view, gzip',
            bytes: total([...loaded].map(({ code }) => code)),
            limit: limits.script,
          },
          {
            name: 'Styles of the first view, gzip',
            bytes: total([...styles].map((file) => sourceOf(bundle[file]))),
            limit: limits.style,
          },
        ])
        this.info(`\n${lines.join('\n')}`)
      },
    },
  }
}

/** Returns chunks together with everything they import statically. */
function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
  found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  for (const chunk of chunks) {
    if (found.has(chunk)) continue
    found.add(chunk)
    const imported = chunk.imports.map((file) => bundle[file]).filter((output) => output?.type === 'chunk')
    withImports(imported, bundle, found)
  }
  return found
}

function sourceOf(output: Rolldown.OutputBundle[string] | undefined): string | Uint8Array {
  return output?.type === 'asset' ? output.source : ''
}

function total(contents: readonly (string | Uint8Array)[]): number {
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0)
}
