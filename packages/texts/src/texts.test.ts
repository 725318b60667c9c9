import { readdirSync, readFileSync } from 'node:fs'
import { type Language, languages, type MemberLanguage, memberLanguages } from '@candour/schemas/languages.ts'
import { describe, expect, it, vi } from 'vitest'
import { catalogues } from '#catalogues.ts'
import { formats } from '#formats.ts'
import { loadPages, loadPrints, loadScreens, loadStart } from '#load.ts'
import { memberCatalogues } from '#member-catalogues.ts'

// The first test of a member's language loads all of them, which takes seconds on a loaded machine.
vi.setConfig({ testTimeout: 60_000 })

interface Sample {
  path: string
  text: string
  /** The same text in English. */
  english: string
  company?: string
  number?: number
  date?: Date
}

const company = 'Café Luna'
const operator = 'Candour'
const date = new Date('2026-11-22T12:00:00Z')
const zone = 'Europe/Berlin'

/** Every text of a catalogue; functions are called with recognizable arguments. */
function* samplesOf(value: unknown, english: unknown, path = ''): Generator<Sample> {
  if (typeof value === 'string') yield { path, text: value, english: String(english) }
  else if (Array.isArray(value)) yield { path, text: value.join(' '), english: [english].flat().join(' ') }
  else if (typeof value === 'function' && typeof english === 'function') {
    const call = (...given: unknown[]) => ({
      path: `${path}(${given[0]})`,
      text: String(value(...given)),
      english: String(english(...given)),
    })
    if (path.endsWith('.operator')) {
      const both = call(company, operator)
      yield { ...both, company }
      yield { ...both, company: operator }
    } else if (english.length === 2) yield { ...call(date, zone), date }
    else if (english(company).includes(company)) yield { ...call(company), company }
    else for (const number of [1, 2, 3, 5, 5000]) yield { ...call(number), number }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      yield* samplesOf(inner, Reflect.get(Object(english), key), `${path}.${key}`)
    }
  }
}

/** Words that a language shares with English. */
const sameAsEnglish: Partial<Record<Language, string[]>> = {
  de: ['Name', 'Optional', 'optional'],
  fr: ['Notifications (F8)'],
  es: ['Error'],
  it: ['Privacy'],
  nl: ['Privacy'],
  vi: ['Email'],
  id: ['Email'],
}

const scripts: Partial<Record<Language, RegExp>> = {
  el: /\p{Script=Greek}/u,
  uk: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  'zh-Hans': /\p{Script=Han}/u,
  'zh-Hant': /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  hi: /\p{Script=Devanagari}/u,
}

/** Latin words that texts of another script may contain. */
const latinWords: Partial<Record<Language, string[]>> = {
  el: ['email', 'cookies'],
  uk: ['cookie'],
  ru: ['cookie'],
  'zh-Hans': ['Cookie'],
  'zh-Hant': ['Cookie'],
  ja: ['Cookie'],
}
const latinNames = ['Google', 'JavaScript', 'F8', 'QR']

/** Violations of a language's typography. */
const wrong: Partial<Record<Language, RegExp>> = {
  // Prints use the ordinary no-break space.
  fr: /(?<![\u202f\u00a0])[!?:;»]|«(?!\u202f)/,
  es: /^[^¿]*\?|^[^¡]*!/,
  // Commas belong below s and t, not cedillas.
  ro: /[şţŞŢ]/,
  // The Greek question mark is a semicolon.
  el: /\?/,
  // Letters of Russian that Ukrainian does not have.
  uk: /[ёъыэ]/i,
  ru: /[ґєії]/i,
  ar: /[,;?]/,
  'zh-Hans': /\p{Script=Han}[,.!?:;]/u,
  'zh-Hant': /\p{Script=Han}[,.!?:;]/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,.!?:;]/u,
  hi: /\p{Script=Devanagari}\.(?:\s|$)/u,
}

/** Frequent characters that only one of the two Chinese scripts has, in the same order. */
const simplified =
  '们这为时评论请网页试输没发开关码单电话邮误线连离过还让说谢对错个应点语选满级给问间数张览馈'
