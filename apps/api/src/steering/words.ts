import { plain } from '#steering/folding.ts'
import { ar } from '#steering/words/ar.ts'
import { cs } from '#steering/words/cs.ts'
import { da } from '#steering/words/da.ts'
import { de } from '#steering/words/de.ts'
import { el } from '#steering/words/el.ts'
import { en } from '#steering/words/en.ts'
import { es } from '#steering/words/es.ts'
import { fi } from '#steering/words/fi.ts'
import { fr } from '#steering/words/fr.ts'
import { he } from '#steering/words/he.ts'
import { hi } from '#steering/words/hi.ts'
import { hu } from '#steering/words/hu.ts'
import { id } from '#steering/words/id.ts'
import { it } from '#steering/words/it.ts'
import { nl } from '#steering/words/nl.ts'
import { no } from '#steering/words/no.ts'
import { pl } from '#steering/words/pl.ts'
import { pt } from '#steering/words/pt.ts'
import { ro } from '#steering/words/ro.ts'
import { ru } from '#steering/words/ru.ts'
import { sv } from '#steering/words/sv.ts'
import { tr } from '#steering/words/tr.ts'
import { uk } from '#steering/words/uk.ts'
import { vi } from '#steering/words/vi.ts'

/**
 * Kinds of words that steer visitors, offer something or name a person. A language lists the words of
 * each, with ` | ` between kinds on one line; case and accents do not matter. `gut*` also matches longer words,
 * `~geschenk` any word that contains it, and `on_the_house` these words in a row.
 */
const classes = {
  five: 'the highest number of stars',
  star: 'stars',
  steer: 'refused anywhere: the highest mark, "unhappy customers"',
  pos: 'adjectives of good reviews',
  neg: 'adjectives of bad reviews',
  review: 'reviews, ratings and those who write them',
  feedback: 'feedback and opinions',
  rate: 'verbs that rate',
  experience: 'a visit, which is not said to be good or bad while asking to share it',
  if: 'how a condition begins',
  only: 'only, just',
  how: 'how an open question begins: "how happy were you?"',
  happy: 'satisfied',
  unhappy: 'dissatisfied',
  like: 'verbs of enjoying something',
  guest: 'guests',
  share: 'telling others',
  not: 'not, never',
  before: 'before',
  instead: 'instead of',
  here: 'here, in private, directly to us',
  complaint: 'complaints',
  praise: 'praise',
  change: 'verbs that change or remove a review',
  leave: 'verbs that write or give a review',
  gift: 'offers: discounts, vouchers, prize draws',
  win: 'words of offers that also have other meanings: win, promotion',
  refund: 'refunds, which only a complaint may get',
  present: 'like `gift`, but feedback may be called one: "your opinion is a gift"',
  free: 'free of charge',
  amenity: 'what may be free: parking, Wi-Fi',
  thing: 'what is given: a coffee, a night',
  give: 'verbs of giving and getting',
  points: 'points',
  surprise: 'surprises',
  wait: 'awaits you',
  donate: 'donating and planting trees',
  exchange: 'in return',
  each: 'for each, or among all, before a review',
  asThanks: 'as a thank-you',
  is: 'is',
  ask: 'followed by a name: "ask for Maria"',
  mention: 'verbs that mention someone',
  name: 'name, who',
  served: 'verbs of serving and helping a guest',
  title: 'Mr, Dr',
  role: 'waiter, owner',
} as const

export type Class = keyof typeof classes

const isClass = (name: string): name is Class => Object.hasOwn(classes, name)

/** By language (BCP 47). Chinese, Japanese and Korean, which do not separate words, have `patterns`. */
const languages: Record<string, string> = {
  ...{ ar, cs, da, de, el, en, es, fi, fr, he, hi, hu, id, it, nl, no, pl, pt, ro, ru, sv, tr, uk, vi },
}

export interface Part {
  word: string
  /** As it is written, in small letters; set where accents make other words: in Vietnamese. */
  accented?: string
  isStart: boolean
}

export interface Entry {
  language: string
  of: Class
  /** The word it is found by. */
  first: Part
  /** The words that follow the one it is found by. */
  rest: Part[]
}

/** Words to look for, by kind of match: the whole word, its beginning, or a part of it. */
interface Index {
  whole: Map<string, Entry[]>
  starts: Map<string, Entry[]>
  parts: [string, Entry][]
}

const digraphs: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** Returns the folded words of a list; those with an umlaut also as they are written without one: `fuer`. */
function spellings(list: string[]): string[] {
  const written = list.map((word) => word.replace(/[äöüåø]/g, (letter) => digraphs[letter] ?? letter))
  return [...new Set([...list, ...written].map(plain))]
}

let index: Index | undefined

export function indexed(): Index {
  if (index) return index
  const made: Index = { whole: new Map(), starts: new Map(), parts: [] }
  for (const [language, table] of Object.entries(languages)) {
    for (const row of table.trim().split(/ \| |\n/)) {
      const [of = '', ...list] = row.split(' ')
      if (!isClass(of)) throw new Error(`${language}: there is no class ${of}`)
      for (const item of language === 'vi' ? list : spellings(list)) insert(made, item, { language, of })
    }
  }
  index = made
  return made
}

function insert({ whole, starts, parts }: Index, item: string, kind: Pick<Entry, 'language' | 'of'>): void {
  const [first, ...rest] = item.split('_').map((part) => {
    const isStart = part.endsWith('*')
    const accented = part.replace('*', '')
    const word = plain(accented)
    return kind.language === 'vi' ? { word, isStart, accented } : { word, isStart }
  })
  if (!first?.word) return
  if (item.startsWith('~')) return void parts.push([item.slice(1), { ...kind, first, rest }])
  const map = first.isStart ? starts : whole
  map.set(first.word, [...(map.get(first.word) ?? []), { ...kind, first, rest }])
}
