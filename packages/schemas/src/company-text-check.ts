import { ambiguousNames, givenNames, notNames, placeWords } from '#company-text-names.ts'
import { patterns } from '#company-text-patterns.ts'
import { type CompanyTextWords, companyTextWords } from '#company-text-words.ts'
import { plain, withoutDisguise } from '#steering.ts'

/** Why a company's text for its visitors is refused. */
export type CompanyTextFault = 'steering' | 'offering' | 'naming'

/**
 * Returns why a company's text is refused: it steers visitors by how satisfied they are, offers something, or names a
 * person. Every text is checked in every language, because its language is not known. Matches words and their order,
 * not meaning; takes linear time.
 *
 * @param ownName the company's name, which may contain such words
 */
export function companyTextFault(text: string, ownName = ''): CompanyTextFault | undefined {
  const clean = withoutOwnName(cleaned(text), cleaned(ownName))
  const folded = plain(clean)
  const undisguised = withoutDisguise(folded)
  for (const words of folded === undisguised ? [folded] : [folded, undisguised]) {
    const fault = faultOf(words)
    if (fault) return fault
  }
  return names(clean, folded, words(cleaned(ownName))) ? 'naming' : undefined
}

/** Letters in squares and circles, regional indicators and small capitals, which look like plain letters. */
const framed = /[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu
const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'
const smallCapital = new RegExp(`[${smallCapitals}]`, 'gu')
const plainCapitals = 'ABCDEFGHIJKLMNOPRSTUVWYZ'
/** Apostrophes and dashes within words of scripts that do not elide, and abbreviated titles. */
const inner =
  /(?<=[\p{Script=Cyrillic}\p{Script=Hebrew}])['’ʼ"״׳](?=[\p{Script=Cyrillic}\p{Script=Hebrew}])/gu
const shortTitle = /(?<!\p{L})(г|м|sig|dott|prof)[-.](н|жа|р|ra|ssa)(?!\p{L})/giu
/** Letters with something between each: `g.i.f.t`. */
const spaced = /(?<![\p{L}\p{N}])(?:[a-z][ .\-_*·]){3,40}[a-z](?![\p{L}\p{N}])/giu

function cleaned(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}|[\ufe0e\ufe0f]/gu, '')
    .replace(framed, (letter) => {
      const code = letter.codePointAt(0) ?? 0
      const first = [0x1f1e6, 0x1f170, 0x1f150, 0x1f130].find((start) => code >= start) ?? 0
      return String.fromCharCode(65 + code - first)
    })
    .replace(smallCapital, (letter) => plainCapitals[smallCapitals.indexOf(letter)] ?? letter)
    .replace(inner, '')
    .replace(shortTitle, '$1$2')
    .replace(spaced, (letters) => letters.replace(/[^a-z]/giu, ''))
}

const wordPattern = /[\p{L}\p{M}]+|\p{N}+/gu
const words = (text: string) => text.match(wordPattern) ?? []

const isCapital = (word: string) => /^\p{Lu}/u.test(word)