const traditional =
  '們這為時評論請網頁試輸沒發開關碼單電話郵誤線連離過還讓說謝對錯個應點語選滿級給問間數張覽饋'

const buttons =
  /\.(back|change|publicReview|privateFeedback|submit|submitting|home|copy|copied|retry|send|save|unsubscribe|undo)$/

describe.each(languages)('%s', (language) => {
  const catalogue = catalogues[language]
  const samples = [...samplesOf(catalogue, catalogues.en)]

  it('has no blank or broken text', () => {
    for (const { path, text } of samples) {
      expect(text, path).toBe(text.trim())
      expect(text, path).not.toBe('')
      expect(text, path).not.toMatch(/undefined|\bnull\b|NaN|\[object|#/)
      expect(text, path).toBe(text.normalize('NFC'))
      expect(text, path).not.toMatch(/\s\s/)
    }
  })

  it('names the company, the number and the date', () => {
    const { number: written } = formats(language)
    for (const { path, text, company, number, date } of samples) {
      if (company) expect(text, path).toContain(company)
      // Arabic and Hebrew have words for one and two of a thing.
      if (number && number > 2) expect(text, path).toContain(written(number))
      if (date) expect(text, path).toMatch(/(?=.*22)(?=.*2026)/)
    }
  })

  it.each([
    ['whole numbers', 'plural', {}, 1],
    ['numbers with a decimal', 'pluralDecimal', { minimumFractionDigits: 1 }, 0.1],
  ] as const)('has a text for each plural category of %s, and for no other', (_, name, options, step) => {
    const rules = new Intl.PluralRules(language, options)
    const known = rules.resolvedOptions().pluralCategories
    const needed = new Set(Array.from({ length: 201 }, (_, at) => rules.select(at * step)))
    const folder = new URL(`${language}/`, import.meta.url)
    const source = readdirSync(folder)
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join('\n')
    const calls = new RegExp(`\\b${name}\\(\\w+, \\{((?:\\$\\{[^}]*\\}|[^}])*)\\}`, 'g')
    for (const [, texts = ''] of source.matchAll(calls)) {
      const given = [...texts.matchAll(/(\w+):\s+['`]/g)].map(([, category]) => category)
      expect(given, texts).toEqual(expect.arrayContaining([...needed]))
      expect(known, texts).toEqual(expect.arrayContaining(given))
    }
  })

  it('has no name before the “#” of a number, as a name may have one', () => {
    const folder = new URL(`${language}/`, import.meta.url)
    // Names of themes are ours.
    for (const part of readdirSync(folder).filter((name) => name !== 'themes.ts')) {
      const source = readFileSync(new URL(part, folder), 'utf8')
      expect(source, part).not.toMatch(/\$\{(?:company|name|names|product)\}[^`'\n]*#/)
    }
  })

  it('offers the public review in the same words on both screens', () => {
    expect(catalogue.pages.thankYou.publicReview).toBe(catalogue.pages.ui.choice.publicReview)
  })

  it('has short buttons', () => {
    for (const { path, text } of samples) {
      if (buttons.test(path)) expect([...text].length, `${path}: ${text}`).toBeLessThanOrEqual(32)
    }
  })

  if (language === 'en') return

  it('has words of its own', () => {
    const shared = samples.filter(({ text, english }) => text === english).map(({ text }) => text)
    expect([...new Set(shared)].sort()).toEqual([...(sameAsEnglish[language] ?? [])].sort())
  })

  it('is written in its script', () => {
    const script = scripts[language]
    const allowed = new Set([...latinNames, ...(latinWords[language] ?? [])])
    for (const { path, text } of samples) {
      const own = text.replaceAll(company, '').replaceAll(operator, '')
      if (!script) expect(own, path).not.toMatch(/(?!\p{Script=Latin})\p{L}/u)
      else if (!path.startsWith('.receipt.conversation.time')) {
        expect(own, path).toMatch(script)
        for (const [word] of own.matchAll(/[\p{Script=Latin}\d]+/gu)) {
          if (!/^\d+$/.test(word)) expect(allowed, `${path}: ${text}`).toContain(word)
        }
      }
    }
    const other = { 'zh-Hans': traditional, 'zh-Hant': simplified }[String(language)]
    const mine = { 'zh-Hans': simplified, 'zh-Hant': traditional }[String(language)]
    if (other && mine) {
      const foreign = new Set([...other].filter((character) => !mine.includes(character)))
      for (const { path, text } of samples) {
        expect(
          [...text].filter((character) => foreign.has(character)),
          `${path}: ${text}`,
        ).toEqual([])
      }
    }
  })

  it('follows its typography', () => {
    const ellipses = samples.flatMap(({ text }) => text.match(/…|\.\.\./g) ?? [])
    expect(new Set(ellipses).size, 'one kind of ellipsis').toBe(1)
    for (const { path, text } of samples) {
      expect(text, path).not.toMatch(/['"]/)
      const words = text.replace(/(?<=\d)[:,.](?=\d)/g, '')
      if (wrong[language]) expect(words, path).not.toMatch(wrong[language])
    }
  })
})

it.each(languages)('loads %s by itself', async (language) => {
  expect(await loadPages(language)).toEqual(catalogues[language].pages)
  expect(await loadPrints(language)).toEqual(catalogues[language].prints)
})

/** Everything that members read in a language. */
const membersTexts = async (language: MemberLanguage) => ({
  ...{ start: { ...(await loadStart(language)) }, screens: { ...(await loadScreens(language)) } },
  mails: { ...memberCatalogues[language] },
})

/** Returns the paths of texts, with those that are plain strings. */
function pathsOf(texts: object, path = ''): [path: string, text: string | undefined][] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'object'
      ? pathsOf(text, `${path}.${name}`)
      : [[`${path}.${name}`, typeof text === 'string' ? text : undefined]],
  )
}

/** The word for a company in the sentences of the security log. */
const companyIn: Record<MemberLanguage, string> = {
  en: 'company',
  de: 'Unternehmen',
  fr: 'entreprise',
  es: 'empresa',
  it: 'azienda',
  'pt-BR': 'empresa',
  nl: 'bedrijf',
  pl: 'firm',
  tr: 'işletme',
  ja: '会社',
}

describe.each(memberLanguages)('%s for members', (language) => {
  // The compiler does not know which parts `start.ts` and `screens.ts` of a language pass on.
  it('has every text of the dashboard and of the mails', async () => {
    const paths = (texts: object) =>
      pathsOf(texts)
        .map(([path]) => path)
        .sort()
    expect(paths(await membersTexts(language))).toEqual(paths(await membersTexts('en')))
  })

  it('has formats of its own', () => {
    const folder = new URL(`${language}/`, import.meta.url)
    for (const part of readdirSync(folder)) {
      const source = readFileSync(new URL(part, folder), 'utf8')
      for (const [, of] of source.matchAll(/\bformats\('([\w-]+)'\)/g)) expect(of, part).toBe(language)
    }
  })

  it('calls a company one in the security log, and nothing else that is named there', async () => {
    const { deeds, details } = (await loadScreens(language)).audit
    const sentences = Object.entries({ ...deeds, 'order.reopened': details.orderReopened })
    for (const [action, deed] of sentences) {
      const parts = deed('Ada', 'Luna')
      if (!parts.includes('Luna')) continue
      const isCalledCompany = parts.join('').includes(companyIn[language])
      if (action.startsWith('company.')) expect(isCalledCompany, action).toBe(true)
      else if (!action.startsWith('view_as.')) expect(isCalledCompany, action).toBe(false)
    }
  })

  it('has words of its own in every part', async () => {
    const own = new Map(pathsOf(await membersTexts(language)))
    for (const other of memberLanguages.filter((one) => one !== language)) {
      const shared = new Map<string, boolean[]>()
      for (const [path, text] of pathsOf(await membersTexts(other))) {
        const part = path.split('.', 3).join('.')
        if (text !== undefined) shared.set(part, [...(shared.get(part) ?? []), own.get(path) === text])
      }
      for (const [part, same] of shared) {
        // Languages have some words in common, such as “Feedback”.
        const most = Math.max(3, same.length / 2)
        expect(same.filter(Boolean).length, `${part}, as in ${other}`).toBeLessThanOrEqual(most)
      }
    }
  })
})
