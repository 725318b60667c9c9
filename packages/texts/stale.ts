import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseAst } from 'vite'

interface Node {
  type: string
  start: number
  end: number
}

interface StaleText {
  language: string
  /** Such as `inbox.list.empty`, below the name of the file. */
  text: string
  /** Days on which the English text and its translation last changed. */
  english: string
  translation: string
}

/**
 * Finds the texts whose English has changed since their translation did, by the dates of their lines in git; changes that
 * are not committed count as of now.
 *
 * @param folder with a folder per language
 * @param ignoreRevs file with commits whose changes do not count, in the format of `git blame --ignore-revs-file`
 */
export function staleTexts(folder: string, ignoreRevs?: string): StaleText[] {
  const languages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => name)
  return readdirSync(join(folder, 'en')).flatMap((part) => {
    const english = changesOf(join(folder, 'en', part), ignoreRevs)
    return languages.flatMap((language) => {
      const file = join(folder, language, part)
      if (!existsSync(file)) return []
      const translation = changesOf(file, ignoreRevs)
      return [...english].flatMap(([text, changed]) => {
        const translated = translation.get(text)
        return translated === undefined || translated >= changed
          ? []
          : [{ language, text, english: dayOf(changed), translation: dayOf(translated) }]
      })
    })
  })
}

/** Texts that another package has too. */
const reExport = /^export \{ (\w+) as (\w+) \} from '(.+)'$/m

const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

/** Returns when each text of a file last changed, in seconds since 1970. */
function changesOf(file: string, ignoreRevs: string | undefined): Map<string, number> {
  const source = readFileSync(file, 'utf8')
  const [, local = '', exported = '', from] = reExport.exec(source) ?? []
  if (from) {
    const changes = changesOf(createRequire(file).resolve(from), ignoreRevs)
    return new Map([...changes].map(([text, changed]) => [text.replace(local, exported), changed]))
  }
  const times = lineTimes(file, ignoreRevs)
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length - 1
  const changes = new Map<string, number>()
  for (const [path, { start, end }] of textsIn(parseAst(source, { lang: 'ts' }))) {
    changes.set(path, Math.max(...times.slice(lineAt(start), lineAt(end) + 1)))
  }
  return changes
}

/** Returns when each line of a file was last changed, white space aside. */
function lineTimes(file: string, ignoreRevs: string | undefined): number[] {
  const ignoring = ignoreRevs === undefined ? [] : ['--ignore-revs-file', ignoreRevs]
  const blame = execFileSync('git', ['blame', '-w', ...ignoring, '--line-porcelain', '--', file], {
    cwd: join(file, '..'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return [...blame.matchAll(/^committer-time (\d+)$/gm)].map(([, seconds]) => Number(seconds))
}

/** The texts of a module: the values, at any depth, of the objects that it declares. */
function* textsIn(node: unknown, path = ''): Generator<[string, Node]> {
  if (Array.isArray(node)) for (const inner of node) yield* textsIn(inner, path)
  if (!isNode(node)) return
  if (node.type === 'Program') yield* textsIn(get(node, 'body'))
  else if (node.type === 'ExportNamedDeclaration') yield* textsIn(get(node, 'declaration'))
  else if (node.type === 'VariableDeclaration') yield* textsIn(get(node, 'declarations'))
  else if (node.type === 'VariableDeclarator') yield* textsIn(get(node, 'init'), nameOf(get(node, 'id')))
  else if (node.type === 'ObjectExpression') yield* textsIn(get(node, 'properties'), path)
  else if (node.type === 'Property') {
    const value = unwrapped(get(node, 'value'))
    const inner = `${path}.${nameOf(get(node, 'key'))}`
    if (value?.type === 'ObjectExpression') yield* textsIn(value, inner)
    else yield [inner, node]
  } else if (node.type.startsWith('TS')) yield* textsIn(get(node, 'expression'), path)
}

function unwrapped(value: unknown): Node | undefined {
  if (!isNode(value)) return undefined
  return value.type.startsWith('TS') ? unwrapped(get(value, 'expression')) : value
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const get = (node: object, key: string): unknown => Reflect.get(node, key)
const nameOf = (key: unknown) => String(isNode(key) && (get(key, 'name') ?? get(key, 'value')))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [only] = process.argv.slice(2)
  const found = staleTexts(
    join(import.meta.dirname, 'src'),
    join(import.meta.dirname, '.git-blame-ignore-revs'),
  ).filter(({ language }) => only === undefined || language === only)
  for (const { language, text, english, translation } of found) {
    console.log(`${language} ${text}: English changed on ${english}, translated on ${translation}`)
  }
  console.log(`${found.length} texts changed in English since they were translated.`)
}
