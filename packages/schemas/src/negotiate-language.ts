import { type Language, languages } from '#languages.ts'

/** Characters of a header that are read. Browsers send about a hundred; servers accept up to 16 kB of headers. */
const maxLength = 8192

/** Headers up to this length are memoized: those of browsers are shorter. */
const maxMemoized = 256
const maxMemos = 1000
/** By the languages that were negotiated among. */
const memos = new WeakMap<readonly Language[], Map<string, Language | undefined>>()

/**
 * Returns the language that a reader prefers, or undefined if there is none: a visitor's page is then in the company's
 * default language, a member's in English. Looks languages up as RFC 4647 (section 3.4) does, in the order of their
 * quality values, but ignores regions and scripts that have no catalogue of their own: `es-MX` is `es`. A `*` asks for
 * the default, and a quality of 0 rules a language out. Malformed parts are skipped.
 *
 * @param header the value of `Accept-Language`, or of `navigator.languages` joined by commas
 * @param among the languages that are offered, as a constant; of another form of a language the one there is
 */
export function negotiateLanguage<Offered extends Language = Language>(
  header: string | undefined,
  among: readonly Offered[],
): Offered | undefined
export function negotiateLanguage(header: string | undefined): Language | undefined
export function negotiateLanguage(
  header: string | undefined,
  among: readonly Language[] = languages,
): Language | undefined {
  if (!header) return undefined
  if (header.length > maxMemoized) return negotiate(header, among)
  const remembered = memosOf(among)
  const known = remembered.get(header)
  if (known !== undefined || remembered.has(header)) return known
  const language = negotiate(header, among)
  // Visitors send a few hundred different headers. If made-up ones fill the map, it is simply rebuilt.
  if (remembered.size >= maxMemos) remembered.clear()
  remembered.set(header, language)
  return language
}

function memosOf(among: readonly Language[]): Map<string, Language | undefined> {
  const memosAmong = memos.get(among) ?? new Map<string, Language | undefined>()
  memos.set(among, memosAmong)
  return memosAmong
}

const wellFormed = /^[a-z]{2}(?:[-_][a-z0-9]{1,8})*$/

function negotiate(header: string, among: readonly Language[]): Language | undefined {
  /** Quality of each language's best range; the order of insertion decides ties. */
  const wanted = new Map<Language, number>()
  const refused = new Set<Language>()
  for (const part of header.slice(0, maxLength).toLowerCase().split(',')) {
    const end = part.indexOf(';')
    const range = (end < 0 ? part : part.slice(0, end)).trim()
    const separator = range.search(/[-_]/)
    // Checked before anything slower, because 8 kB can contain thousands of ranges.
    if (!isKnown(separator < 0 ? range : range.slice(0, separator))) continue
    const quality = end < 0 ? 1 : qualityOf(part.slice(end + 1))
    if (quality === undefined || !wellFormed.test(range)) continue
    const [primary = '', ...rest] = range.split(/[-_]/)
    // A single letter begins an extension or private use, whose subtags are no regions.
    const extension = rest.findIndex((subtag) => subtag.length === 1)
    const subtags = extension < 0 ? rest : rest.slice(0, extension)
    if (quality === 0) for (const language of coveredBy(primary, subtags)) refused.add(language)
    else for (const language of candidates(primary, subtags)) raise(wanted, language, quality)
  }
  let best: Language | undefined
  for (const [language, quality] of wanted) {
    if (!among.includes(language) || refused.has(language)) continue
    if (quality > (best === undefined ? 0 : (wanted.get(best) ?? 0))) best = language
  }
  return best
}

/** Keeps the position of the better range, so that ties are decided by the order in the header. */
function raise(wanted: Map<Language, number>, language: Language, quality: number): void {
  const before = wanted.get(language)
  if (before !== undefined && before >= quality) return
  wanted.delete(language)
  wanted.set(language, quality)
}

/** Returns the quality in a range's parameters, 1 without one, or undefined if they are malformed. */
function qualityOf(parameters: string): number | undefined {
  const [, simple] = /^\s*q=(0\.\d{1,3}|1)$/.exec(parameters) ?? []
  if (simple) return Number(simple)
  let quality = 1
  for (const parameter of parameters.split(';')) {
    const [name = '', value, ...rest] = parameter.split('=').map((part) => part.trim())
    if (name === '' && value === undefined) continue
    if (value === undefined || rest.length > 0) return undefined
    if (name !== 'q') continue
    if (!/^(?:0?\.\d+|0\.?|1(?:\.0*)?)$/.test(value)) return undefined
    quality = Number(value)
  }
  return quality
}

/** Languages by primary subtag, for those that have one catalogue. */
const byPrimary = new Map<string, readonly Language[]>(
  languages.filter((language) => !language.includes('-')).map((language) => [language, [language]]),
)
// Norwegian's two written forms, and the former codes of Hebrew and Indonesian, which Java still sends.
for (const [alias, language] of [
  ['nb', 'no'],
  ['nn', 'no'],
  ['iw', 'he'],
  ['in', 'id'],
] as const) {
  byPrimary.set(alias, [language])
}

const traditionalRegions = new Set(['tw', 'hk', 'mo'])

const isKnown = (primary: string) => byPrimary.has(primary) || primary === 'zh' || primary === 'pt'

/** Returns the languages that a range asks for, the closest first. */
function candidates(primary: string, subtags: readonly string[]): readonly Language[] {
  if (primary === 'zh') return isTraditional(subtags) ? ['zh-Hant', 'zh-Hans'] : ['zh-Hans', 'zh-Hant']
  if (primary === 'pt') return isEuropean(subtags) ? ['pt-PT', 'pt-BR'] : ['pt-BR', 'pt-PT']
  return byPrimary.get(primary) ?? []
}

/** Returns the languages that a refused range covers: `pt` all of Portuguese, `pt-BR` one, `en-US` none entirely. */
function coveredBy(primary: string, subtags: readonly string[]): readonly Language[] {
  if (subtags.length === 0) return primary === 'nn' ? [] : candidates(primary, subtags)
  const [language] = candidates(primary, subtags)
  return language && languages.some((tag) => tag.toLowerCase() === [primary, ...subtags].join('-'))
    ? [language]
    : []
}

/** A script counts more than a region. */
function isTraditional(subtags: readonly string[]): boolean {
  if (subtags.includes('hant')) return true
  return !subtags.includes('hans') && subtags.some((subtag) => traditionalRegions.has(subtag))
}

/** Brazil's form is the default; every other region writes as Portugal does. */
function isEuropean(subtags: readonly string[]): boolean {
  const region = subtags.find((subtag) => /^(?:[a-z]{2}|\d{3})$/.test(subtag))
  return region !== undefined && region !== 'br'
}
