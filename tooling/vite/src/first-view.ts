import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { checkBudgets } from '#budgets.ts'
import { chunkWith, withImports } from '#chunks.ts'

export interface FirstViewOptions {
  /** Lazy modules that the first view loads, by the end of their path. */
  screens: readonly string[]
  words?: PageWords
  /** Limits in gzipped bytes. */
  limits: { script: number; style: number }
}

interface PageWords {
  /** End of the path of the modules with the page's words by language, one of which is loaded too: the heaviest counts. */
  first: string
  /** End of the path of those with all other words, which load later. */
  later: string
  /** How many gzipped bytes the words of any language may weigh beyond the English ones. */
  beyondEnglish: number
}

/**
 * Fails the build if the script or the styles that an app's first view loads exceed their limits, or if it reads words
 * that are not there yet.
 */
export function firstView({ screens, words, limits }: FirstViewOptions): Plugin {
  return {
    name: 'candour:first-view',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const lazy = screens.map((screen) => chunkWith(screen, chunks))
        const loaded = withImports([...chunks.filter(({ isEntry }) => isEntry), ...lazy], chunks)
        const bytes = words ? wordsByLanguage(words.first, chunks, loaded) : new Map<string, number>()
        const heaviest = Math.max(0, ...bytes.values())
        if (words) {
          const codeOf = (id: string) => this.getModuleInfo(id)?.code ?? ''
          checkReaders(words, chunks, loaded, codeOf)
        }
        const styles = new Set(
          [...loaded].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
        )
        const lines = checkBudgets([
          {
            name: 'Script of the first view, gzip',
            bytes: total([...loaded].map(({ code }) => code)) + heaviest,
            limit: limits.script,
          },
          ...(words
            ? [
                {
                  name: 'Words of the first view beyond the English ones, gzip',
                  bytes: heaviest - (bytes.get('en') ?? 0),
                  limit: words.beyondEnglish,
                },
              ]
            : []),
          {
            name: 'Styles of the first view, gzip',
            bytes: total([...styles].map((file) => sourceOf(bundle[file]))),
            limit: limits.style,
          },
        ])
        const languages = [...bytes].map(([language, own]) => `${language} ${own}`).sort()
        if (words) lines.push(`Bytes of words of the first view: ${languages.join(', ')}`)
        this.info(`\n${lines.join('\n')}`)
      },
    },
  }
}

type Chunks = readonly Rolldown.OutputChunk[]

/** Returns the chunks of these modules by language, which is the name of their folder. */
function chunksByLanguage(module: string, chunks: Chunks): Map<string, Rolldown.OutputChunk> {
  const found = new Map<string, Rolldown.OutputChunk>()
  for (const chunk of chunks) {
    // One that only passes on what others export has no module in its chunk.
    for (const id of [chunk.facadeModuleId ?? '', ...chunk.moduleIds]) {
      if (id.endsWith(module)) found.set(id.slice(0, -module.length).split('/').at(-1) ?? '', chunk)
    }
  }
  return found
}

/** Returns how many gzipped bytes the words of each language add to what is loaded anyway. */
function wordsByLanguage(first: string, chunks: Chunks, loaded: ReadonlySet<unknown>): Map<string, number> {
  const found = [...chunksByLanguage(first, chunks)]
  return new Map(
    found.map(([language, chunk]) => {
      const added = [...withImports([chunk], chunks)].filter((one) => !loaded.has(one))
      return [language, total(added.map(({ code }) => code))]
    }),
  )
}

/** Where modules have the page's words from. */
const importsTexts = /from\s*["'](?:#texts|#shared\/texts|@candour\/console\/texts)\.ts["']/
const reads = [/\btexts\.(\w+)/g, /\{([^{}]*)\}\s*=\s*texts\b(?!\.)/g]

/**
 * Throws if a module of the first view reads a part of the words that loads later: it would crash where nothing has
 * loaded that yet, and what reads it only then belongs to a module of its own.
 */
function checkReaders(
  { first, later }: PageWords,
  chunks: Chunks,
  loaded: ReadonlySet<Rolldown.OutputChunk>,
  codeOf: (id: string) => string,
): void {
  const partsOf = (module: string) =>
    new Set([...chunksByLanguage(module, chunks).values()].flatMap(({ exports }) => exports))
  const early = partsOf(first)
  const late = new Set([...partsOf(later)].filter((part) => !early.has(part)))
  if (late.size === 0) throw new Error(`The build has no words in ${later}`)
  const found = [...loaded]
    .flatMap(({ moduleIds }) => moduleIds)
    .flatMap((id) => {
      const code = codeOf(id)
      if (!importsTexts.test(code)) return []
      const parts = reads.flatMap((read) =>
        [...code.matchAll(read)].flatMap(([, names = '']) =>
          names.split(',').map((name) => name.split(':')[0]?.trim() ?? ''),
        ),
      )
      return [...new Set(parts)].filter((part) => late.has(part)).map((part) => `${id}: ${part}`)
    })
  if (found.length > 0) {
    const remedy = 'Move what reads them to a module that only its screen imports.'
    throw new Error(`The first view reads words that load later:\n${found.join('\n')}\n${remedy}`)
  }
}

function sourceOf(output: Rolldown.OutputBundle[string] | undefined): string | Uint8Array {
  return output?.type === 'asset' ? output.source : ''
}

function total(contents: readonly (string | Uint8Array)[]): number {
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0)
}
