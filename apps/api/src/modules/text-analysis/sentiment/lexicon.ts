import type { Token } from '#modules/text-analysis/sentiment/tokens.ts'

/** Classes of lexicon patterns. Their order is part of the model's file. */
export const classes = [
  'pos1',
  'pos2',
  'pos3',
  'neg1',
  'neg2',
  'neg3',
  'neg_pos',
  'pos_neg',
  'booster',
  'complain_act',
  'negator',
  'intensifier',
  'diminisher',
  'contrast',
  'suggest',
  'question',
  'neutral',
  'sarcasm',
  'time',
  'money',
] as const
export type Class = (typeof classes)[number]

/** A pattern found in a text, from token `start` to token `end` (exclusive). */
export interface Hit {
  class: Class
  start: number
  end: number
  /** Number of the pattern in its lexicon. */
  pattern: number
}

/** A class and its pattern, split into tokens; a token that ends in `*` matches any ending. */
export type Entry = readonly [Class, readonly string[]]

interface Node {
  words?: Map<string, Node>
  stems?: Map<string, Node>
  entry?: { class: Class; pattern: number }
}

/** Length bounds of stems, and thus of the prefixes to look up. */
const stemLengths = { least: 2, most: 16 }

/** Finds the patterns of one language in a tokenized text. */
export class Lexicon {
  readonly #entries: () => readonly Entry[]
  #tree: Node | undefined

  /** @param entries called when the language is first needed: a process hardly ever needs them all */
  constructor(entries: () => readonly Entry[]) {
    this.#entries = entries
  }

  get #root(): Node {
    this.#tree ??= treeOf(this.#entries())
    return this.#tree
  }

  /** Returns the longest patterns, from the start of the text on; they do not overlap. */
  find(tokens: readonly Token[]): Hit[] {
    const hits: Hit[] = []
    for (let at = 0; at < tokens.length; at += 1) {
      const hit = longest(this.#root, tokens, at)
      if (!hit) continue
      hits.push(hit)
      at = hit.end - 1
    }
    return hits
  }
}

function treeOf(entries: readonly Entry[]): Node {
  const root: Node = {}
  for (const [pattern, [name, tokens]] of entries.entries()) {
    let node = root
    for (const token of tokens) {
      const isStem = token.endsWith('*')
      const key = isStem ? token.slice(0, -1).slice(0, stemLengths.most) : token
      if (isStem) node.stems ??= new Map()
      else node.words ??= new Map()
      const children = isStem ? node.stems : node.words
      const child = children?.get(key) ?? {}
      children?.set(key, child)
      node = child
    }
    if (node !== root) node.entry ??= { class: name, pattern }
  }
  return root
}

function longest(node: Node, tokens: readonly Token[], start: number, at = start): Hit | undefined {
  let found = node.entry && { ...node.entry, start, end: at }
  for (const form of tokens[at]?.forms ?? []) {
    for (const next of [node.words?.get(form), longestStem(node.stems, form)]) {
      const hit = next && longest(next, tokens, start, at + 1)
      if (hit && (!found || hit.end > found.end)) found = hit
    }
  }
  return found
}

function longestStem(stems: Map<string, Node> | undefined, word: string): Node | undefined {
  if (!stems) return undefined
  for (let length = Math.min(word.length, stemLengths.most); length >= stemLengths.least; length -= 1) {
    const node = stems.get(word.slice(0, length))
    if (node) return node
  }
  return undefined
}
