import { readFileSync } from 'node:fs'
import { type Class, classes } from '#modules/text-analysis/sentiment/lexicon.ts'
import { type Language, languages } from '#modules/text-analysis/sentiment/tokens.ts'

/** A review of the labelled set; README.md explains the columns. */
export interface Labelled {
  language: Language
  writer: string
  trade: string
  kind: string
  stars: number
  /** The label: 0 negative, 1 neutral, 2 positive. */
  outcome: number
  /** The labels of both blind passes and, where they differ, of the third; null for texts that only train. */
  passes: readonly [string, string] | null
  text: string
}

/** A class and a pattern of a lexicon. */
export type Pattern = readonly [Class, string]

export type Part = 'training' | 'tuning' | 'test'

/** Labels in the order of outcomes. */
export const labels = ['n', 'u', 'p']

/** The first writers of each part of the set. */
const firstWriters = { tuning: 14, test: 17 }

/** Returns the part of the set that a review is in: by writer, and thereby by trade. */
export function partOf({ writer }: Labelled): Part {
  if (!writer.startsWith('w')) return 'training'
  const number = Number(writer.slice(1))
  return number >= firstWriters.test ? 'test' : number >= firstWriters.tuning ? 'tuning' : 'training'
}

const linesOf = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('# '))

/** Returns the labelled set of one or all languages. */
export function readReviews(among: readonly Language[] = languages): Labelled[] {
  return among.flatMap((language) =>
    linesOf(`reviews/${language}.tsv`).map((line) => {
      const [writer = '', trade = '', kind = '', stars, label = '', a = '', b = '', text = ''] =
        line.split('\t')
      const outcome = labels.indexOf(label)
      if (outcome < 0 || !text) throw new Error(`${language}: not a labelled review: ${line}`)
      const passes = a ? ([a, b] as const) : null
      return { language, writer, trade, kind, stars: Number(stars), outcome, passes, text }
    }),
  )
}

/** Returns the patterns of a language or of emoji. */
export function readLexicon(name: Language | 'emoji'): Pattern[] {
  return linesOf(`lexicon/${name}.tsv`).map((line) => {
    const [label, pattern = ''] = line.split('\t')
    const known = classes.find((known) => known === label)
    if (!known || !pattern) throw new Error(`${name}: not a pattern: ${line}`)
    return [known, pattern]
  })
}
