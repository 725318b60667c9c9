import { plain } from '#steering/folding.ts'
import { patternsOf } from '#steering/patterns.ts'
import { ambiguousNames, givenNames, notNames, placeWords } from '#steering/person-names.ts'
import { followed, type Hit, ideographs, type Reading, wordPattern } from '#steering/reading.ts'

const given = new Set(givenNames.map((name) => plain(name)))
/** Given names without their last letter, for languages that decline them. */
const stems = new Set([...given].filter((name) => name.length >= 4).map((name) => name.slice(0, -1)))
const ambiguous = new Set(ambiguousNames)
const places = new Set(placeWords)
const excluded = new Set(notNames)
/** Words before a name that are also followed by much else; only known names count after them. */
const weak = new Set(
  plain(
    'say see request look call contact i this name rate recommend tip compliment write email book with from hosted meet your su tu vuestro votre ton ta il la io sono soy sou eu je ik jestem jsem sunt vagyok olen ben jag jeg я є είμαι ο η din er deres dit uw je jouw jullie vas vase vaše tvoje tvuj twoj twoja wasz od fra från ваш ваша твой твоя твій от від olet parlez parl hable habla fale fala chame contact* kontakt* contatt* saluez salut* salude hils hälsa halsa mluvte rozmawiaj skontaktuj soita puhu arayin bulun konusun gorusun goi gap hoi tim lien yeu cari temui hubungi panggil minta bicara tanyakan dites dis di diga diz zeg sag si sano spuneti spune reknete reknite скажите скажіть передайте свяжитесь обратитесь звяжіться mondja koszonet koszonjuk ring call bel αναζητ',
  ).split(' '),
)
/** Arabic and Hebrew prepositions that are joined to a name. */
const joined = /^(?:[وفبل]|[ושבלמכ])(?=...)/u
/** Titles that are always followed by a name, even in scripts without letter case. */
const clearTitles = new Set(
  'mr mrs ms dr prof herr herrn frau mme mlle signor senor senora senhor doutor doctor doctora doktor dottor docteur meneer mevrouw dhr signora senhora mudr domnul doamna hr tohtori sayin гн гжа господин госпожа κυριοσ κυρια'.split(
    ' ',
  ),
)
/** Titles with their tones, without which they are other words. */
const vietnameseTitles = /^(?:anh|chị|ông|bà|cô|bác|tiến)$/u

const isCapital = (word: string) => /^\p{Lu}/u.test(word)

