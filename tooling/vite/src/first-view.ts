import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { checkBudgets } from '#budgets.ts'
import { chunkWith, withImports } from '#chunks.ts'

export interface FirstViewOptions {
  /** Lazy modules that the first view loads, by the end of their path. */
  screens: readonly string[]
  /** End of the path of the modules with the page's words, one of which is loaded too: the heaviest counts. */
  words?: string
  /** Limits in gzipped bytes. */
  limits: { script: number; style: number }
}

/** Fails the build if the script or the styles that an app's first view loads exceed their limits. */
export function firstView({ screens, words, limits }: FirstViewOptions): Plugin {
  return {
    name: 'candour:first-view',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const lazy = screens.map((screen) => chunkWith(screen, chunks))
        const languages = words
          ? chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(words)))
          : []
        const loaded = withImports([...chunks.filter(({ isEntry }) => isEntry), ...lazy], chunks)
        const styles = new Set(
          [...loaded].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
        )
        const lines = checkBudgets([
          {
            name: 'Script of the first view, gzip',
            bytes:
              total([...loaded].map(({ code }) => code)) +
              Math.max(0, ...languages.map(({ code }) => total([code]))),
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

function sourceOf(output: Rolldown.OutputBundle[string] | undefined): string | Uint8Array {
  return output?.type === 'asset' ? output.source : ''
}

function total(contents: readonly (string | Uint8Array)[]): number {
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0)
}