/** Takes the company's name out of a text, and parts of it of two words or more, where they are written alike. */
function withoutOwnName(text: string, ownName: string): string {
  const own = words(ownName).map((word) => ({ word: plain(word), capital: isCapital(word) }))
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

interface OwnWord {
  word: string
  capital: boolean
}

const isSame = (own: OwnWord | undefined, found: OwnWord | undefined) =>
  own !== undefined && own.word === found?.word && (!own.capital || found.capital)

type Class = keyof CompanyTextWords

interface Part {
  word: string
  isStart: boolean
}

interface Entry {
  language: string
  of: Class
  /** The words that follow the one it is found by. */
  rest: Part[]
}

/** Words to look for, by kind of match: the whole word, its beginning, or a part of it. */
interface Index {
  whole: Map<string, Entry[]>
  starts: Map<string, Entry[]>
  parts: [string, Entry][]
}

let index: Index | undefined

function indexed(): Index {
  if (index) return index
  const made: Index = { whole: new Map(), starts: new Map(), parts: [] }
  for (const [language, classes] of Object.entries(companyTextWords)) {
    for (const [of, list] of Object.entries(classes) as [Class, string][]) {
      for (const item of new Set(plain(list).split(' '))) {
        if (item.startsWith('~')) {
          made.parts.push([item.slice(1), { language, of, rest: [] }])
          continue
        }
        const [first, ...rest] = item.split('_').map((word) => {
          const isStart = word.endsWith('*')
          return { word: isStart ? word.slice(0, -1) : word, isStart }
        })
        if (!first || first.word === '') continue
        const map = first.isStart ? made.starts : made.whole
        const entries = map.get(first.word) ?? []
        entries.push({ language, of, rest })
        map.set(first.word, entries)
      }
    }
  }
  index = made
  return made
}

interface Token {
  word: string
  /** Index of its sentence and of its clause within the text. */
  sentence: number
  clause: number
  /** Characters before it, without spaces. */
  gap: string
}

interface Hit {
  start: number
  end: number
}

type Hits = Partial<Record<Class, Hit[]>>

interface Reading {
  tokens: Token[]
  /** For each sentence, whether it is a question. */
  questions: boolean[]
  hits: Map<string, Hits>
}

const endOfSentence = /[.!?…;。！？؟।]/u
const endOfClause = /[,،、:()–—|/]/u

function read(text: string): Reading {
  const tokens: Token[] = []
  const questions: boolean[] = []
  let [sentence, clause, last] = [0, 0, 0]
  for (const match of text.matchAll(wordPattern)) {
    const gap = text.slice(last, match.index)
    if (tokens.length > 0 && endOfSentence.test(gap)) {
      questions[sentence] = /[?؟]/u.test(gap) || (gap.includes(';') && /\p{Script=Greek}/u.test(text))
      sentence += 1
      clause += 1
    } else if (endOfClause.test(gap) || / - /.test(gap)) clause += 1
    tokens.push({ word: match[0], sentence, clause, gap: gap.trim() })
    last = match.index + match[0].length
  }
  const tail = text.slice(last)
  questions[sentence] = /[?؟]/u.test(tail) || (tail.includes(';') && /\p{Script=Greek}/u.test(text))
  return { tokens, questions, hits: hitsOf(tokens) }
}

const arabicPrefix = /^(?:[وف]?(?:ال|بال|لل|كال)|[وفبلك])(?=..)/u
const hebrewPrefix = /^[ושהבלמכ]{1,2}(?=..)/u

function hitsOf(tokens: Token[]): Map<string, Hits> {
  const { whole, starts, parts } = indexed()
  const hits = new Map<string, Hits>()
  const add = (at: number, { language, of, rest }: Entry) => {
    for (const [offset, part] of rest.entries()) {
      const following = tokens[at + 1 + offset]?.word
      if (following === undefined) return
      if (part.isStart ? !following.startsWith(part.word) : following !== part.word) return
    }
    const known = hits.get(language) ?? {}
    hits.set(language, known)
    const found = known[of] ?? []
    known[of] = found
    found.push({ start: at, end: at + rest.length })
  }
  for (const [at, { word }] of tokens.entries()) {
    for (const form of formsOf(word)) {
      for (const entry of whole.get(form) ?? []) add(at, entry)
      for (let length = 1; length <= Math.min(form.length, 20); length += 1) {
        for (const entry of starts.get(form.slice(0, length)) ?? []) add(at, entry)
      }
    }
    if (/^[a-z]/.test(word)) for (const [part, entry] of parts) if (word.includes(part)) add(at, entry)
  }
  return hits
}

/** Returns a word, and what remains of it without articles and prepositions that are joined to it. */
function formsOf(word: string): string[] {
  const prefix = /^[\u0600-\u06ff]/u.test(word)
    ? arabicPrefix
    : /^[\u0590-\u05ff]/u.test(word)
      ? hebrewPrefix
      : null
  if (!prefix) return [word]
  const forms = [word, word.replace(prefix, '')]
  if (word.length > 3) forms.push(word.slice(1))
  return [...new Set(forms)]
}

const folded = (list: string) => new Set(plain(list).split(' '))
const conjunctions = folded(
  'and or und oder et ou y o e u en of i lub albo a nebo či sau și vagy és και ή och eller og ja tai ve veya і або и или و أو או hoặc và dan atau या और',
)
const negations = folded(
  'not no non nicht não niet nie ne nu nem όχι inte ikke ei değil ні не нет لا לא नहीं không tidak',
)
/** Words with which a negation asks for a review: "don't forget to leave a review". */
const forget =
  /^(?:forget|hesitat|oubli|hesit|olvid|dude|duda|vergess|vergiss|zoger|scheu|dimentic|esit|esque|vergeet|aarzel|zapom|waha|nezapom|nevahej|uitat|ezit|felejt|haboz|ξεχα|διστα|glom|tvek|glem|nol|unohd|eparo|unut|cekin|забуд|вага|забыв|стесн|تنس|تترد|תשכח|תהסס|भूल|संकोच|quen|ngai|lupa|ragu|sungkan)/u
const problem =
  /^(?:problem|probl|issue|проблем|sorun|masalah|ongelm|πρόβλ|προβλ|مشكل|בעי|समस्या|परेशानी|van|gond|baj|souci|fout|fel|fejl|vika|reclam)/u
const adverbs = folded(
  'well bien bene bem mal male positively negatively positivamente negativamente dobrze źle хорошо bine jól jónak καλά',
)
/** Words between a noun and the adjective after it. */
const degrees = folded('yang muy très molto muito foarte rất bien más plus più mais mai')
const strictlyNext = folded('to from time hands range risk')
const receive =
  /^(?:get|earn|claim|win|receiv|bekomm|erhalt|krieg|gibt|recev|offr|recib|reciba|llev|obten|obti|ricev|ottien|receb|krijg|ontvang|otrzym|odbier|dostan|dosta|obdrz|zisk|primi|kap|λαβ|παρτε|fa|far|отрим|получ|saat|alir|al|kazan|dapat|mendapat|terima|nhan|احصل|تحصل|ستحصل|קבל|תקבל|पाए|मिले)/u
const treats =
  /^(?:treat|invit|einlad|spend|offrons|offrir|trakt|funduj|stawiam|пригост|пригощ|угост|угощ|κερν|bjud|spander|ismarla|ikram|tarjoa|meghiv|convid|mentraktir|traktir|نهد|ندعو)/u
const minutes = /^(?:min|sec|sek|dakik|минут|хвилин|λεπτ|perc|menit|phut|दकि|דק|دقا|o?clock|uhr|pm|am|h)/u

const stars =
  /[★⭐🌟✭✪⭑]{4}|5 ?[★⭐🌟✭✪]|[★⭐🌟✭✪] ?5(?![0-9])|(?<![0-9/.])(?:5 ?\/ ?5|10 ?\/ ?10)(?![0-9/])/u
const smiles = /[😀-😆😊😍🙂😁😃👍🥰]/u
const frowns = /[☹🙁😞😠😡😢😟👎😕]/u
const giftSigns = /[🎁🎟🎫💝]/u
const percent =
  /(?<![\d.,])(?!100(?!\d))\d{1,3}(?:[.,]\d+)? ?(?:%|٪|percent|prozent|pour ?cent|por ?cien|per ?cento|procent|prosent|процент|відсот|persen|phan tram|szazalek|τοις εκατο|प्रतिशत|بالمئه|بالمايه|في المئه|אחוז)|% ?(?!100)\d|yuzde (?!100)\d/u
const money =
  /[€$£¥₹₺₽₴₪₩₫฿]\s?\d|\d\s?(?:[€$£¥₹₺₽₴₪₩₫]|(?:eur|euros?|usd|dollars?|zl|zloty\p{L}*|kr|kronor|kroner|kc|korun|ft|forint\p{L}*|lei|lira|tl|руб\p{L}*|грн|гривен\p{L}*|円|元|块|塊|원|रुपये|דולר|שקל\p{L}*|ευρω|rupiah|dong|ريال|دولار|درهم)(?!\p{L}))/u

const compiled = Object.values(patterns).map(({ steers, offers, names }) => ({
  steers: steers.map((source) => new RegExp(source, 'u')),
  offers: offers.map((source) => new RegExp(source, 'u')),
  names: names.map((source) => new RegExp(source, 'u')),
}))
const ideographs = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u

function faultOf(text: string): CompanyTextFault | undefined {
  if (stars.test(text) || (smiles.test(text) && frowns.test(text))) return 'steering'
  if (giftSigns.test(text) || percent.test(text)) return 'offering'
  if (ideographs.test(text)) {
    if (compiled.some(({ steers }) => steers.some((pattern) => pattern.test(text)))) return 'steering'
    if (compiled.some(({ offers }) => offers.some((pattern) => pattern.test(text)))) return 'offering'
  }
  const reading = read(text)
  const ofAll = (...classes: Class[]) =>
    [...reading.hits.values()].flatMap((hits) => classes.flatMap((of) => hits[of] ?? []))
  const all = {
    amenities: ofAll('amenity'),
    is: ofAll('is'),
    said: ofAll('review', 'feedback'),
    hasMoney: money.test(text),
  }
  let offer = false
  for (const [language, hits] of reading.hits) {
    if (steersIn(reading, hits, language)) return 'steering'
    offer ||= offersIn(reading, hits, all)
  }
  return offer ? 'offering' : undefined
}

/** Allowed distance between words of two classes. */
interface Distance {
  /** Number of words from the end of the first to the start of the second. */
  max: number
  within?: 'sentence' | 'clause'
  /** Whether a conjunction may stand between them. */
  joined?: boolean
}

const knownStarts = new WeakMap<Hit[], Set<number>>()

/** Returns the positions at which hits begin. A set, so that the check stays linear in the length of the text. */
function startsOf(hits: Hit[]): Set<number> {
  const starts = knownStarts.get(hits) ?? new Set(hits.map(({ start }) => start))
  knownStarts.set(hits, starts)
  return starts
}

function follows(
  tokens: Token[],
  first: Hit[] | undefined,
  second: Hit[] | undefined,
  { max, within = 'sentence', joined = true }: Distance,
): boolean {
  if (!first || !second) return false
  const starts = startsOf(second)
  return first.some((a) => {
    for (let at = a.end + 1; at <= a.end + max && at < tokens.length; at += 1) {
      if (tokens[a.start]?.[within] !== tokens[at]?.[within]) return false
      if (!joined && conjunctions.has(tokens[at]?.word ?? '')) return false
      if (starts.has(at)) return true
    }
    return false
  })
}

function steersIn({ tokens, questions }: Reading, hits: Hits, language: string): boolean {
  const before = (first: Hit[] | undefined, second: Hit[] | undefined, distance: Distance) =>
    follows(tokens, first, second, distance)
  const near = (first: Hit[] | undefined, second: Hit[] | undefined, distance: Distance) =>
    before(first, second, distance) || before(second, first, distance)
  const wordAt = (at: number) => tokens[at]?.word ?? ''
  const sentenceOf = ({ start }: Hit) => tokens[start]?.sentence

  const google = tokens.flatMap(({ word }, at) =>
    /^(?:google|гугл|γκουγκλ|جوجل|غوغل|גוגל|गूगल|tripadvisor|yelp|trustpilot)/u.test(word)
      ? [{ start: at, end: at }]
      : [],
  )
  const { star, top, if: conditions, ifHappy, change } = hits
  const review = [...(hits.review ?? []), ...(hits.rate ?? [])]
  const said = [...review, ...(hits.feedback ?? [])]
  const five = [
    ...(hits.five ?? []),
    ...tokens.flatMap(({ word }, at) => (word === '5' ? [{ start: at, end: at }] : [])),
  ]
  if (top || ifHappy) return true
  if (near(five, star, { max: 1 })) return true
  // "Good or bad" and "happy or not" are open to everyone.
  const isJoined = (end: number, start: number) =>
    tokens[end]?.sentence === tokens[start]?.sentence &&
    ((start - end === 2 && conjunctions.has(wordAt(end + 1))) ||
      tokens[start]?.clause !== tokens[end]?.clause)
  const balanced = (hit: Hit, others: Hit[] | undefined) => {
    const starts = startsOf(others ?? [])
    return (
      [1, 2].some(
        (gap) =>
          (starts.has(hit.end + gap) && isJoined(hit.end, hit.end + gap)) ||
          (starts.has(hit.start - gap) && isJoined(hit.start - gap, hit.start)),
      ) ||
      (conjunctions.has(wordAt(hit.end + 1)) &&
        (negations.has(wordAt(hit.end + 2)) || negations.has(wordAt(hit.end + 3))))
    )
  }
  const pos = hits.pos?.filter((hit) => !balanced(hit, hits.neg))
  const neg = hits.neg?.filter((hit) => !balanced(hit, hits.pos))
  const pleased = [...(hits.happy ?? []), ...(hits.like ?? [])]
  const happy = hits.happy?.filter((hit) => !balanced(hit, hits.unhappy))
  const unhappy = hits.unhappy?.filter((hit) => !balanced(hit, pleased))
  const like = hits.like?.filter((hit) => !balanced(hit, hits.unhappy))

  for (const kind of [pos, neg]) {
    const adjectives = kind?.filter(({ start }) => !adverbs.has(wordAt(start)))
    if (before(adjectives, said, { max: 2, within: 'clause', joined: false })) return true
    const after = adjectives?.map((hit) =>
      degrees.has(wordAt(hit.start - 1)) ? { ...hit, start: hit.start - 1 } : hit,
    )
    if (before(said, after, { max: 1, within: 'clause' })) return true
    if (before(hits.rate, kind, { max: 3, within: 'clause', joined: false })) return true
    if (before(kind, hits.rate, { max: 1, within: 'clause' })) return true
  }
  if (before(pos, google, { max: 4 }) || before(hits.praise, google, { max: 4 })) return true
  const shared = [...review, ...google, ...(hits.share ?? []), ...(hits.here ?? []), ...(conditions ?? [])]
  for (const kind of [pos, neg, unhappy]) {
    if (near(kind, hits.experience, { max: 4 }) && near(hits.experience, shared, { max: 12 })) return true
  }
  const fives = five.filter(({ end }) => !minutes.test(wordAt(end + 1)))
  if (before(hits.rate, fives, { max: 3, within: 'clause' })) return true
  // "Give us a 10" at the end of a sentence.
  const isLast = ({ end }: Hit) => tokens[end]?.sentence !== tokens[end + 1]?.sentence
  const marks = tokens.flatMap(({ word }, at) => (/^(?:5|10)$/.test(word) ? [{ start: at, end: at }] : []))
  if (before(hits.give, marks.filter(isLast), { max: 3 })) return true

  // Conditions on satisfaction: "if you liked it, tell others".
  const hasPublic = review.length > 0 || google.length > 0
  const states = [...(happy ?? []), ...(unhappy ?? []), ...(like ?? [])]
  const hasElsewhere = hasPublic || hits.here !== undefined || hits.share !== undefined
  const serious = states.filter(({ start }) => hasElsewhere || !problem.test(wordAt(start)))
  const gladBefore = (condition: Hit) =>
    !hasPublic && before(hits.happy, [condition], { max: 20, within: 'sentence' })
  const open = conditions?.filter((condition) => !gladBefore(condition))
  if (before(open, serious, { max: 7, within: 'clause' })) return true

  // Questions about satisfaction: "did you like it?".
  const isQuestion = (hit: Hit) => questions[sentenceOf(hit) ?? 0]
  const openSentences = new Set(hits.how?.map(sentenceOf))
  const isOpen = (hit: Hit) => openSentences.has(sentenceOf(hit))
  const asked = (list: Hit[] | undefined) => list?.some((hit) => isQuestion(hit) && !isOpen(hit))
  if (asked(happy) || asked(unhappy?.filter(({ start }) => hasElsewhere || !problem.test(wordAt(start)))))
    return true
  if (asked(like) && (hasPublic || hits.share)) return true

  const guests = [...(happy ?? []), ...(unhappy ?? [])]
  if (near(guests, hits.guest, { max: 1 })) {
    const asked = [...review, ...google, ...(hits.share ?? []), ...(hits.here ?? [])]
    if (near(guests, asked, { max: 12 })) return true
  }

  // Away from public reviews.
  const reminders = new Set(tokens.filter(({ word }) => forget.test(word)).map(({ sentence }) => sentence))
  const not = hits.not?.filter(({ start }) => !reminders.has(tokens[start]?.sentence ?? -1))
  if (before(not, google, { max: 4 })) return true
  if (hits.here && before(not, review, { max: 4, within: 'clause' })) return true
  if (before(hits.before, [...review, ...google], { max: 4, within: 'clause' })) return true
  if (near(hits.instead, google, { max: 5 }) || before(hits.instead, review, { max: 3 })) return true
  const complaints = hits.complaint?.filter((hit) => !balanced(hit, hits.praise))
  if (near(complaints, hits.here, { max: 4 }) || complaints?.some((hit) => isQuestion(hit) && !isOpen(hit)))
    return true
  if (complaints && hits.praise && complaints.length > 0) return true

  if (before(change, hits.review, { max: 3, within: 'clause' })) return true
  return (
    ['de', 'nl', 'hu', 'tr', 'hi'].includes(language) &&
    before(hits.review, change, { max: 1, within: 'clause' })
  )
}

/** Patterns that apply to all languages, because related languages share words of offers. */
interface Shared {
  amenities: Hit[]
  is: Hit[]
  said: Hit[]
  hasMoney: boolean
}

function offersIn({ tokens }: Reading, hits: Hits, shared: Shared): boolean {
  const near = (first: Hit[] | undefined, second: Hit[] | undefined, max: number) =>
    follows(tokens, first, second, { max }) || follows(tokens, second, first, { max })
  const wordAt = ({ start }: Hit) => tokens[start]?.word ?? ''
  const { gift, present, free, thing, give, asThanks, points, surprise, wait, donate, exchange } = hits
  const said = [...(hits.review ?? []), ...(hits.rate ?? []), ...(hits.feedback ?? [])]
  if (gift) return true
  // "Your feedback is a gift."
  const isGift = (hit: Hit) =>
    shared.is.some(
      (is) => follows(tokens, shared.said, [is], { max: 4 }) && follows(tokens, [is], [hit], { max: 5 }),
    )
  if (present?.some((hit) => !isGift(hit))) return true
  const isFree = (hit: Hit) =>
    near([hit], thing, 2) || !shared.amenities.some((amenity) => allows(amenity, hit))
  if (free?.some(isFree)) return true
  const treat = give?.filter((hit) => treats.test(wordAt(hit)))
  const got = give?.filter((hit) => receive.test(wordAt(hit)))
  if (near(treat, thing, 5)) return true
  if (said.length > 0 && near(give, thing, 6) && near(said, thing, 12)) return true
  if (said.length > 0 && near(got, thing, 6)) return true
  if (asThanks && (give || thing || surprise || wait)) return true
  if (shared.hasMoney && (said.length > 0 || give || free || hits.share)) return true
  if (near(points, give, 4)) return true
  if (points?.some(({ start }) => /^\d+$/.test(tokens[start - 1]?.word ?? '')) && said.length > 0) return true
  if (near(surprise, wait, 6) || near(surprise, give, 6)) return true
  if (near(donate, said, 12)) return true
  return exchange !== undefined && (said.length > 0 || give !== undefined || thing !== undefined)

  function allows(amenity: Hit, of: Hit): boolean {
    const [a, b] = [tokens[amenity.start], tokens[of.start]]
    if (!a || !b || a.sentence !== b.sentence) return false
    const distance = amenity.start - of.end
    return strictlyNext.has(a.word) ? distance === 1 : Math.abs(distance) <= 6
  }
}

const given = new Set(givenNames)
const ambiguous = new Set(ambiguousNames)
const places = new Set(placeWords)
const excluded = new Set(notNames)
/** Words before a name that are also followed by much else; only known names count after them. */
const weak = folded(
  'say see request look call contact i this name rate recommend tip compliment write email book with from hosted meet your su tu vuestro votre ton ta il la io sono soy sou eu je ik jestem jsem sunt vagyok olen ben jag jeg я є είμαι ο η din er deres dit uw je jouw jullie vas vase vaše tvoje tvuj twoj twoja wasz od fra från ваш ваша твой твоя твій от від olet parlez parl hable habla fale fala chame contact* kontakt* contatt* saluez salut* salude hils hälsa halsa mluvte rozmawiaj skontaktuj soita puhu arayin bulun konusun gorusun goi gap hoi tim lien yeu cari temui hubungi panggil minta bicara tanyakan dites dis di diga diz zeg sag si sano spuneti spune reknete reknite скажите скажіть передайте свяжитесь обратитесь звяжіться mondja koszonet koszonjuk ring call bel αναζητ',
)

function names(clean: string, foldedText: string, own: string[]): boolean {
  if (
    ideographs.test(foldedText) &&
    compiled.some(({ names }) => names.some((pattern) => pattern.test(foldedText)))
  )
    return true
  const found = [...clean.matchAll(wordPattern)]
  const originals = found.map(([word]) => word)
  const ownWords = new Set(own.map(plain))
  const reading = read(clean)
  for (const token of reading.tokens) token.word = plain(token.word)
  const { tokens } = reading
  const hits = hitsOf(tokens)
  const folds = tokens.map(({ word }) => word)
  const hasCases = /\p{Lu}|\p{Ll}/u.test(clean)
  // Where most words are capitalized, capitals do not indicate names.
  const long = originals.filter((word) => word.length > 3)
  const isTitleCase = long.length > 3 && long.filter(isCapital).length > long.length * 0.6
  const guests = new Set([...hits.values()].flatMap(({ guest = [] }) => guest.map(({ start }) => start)))

  const isKnown = (at: number): boolean => {
    const word = folds[at] ?? ''
    const isName =
      given.has(word) ||
      (ambiguous.has(word) && asksFor(at)) ||
      (!hasCases && formsOf(word).some((form) => given.has(form)))
    return isName && !isPlace(at)
  }
  const isPlace = (at: number) =>
    places.has(folds[at - 1] ?? '') ||
    (places.has(folds[at + 1] ?? '') && !/[,.!]/.test(tokens[at + 1]?.gap ?? ''))
  const isCapitalName = (at: number, titles?: Hit[]): boolean => {
    const original = originals[at] ?? ''
    return (
      /^\p{Lu}[\p{Ll}\p{M}]+$/u.test(original) &&
      !excluded.has(folds[at] ?? '') &&
      !guests.has(at) &&
      !titles?.some(({ start }) => start === at) &&
      !isPlace(at)
    )
  }
  /** Whether nothing but a space, or the point of an abbreviation, stands before a word. */
  const isNext = (at: number) => /^\.?$/.test(tokens[at]?.gap ?? '?')

  for (let at = 0; at < tokens.length; at += 1) {
    const original = originals[at] ?? ''
    if (
      !isKnown(at) ||
      (ownWords.has(folds[at] ?? '') && ownWords.size > 1 && isCapital(original) && !asksFor(at))
    )
      continue
    if (!/\p{Ll}|\p{Lu}/u.test(original) || isCapital(original) || asksFor(at)) return true
  }
  for (const [language, { ask, mention, title, role }] of hits) {
    for (const { start, end } of title ?? []) {
      if (
        language === 'vi' &&
        !/^(?:anh|chị|ông|bà|cô|bác|tiến)$/u.test((originals[start] ?? '').toLowerCase())
      )
        continue
      const next = end + 1
      if (next >= tokens.length || !isNext(next) || ownWords.has(folds[next] ?? '')) continue
      const isUncased = ['ar', 'he', 'hi'].includes(language)
      if (
        isUncased
          ? !/[a-z]/.test(folds[next] ?? '') &&
            !title?.some((other) => other.start === next) &&
            !guests.has(next)
          : isCapitalName(next, title)
      )
        return true
    }
    for (const { end } of role ?? []) {
      const next = end + 1
      if (
        isNext(next) &&
        tokens[next]?.gap === '' &&
        !isTitleCase &&
        isCapitalName(next) &&
        !ownWords.has(folds[next] ?? '')
      )
        return true
    }
    if (
      mention &&
      role &&
      (follows(tokens, mention, role, { max: 5 }) || follows(tokens, role, mention, { max: 2 }))
    )
      return true
    if (language === 'de' || isTitleCase) continue
    for (const { start, end } of [...(ask ?? []), ...(mention ?? [])]) {
      if (weak.has(folds[start] ?? '') && end === start) continue
      for (const next of [end + 1, end + 2, end + 3]) {
        if (tokens[next]?.clause !== tokens[end]?.clause) break
        if (isCapitalName(next)) return true
        if (isCapital(originals[next] ?? '') || (originals[next]?.length ?? 0) > 8) break
      }
    }
  }
  return false

  function asksFor(at: number): boolean {
    for (const { ask = [], mention = [], role = [], title = [] } of hits.values()) {
      if ([...ask, ...mention, ...role, ...title].some(({ end }) => at > end && at - end <= 2)) return true
    }
    return false
  }
}
