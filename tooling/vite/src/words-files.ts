import type { Plugin } from 'vite'
import { withImports } from '#chunks.ts'

const words = /\/packages\/texts\/src\/([\w-]+)\/start\.ts$/

/**
 * Writes `words.json`: by language, the files with the words of the first view, relative to the output directory.
 * Without those that every page loads. The server preloads them in the document, which knows the language.
 */
export function wordsFiles(): Plugin {
  return {
    name: 'candour:words-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const all = Object.values(bundle).filter((output) => output.type === 'chunk')
      const loaded = withImports(
        all.filter(({ isEntry }) => isEntry),
        all,
      )
      const files: Record<string, string[]> = {}
      for (const chunk of all) {
        // A language without words of its own has no module in its chunk.
        const ids = [chunk.facadeModuleId, ...chunk.moduleIds]
        const languages = new Set(ids.flatMap((id) => words.exec(id ?? '')?.[1] ?? []))
        const needed = [...withImports([chunk], all)].filter((other) => !loaded.has(other))
        for (const language of languages) {
          files[language] = [
            ...new Set([...(files[language] ?? []), ...needed.map(({ fileName }) => fileName)]),
          ]
        }
      }
      this.emitFile({ type: 'asset', fileName: 'words.json', source: JSON.stringify(files) })
    },
  }
}
