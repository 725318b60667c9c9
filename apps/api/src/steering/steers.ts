import { plain } from '#steering/folding.ts'
import {
  conjunctions,
  type Distance,
  followed,
  formsOf,
  type Hit,
  type Hits,
  preceded,
  type Reading,
  startsOf,
} from '#steering/reading.ts'

const folded = (list: string) => new Set(plain(list).split(' '))
const negations = folded(
  'not no non nicht não niet nie ne nu nem όχι inte ikke ei değil ні не нет لا לא नहीं không tidak',
)
/** "Happy or not". */
const alternatives = folded(
  'or oder ou o of lub czy albo nebo sau vagy ή eller tai ya veya або чи или أو أم או या hay atau',
)
/** Verbs whose negation asks for a review: "don't forget to leave a review". */
const forget =
  /^(?:forget|hesitat|oubli|hesit|olvid|dude|duda|vergess|vergiss|zoger|scheu|dimentic|esit|esque|vergeet|aarzel|zapom|waha|nezapom|nevahej|uitat|ezit|felejt|haboz|ξεχα|διστα|glom|tvek|glem|nol|unohd|eparo|unut|cekin|забуд|вага|забыв|стесн|تنس|تترد|תשכח|תהסס|भूल|संकोच|quen|ngai|lupa|ragu|sungkan)/u
const problem =
  /^(?:problem|probl|issue|проблем|sorun|masalah|ongelm|πρόβλ|προβλ|مشكل|בעי|समस्या|परेशानी|van|gond|baj|souci|fout|fel|fejl|vika|reclam)/u
const adverbs = folded(
  'well bien bene bem mal male positively negatively positivamente negativamente dobrze źle хорошо bine jól jónak καλά',
)
/** Words between a noun and the adjective after it. */
const degrees = folded('yang muy très molto muito foarte rất bien más plus più mais mai')
const minutes = /^(?:min|sec|sek|dakik|минут|хвилин|λεπτ|perc|menit|phut|दकि|דק|دقا|o?clock|uhr|pm|am|h)/u
const publicSites = /^(?:google|гугл|γκουγκλ|جوجل|غوغل|גוגל|गूगल|tripadvisor|yelp|trustpilot)/u
const hotel =
  /hotel|hostel|resort|^otel|отел|готел|ξενοδοχ|szallod|فندق|מלון|होटल|^(?:khach|habitacion|zimmer|rooms?)$/u
/** Turkish puts the condition into the verb: "memnunsanız". */
const turkishIf = /s[ae](?:n|m|k|niz|lar|ler)?$/u
/** Languages whose verbs may follow what they change or write. */
const verbLast = new Set(['de', 'nl', 'hu', 'tr', 'hi'])
/** Languages whose conditions may begin with the verb, and how a sentence about oneself begins in them. */
const verbFirst = new Set(['de', 'nl', 'sv', 'da', 'no'])
const firstPerson = new Set(['wir', 'ich', 'wij', 'we', 'ik', 'vi', 'jag', 'jeg'])
/** Languages whose negation may follow the verb. */
const notLast = new Set([...verbFirst, 'fr'])
/** "Five-star" in one word. */
const fiveStar =
  /^(?:fem|funf|fuenf|vijf|piecio|peti|ot|пят[иі])(?:stj|stern|sterren|gwiazd|hvezd|csillag|звезд|зірк)/u
/** Between a group of guests and where it is sent: "happy: Google". */
const label = /^[^.!?]*[:→⇒➜➡»>=–—-]/u

const signs =
  /[★⭐🌟✭✪⭑]{4}|5 ?[★⭐🌟✭✪]|[★⭐🌟✭✪] ?5(?![0-9])|(?<![0-9/.])(?:5 ?\/ ?5|10 ?\/ ?10)(?![0-9/])/u
const smiles = /[😀-😆😊😍🙂😁😃👍🥰]/u
const frowns = /[☹🙁😞😠😡😢😟👎😕]/u

export const hasSteeringSigns = (text: string) => signs.test(text) || (smiles.test(text) && frowns.test(text))