/** Whether a text names a person, or asks to name one. Needs letter case, except for well-known names. */
export function names(
  { clean, folded, reading: { tokens, hits } }: { clean: string; folded: string; reading: Reading },
  ownName: string,
): boolean {
  if (ideographs.test(folded) && patternsOf('names').some((pattern) => pattern.test(folded))) return true
  const originals = tokens.map(({ original }) => original)
  const folds = tokens.map(({ word }) => word)
  const ownWords = new Set((ownName.match(wordPattern) ?? []).map((word) => plain(word)))
  const hasSmall = /\p{Ll}/u.test(clean)
  const hasBig = /\p{Lu}/u.test(clean)
  const hasCases = hasSmall || hasBig
  // Where most words are capitalized, capitals do not indicate names.
  const long = originals.filter((word) => word.length > 3)
  const isTitleCase = long.length > 3 && long.filter(isCapital).length > long.length * 0.6
  const guests = new Set([...hits.values()].flatMap(({ guest = [] }) => guest.map(({ start }) => start)))
  /** Positions up to three words after a request, a role or a title. */
  const sought = new Set(
    [...hits.values()].flatMap(({ ask = [], mention = [], role = [], title = [] }) =>
      [...ask, ...mention, ...role, ...title].flatMap(({ end }) => [end + 1, end + 2, end + 3]),
    ),
  )

  /** "Anna palautetta" asks for feedback. */
  const finnish = hits.get('fi')
  const isFinnishVerb = (at: number) =>
    folds[at] === 'anna' && (finnish?.review ?? finnish?.feedback ?? finnish?.rate) !== undefined
  const isPlace = (at: number) =>
    places.has(folds[at - 1] ?? '') ||
    (places.has(folds[at + 1] ?? '') && !/[,.!]/.test(tokens[at + 1]?.gap ?? ''))
  const isDeclined = (word: string) =>
    [1, 2, 3].some(
      (cut) =>
        word.length - cut >= (cut === 3 ? 5 : 4) &&
        (given.has(word.slice(0, -cut)) || (cut < 3 && stems.has(word.slice(0, -cut)))),
    )
  const isKnown = (at: number): boolean => {
    const word = folds[at] ?? ''
    const isName =
      (given.has(word) && !isFinnishVerb(at)) ||
      (sought.has(at) &&
        ((ambiguous.has(word) && (isCapital(originals[at] ?? '') || !hasBig)) ||
          ((isCapital(originals[at] ?? '') || !hasBig) && isDeclined(word)))) ||
      (!hasCases && given.has(word.replace(joined, '')))
    return isName && !isPlace(at)
  }
  const isCapitalName = (at: number, titles?: Hit[]): boolean => {
    const original = originals[at] ?? ''
    return (
      (/^\p{Lu}[\p{Ll}\p{M}]+$/u.test(original) || (hasSmall && /^\p{Lu}{3,}$/u.test(original))) &&
      !excluded.has(folds[at] ?? '') &&
      !guests.has(at) &&
      !titles?.some(({ start }) => start === at) &&
      !isPlace(at)
    )
  }
  /** Whether nothing but a space, or the point of an abbreviation, stands before a word. */
  const isNext = (at: number) => /^\.?$/.test(tokens[at]?.gap ?? '?')
  const isOwn = (at: number) => ownWords.has(folds[at] ?? '')

  for (let at = 0; at < tokens.length; at += 1) {
    if (!isKnown(at)) continue
    const original = originals[at] ?? ''
    if (isOwn(at) && ownWords.size > 1 && isCapital(original) && !sought.has(at)) continue
    if (!/\p{Ll}/u.test(original) || isCapital(original) || !hasBig || sought.has(at)) return true
  }
  for (const [language, { ask, mention, title, role, name, served, review, feedback, leave }] of hits) {
    const isNear = (first: Hit[] | undefined, second: Hit[] | undefined, max: number) =>
      followed(tokens, first, second, { max }).length > 0 ||
      followed(tokens, second, first, { max }).length > 0
    // "The name of your waiter", "who served you".
    if (isNear(name, role, 4) && (mention || leave || review || feedback)) return true
    if (isNear(name, served, 5) && (mention || review || new Set(name?.map(({ start }) => start)).size > 1))
      return true
    if (isNear(mention, served, 6)) return true
    for (const { start, end } of title ?? []) {
      if (language === 'vi' && !vietnameseTitles.test((originals[start] ?? '').toLowerCase())) continue
      const next = end + 1
      if (next >= tokens.length || !isNext(next) || isOwn(next)) continue
      const isUncased = ['ar', 'he', 'hi'].includes(language)
      if (
        isUncased
          ? !/[a-z]/.test(folds[next] ?? '') &&
            !title?.some((other) => other.start === next) &&
            !guests.has(next)
          : isCapitalName(next, title) ||
            (!(hasSmall && hasBig) &&
              clearTitles.has(folds[end] ?? '') &&
              !excluded.has(folds[next] ?? '') &&
              /^\p{L}{4,}$/u.test(folds[next] ?? ''))
      )
        return true
    }
    for (const { end } of role ?? []) {
      const next = end + 1
      if (tokens[next]?.gap === '' && !isTitleCase && isCapitalName(next) && !isOwn(next)) return true
    }
    if (isNear(mention, role, 7)) return true
    if (isTitleCase) continue
    for (const { start, end } of [...(ask ?? []), ...(mention ?? [])]) {
      if (weak.has(folds[start] ?? '') && end === start) continue
      for (const next of [end + 1, end + 2, end + 3]) {
        if (tokens[next]?.clause !== tokens[end]?.clause) break
        const original = originals[next] ?? ''
        // German nouns have a capital letter too.
        if ((language !== 'de' || /^\p{Lu}{3,}$/u.test(original)) && isCapitalName(next)) return true
        if (isCapital(original) || original.length > 8) break
      }
    }
  }
  return false
}
