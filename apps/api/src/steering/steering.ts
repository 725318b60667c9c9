import { cleaned, plain, readingsOf } from '#steering/folding.ts'
import { names } from '#steering/names.ts'
import { hasGiftSigns, offers } from '#steering/offers.ts'
import { patternsOf } from '#steering/patterns.ts'
import { ideographs, type Reading, read, wordPattern } from '#steering/reading.ts'
import { hasSteeringSigns, steers } from '#steering/steers.ts'

/** Reasons to refuse a company's text to its visitors. */
export type SteeringFault = 'steering' | 'offering' | 'naming'

/**
 * Returns why a text is refused that stands before all visitors: it steers them by how satisfied they are, offers
 * something, or names a person. Every text is read in every language, because its language is not known. Matches
 * words and their order, not meaning; takes linear time.
 *
 * @param ownName the company's name, which may contain such words
 */
export function faultOfText(text: string, ownName = ''): SteeringFault | undefined {
  const variants = variantsOf(text, ownName)
  const found = faultOf(variants, false)
  if (found) return found
  return variants.some((variant) => names(variant, cleaned(ownName))) ? 'naming' : undefined
}

/**
 * Returns why an answer to one visitor is refused, or a template of one. It may name people, speak of what went
 * wrong and refund it, but neither pay for a review nor ask for a better one.
 */
export function faultOfReply(text: string, ownName = ''): SteeringFault | undefined {
  return faultOf(variantsOf(text, ownName), true)
}

interface Variant {
  clean: string
  folded: string
  reading: Reading
}

function variantsOf(text: string, ownName: string): Variant[] {
  return readingsOf(withoutOwnName(cleaned(text), cleaned(ownName))).map((clean) => ({
    clean,
    folded: plain(clean),
    reading: read(clean),
  }))
}

function faultOf(variants: Variant[], toVisitor: boolean): SteeringFault | undefined {
  let isOffer = false
  for (const { folded: text, reading } of variants) {
    if (hasSteeringSigns(text)) return 'steering'
    isOffer ||= hasGiftSigns(text, toVisitor)
    if (ideographs.test(text)) {
      if (patternsOf(toVisitor ? 'steersVisitor' : 'steers').some((pattern) => pattern.test(text)))
        return 'steering'
      isOffer ||= patternsOf(toVisitor ? 'offersVisitor' : 'offers').some((pattern) => pattern.test(text))
    }
    for (const [language, hits] of reading.hits) {
      if (steers(reading, hits, language, toVisitor)) return 'steering'
      isOffer ||= offers(reading, hits, text, toVisitor)
    }
  }
  return isOffer ? 'offering' : undefined
}

interface OwnWord {
  word: string
  capital: boolean
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word)

/** Takes the company's name out of a text, and parts of it of two words or more, where they are written alike. */
function withoutOwnName(text: string, ownName: string): string {
  const own = (ownName.match(wordPattern) ?? []).map((word) => ({
    word: plain(word),
    capital: isCapital(word),
  }))
  if (own.length === 0) return text
  const found = [...text.matchAll(wordPattern)].map((match) => ({
    ...{ word: plain(match[0]), capital: isCapital(match[0]) },
    ...{ start: match.index, end: match.index + match[0].length },
  }))
  const least = Math.min(2, own.length)
  let rest = ''
  let copied = 0
  for (let at = 0; at < found.length; at += 1) {
    let longest = 0
    for (let from = 0; from + least <= own.length; from += 1) {
      let length = 0
      while (isSame(own[from + length], found[at + length])) length += 1
      longest = Math.max(longest, length)
    }
    const [first, last] = [found[at], found[at + longest - 1]]
    if (longest < least || !first || !last) continue
    rest += `${text.slice(copied, first.start)}◦`
    copied = last.end
    at += longest - 1
  }
  return rest + text.slice(copied)
}

const isSame = (own: OwnWord | undefined, found: OwnWord | undefined) =>
  own !== undefined && own.word === found?.word && (!own.capital || found.capital)