/** Whether a text steers, by its words of one language; `toVisitor` if it answers one visitor. */
export function steers(
  { tokens, questions }: Reading,
  hits: Hits,
  language: string,
  toVisitor: boolean,
): boolean {
  const before = (first: Hit[] | undefined, second: Hit[] | undefined, distance: Distance) =>
    followed(tokens, first, second, distance).length > 0
  const near = (first: Hit[] | undefined, second: Hit[] | undefined, distance: Distance) =>
    before(first, second, distance) || before(second, first, distance)
  const wordAt = (at: number) => tokens[at]?.word ?? ''
  const sentenceOf = ({ start }: Hit) => tokens[start]?.sentence
  const wordsLike = (pattern: RegExp): Hit[] =>
    tokens.flatMap(({ word }, at) => (pattern.test(word) ? [{ start: at, end: at }] : []))

  const google = tokens.flatMap(({ word }, at) =>
    formsOf(word).some((form) => publicSites.test(form)) ? [{ start: at, end: at }] : [],
  )
  const review = [...(hits.review ?? []), ...(hits.rate ?? [])]
  const said = [...review, ...(hits.feedback ?? [])]
  const five = [...(hits.five ?? []), ...wordsLike(/^5$/)]
  const hotels = wordsLike(hotel)
  const hasPublic = review.length > 0 || google.length > 0

  // "Good or bad" and "happy or not" are open to everyone.
  const destinations = startsOf([...google, ...review, ...(hits.here ?? [])])
  const isJoined = (end: number, start: number) =>
    tokens[end]?.sentence === tokens[start]?.sentence &&
    ((start - end === 2 && conjunctions.has(wordAt(end + 1))) ||
      (tokens[start]?.clause !== tokens[end]?.clause &&
        (start - end === 1 || (wordAt(end + 1).length <= 3 && !destinations.has(end + 1)))))
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
  const pleased = [...(hits.happy ?? []), ...(hits.like ?? [])]
  const pos = hits.pos?.filter((hit) => !balanced(hit, hits.neg))
  const neg = hits.neg?.filter((hit) => !balanced(hit, hits.pos))
  const happy = hits.happy?.filter((hit) => !balanced(hit, hits.unhappy))
  const unhappy = hits.unhappy?.filter((hit) => !balanced(hit, pleased))
  const like = hits.like?.filter((hit) => !balanced(hit, hits.unhappy))
  const praise = hits.praise?.filter(({ end }) => !alternatives.has(wordAt(end + 1)))
  const complaints = hits.complaint?.filter((hit) => !balanced(hit, hits.praise))

  /** Adjectives of reviews: "a good review", "una reseña buena". */
  const asAdjective = (kind: Hit[] | undefined) => {
    const adjectives = kind?.filter(({ start }) => !adverbs.has(wordAt(start)))
    const after = adjectives?.map((hit) =>
      degrees.has(wordAt(hit.start - 1)) ? { ...hit, start: hit.start - 1 } : hit,
    )
    return [
      ...followed(tokens, adjectives, said, { max: 2, within: 'clause', joined: false }),
      ...followed(tokens, said, after, { max: 1, within: 'clause' }),
    ]
  }

  /** Whether a closed question is asked: "are you happy?" but not "how happy are you?". */
  const asked = (list: Hit[] = []) => {
    const inOpen = preceded(tokens, hits.how, list, 12)
    return list.some((hit) => questions[sentenceOf(hit) ?? 0] && !inOpen.has(hit))
  }

  const starred = followed(tokens, five, hits.star, { max: 1 }).concat(
    followed(tokens, hits.star, five, { max: 1 }),
  )
  const isHotel = (hit: Hit) =>
    !hasPublic && (near([hit], hotels, { max: 3 }) || hotel.test(wordAt(hit.end + 1)))
  if ([...starred, ...wordsLike(fiveStar)].some((hit) => !isHotel(hit))) return true
  if (hits.steer && (!toVisitor || hasPublic)) return true

  if (
    before(hits.change, hits.review, { max: 5 }) ||
    (verbLast.has(language) && before(hits.review, hits.change, { max: 1, within: 'clause' }))
  )
    return true

  // Conditions on how satisfied someone is.
  const problems = (list: Hit[] | undefined, counts: boolean) =>
    list?.filter(({ start }) => counts || !problem.test(wordAt(start)))
  const hasElsewhere = hasPublic || hits.here !== undefined || hits.share !== undefined
  const states = [...(happy ?? []), ...(problems(unhappy, hasElsewhere) ?? []), ...(like ?? [])]
  const gladBefore = preceded(tokens, hasPublic ? [] : hits.happy, hits.if ?? [], 20)
  const open = hits.if?.filter((condition) => !gladBefore.has(condition))
  /** "Är du nöjd, …": a condition without a word for it. */
  const isVerbFirst = (hit: Hit) => {
    const first = tokens.findIndex(({ sentence }) => sentence === sentenceOf(hit))
    return hit.start - first <= 3 && hit.start > first && !firstPerson.has(wordAt(first))
  }
  const isConditional =
    (verbFirst.has(language) && before(happy?.filter(isVerbFirst), [...google, ...review], { max: 10 })) ||
    before(open, states, { max: 7, within: 'clause' }) ||
    (language === 'tr' && states.some(({ end }) => turkishIf.test(wordAt(end)))) ||
    (hasPublic && before(hits.only, [...(happy ?? []), ...(like ?? [])], { max: 7 }))
  if (isConditional && (!toVisitor || hasPublic)) return true

  // "Happy: Google. Unhappy: us."
  const inQuestion = preceded(tokens, hits.how, states, 5)
  const told = states.filter((hit) => !inQuestion.has(hit))
  const toldOf = (list: Hit[] | undefined) => list?.some((hit) => !inQuestion.has(hit)) ?? false
  if ((google.length > 0 || (!toVisitor && hits.guest)) && (toldOf(happy) || toldOf(like)) && toldOf(unhappy))
    return true
  const isLabel = ({ end }: Hit) => label.test(tokens[end + 1]?.gap ?? '')
  const hasDestination = toVisitor ? google.length > 0 : hasElsewhere
  if (hasDestination && [...told, ...(complaints ?? [])].some(isLabel)) return true

  if (toVisitor) {
    const good = asAdjective(pos)
    if (before(hits.leave, good, { max: 5, within: 'clause' })) return true
    if (verbLast.has(language) && before(good, hits.leave, { max: 3, within: 'clause' })) return true
    const isLastClause = ({ end }: Hit) => {
      const next = tokens.find((token, at) => at > end && token.clause !== tokens[end]?.clause)
      return next === undefined || next.sentence !== tokens[end]?.sentence
    }
    return asked(happy?.filter(isLastClause)) || (asked(like) && hasPublic)
  }

  for (const kind of [pos, neg]) {
    if (asAdjective(kind).length > 0) return true
    if (before(hits.rate, kind, { max: 3, within: 'clause', joined: false })) return true
    if (before(kind, hits.rate, { max: 1, within: 'clause' })) return true
  }
  if (before(pos, google, { max: 4 }) || before(praise, google, { max: 4 })) return true
  const shared = [...review, ...google, ...(hits.share ?? []), ...(hits.here ?? []), ...(hits.if ?? [])]
  for (const kind of [pos, neg, unhappy]) {
    if (near(kind, hits.experience, { max: 4 }) && near(hits.experience, shared, { max: 12 })) return true
  }
  const fives = five.filter(({ end }) => !minutes.test(wordAt(end + 1)))
  if (before(hits.rate, fives, { max: 3, within: 'clause' })) return true
  // "Give us a 10" at the end of a sentence.
  const isLast = ({ end }: Hit) => tokens[end]?.sentence !== tokens[end + 1]?.sentence
  if (before(hits.give, wordsLike(/^(?:5|10)$/).filter(isLast), { max: 3 })) return true

  // Questions whether someone is satisfied.
  if (asked(happy) || asked(problems(unhappy, hasElsewhere))) return true
  if (asked(like) && (hasPublic || hits.share)) return true

  const guests = [...(happy ?? []), ...(unhappy ?? [])]
  const sent = [...review, ...google, ...(hits.share ?? []), ...(hits.here ?? [])]
  if (near(guests, hits.guest, { max: 1 }) && near(guests, sent, { max: 12 })) return true

  // Away from public reviews.
  const reminders = new Set(tokens.filter(({ word }) => forget.test(word)).map(({ sentence }) => sentence))
  const not = hits.not?.filter(
    (hit) => !reminders.has(sentenceOf(hit) ?? -1) && !alternatives.has(wordAt(hit.start - 1)),
  )
  const writing = [...(hits.leave ?? []), ...(hits.rate ?? []), ...(hits.share ?? [])]
  const isForbidden =
    before(not, writing, { max: 4, within: 'clause' }) ||
    language === 'cs' || // where verbs are negated in one word
    (notLast.has(language) && before(writing, not, { max: 2 }))
  if (isForbidden && before(not, google, { max: 5 })) return true
  if (verbLast.has(language) && before(google, not, { max: 3, within: 'clause' })) return true
  if (hits.here && before(not, review, { max: 4, within: 'clause' })) return true
  if (before(hits.before, [...review, ...google], { max: 4, within: 'clause' })) return true
  if (verbLast.has(language) && before(google, hits.before, { max: 4, within: 'clause' })) return true
  if (near(hits.instead, google, { max: 5 }) || before(hits.instead, review, { max: 3 })) return true
  if (near(complaints, hits.here, { max: 4 }) || asked(complaints)) return true
  return complaints !== undefined && hits.praise !== undefined && complaints.length > 0
}
