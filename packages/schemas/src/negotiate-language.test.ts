import { describe, expect, it } from 'vitest'
import { type Language, languages, type MemberLanguage, memberLanguages } from '#languages.ts'
import { negotiateLanguage } from '#negotiate-language.ts'

const headers: [header: string | undefined, language: Language | undefined][] = [
  // Nothing asked for.
  [undefined, undefined],
  ['', undefined],
  [' ', undefined],
  ['*', undefined],
  ['*;q=0.5', undefined],
  ['*;q=0', undefined],
  // Headers that browsers send.
  ['en', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7', 'de'],
  ['de-CH, fr;q=0.5', 'de'],
  ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans'],
  ['zh-TW,zh;q=0.9,en-US;q=0.8', 'zh-Hant'],
  ['nb-NO,nb;q=0.9,no;q=0.8,nn;q=0.7,en-US;q=0.6,en;q=0.5', 'no'],
  ['pt-BR,pt;q=0.9,en-US;q=0.8,en;q=0.7', 'pt-BR'],
  ['pt-PT,pt;q=0.9,en;q=0.8', 'pt-PT'],
  ['id-ID,id;q=0.9,ms;q=0.8', 'id'],
  ['sk-SK,sk;q=0.9,cs;q=0.8,en;q=0.7', 'cs'],
  ['ca-ES,ca;q=0.9,es;q=0.8', 'es'],
  // Quality values.
  ['en;q=0.1, de;q=0.9', 'de'],
  ['en;q=0.1, fr;q=0.35, de;q=0.351', 'de'],
  ['de;q=0.5, fr;q=0.5', 'de'],
  ['de;q=0.2, fr;q=0.3, de-AT;q=0.9', 'de'],
  ['DE ; Q=0.3 ,\tFR ; q = 0.8', 'fr'],
  ['de;q=1.000, fr', 'de'],
  ['de;q=0.001', 'de'],
  ['xx, yy;q=0.9, el;q=0.01', 'el'],
  // Refused.
  ['de;q=0', undefined],
  ['de;q=0.000, fr;q=0.1', 'fr'],
  ['de, de;q=0', undefined],
  ['de-AT, de;q=0, it;q=0.2', 'it'],
  ['de;q=0.5, de-AT;q=0', 'de'],
  ['pt, pt-BR;q=0', 'pt-PT'],
  ['pt-PT, pt;q=0, es;q=0.1', 'es'],
  ['zh-TW, zh-Hant;q=0', 'zh-Hans'],
  ['nb, nn;q=0', 'no'],
  ['no, nb;q=0, sv;q=0.5', 'sv'],
  // A wildcard matches no particular language.
  ['*, de;q=0.5', 'de'],
  ['xx, *', undefined],
  ['it;q=0.1, *;q=0.9', 'it'],
  ['de-*', undefined],
  // Regions, scripts and variants of known languages.
  ['es-MX', 'es'],
  ['es-419', 'es'],
  ['en-GB-oxendict', 'en'],
  ['de-1996', 'de'],
  ['hi-Latn', 'hi'],
  ['uk-Cyrl-UA', 'uk'],
  ['el-polyton', 'el'],
  ['ar-EG', 'ar'],
  ['ja-JP-u-ca-japanese', 'ja'],
  ['fr-x-joual', 'fr'],
  ['ko_KR', 'ko'],
  // Chinese.
  ['zh', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-HK', 'zh-Hant'],
  ['zh-MO', 'zh-Hant'],
  ['zh-Hant', 'zh-Hant'],
  ['zh-hant-cn', 'zh-Hant'],
  ['zh-Hans-HK', 'zh-Hans'],
  ['zh-Hant-HK-x-private', 'zh-Hant'],
  ['zh-u-rg-twzzzz', 'zh-Hans'],
  // Portuguese.
  ['pt', 'pt-BR'],
  ['pt-Latn', 'pt-BR'],
  ['PT-br', 'pt-BR'],
  ['pt-AO', 'pt-PT'],
  ['pt-MZ', 'pt-PT'],
  ['pt-Latn-PT', 'pt-PT'],
  ['pt-u-co-standard', 'pt-BR'],
  // Other names of a language.
  ['nb', 'no'],
  ['nn-NO', 'no'],
  ['no', 'no'],
  ['iw', 'he'],
  ['iw-IL', 'he'],
  ['in', 'id'],
  ['in-ID', 'id'],
  // Languages without a catalogue.
  ['sr-Latn', undefined],
  ['sk', undefined],
  ['ms', undefined],
  ['gsw-CH', undefined],
  ['tlh', undefined],
  ['i-klingon', undefined],
  ['x-de', undefined],
  ['fil, gl', undefined],
  // Malformed parts.
  [',,,de', 'de'],
  [';q=1, de', 'de'],
  ['de;q=abc, fr', 'fr'],
  ['de;q=2, fr;q=0.1', 'fr'],
  ['de;q=-1, fr;q=0.1', 'fr'],
  ['de;q=, fr;q=0.1', 'fr'],
  ['de;q=0.5=1, fr;q=0.1', 'fr'],
  ['de;q, fr;q=0.1', 'fr'],
  ['de;, fr;q=0.1', 'de'],
  ['de;level=1;q=0.2, fr;q=0.3', 'fr'],
  ['deutsch!, it', 'it'],
  ['de fr, it', 'it'],
  ['-de, de-, --, it', 'it'],
  ['d, e, it', 'it'],
  ['<script>, \0, 😀, ../../etc/passwd, it', 'it'],
  ['constructor, __proto__, tostring, it', 'it'],
  ['deutschsprachig, it', 'it'],
  ['hu\u0000, it', 'it'],
]

describe('negotiateLanguage', () => {
  it.each(headers)('takes %j for %s', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language)
    expect(negotiateLanguage(header), 'when it is remembered').toBe(language)
  })

  it.each(languages)('finds %s by its own tag, in any case and with a region', (language) => {
    for (const tag of [language, language.toLowerCase(), language.toUpperCase()]) {
      expect(negotiateLanguage(`xx, ${tag};q=0.4, *;q=0.1`)).toBe(language)
    }
    if (!language.includes('-')) expect(negotiateLanguage(`${language}-XY`)).toBe(language)
  })

  it.each<[header: string, language: MemberLanguage | undefined]>([
    ['pt-PT,pt;q=0.9,en;q=0.8', 'pt-BR'],
    ['pt-BR;q=0, pt-PT, de;q=0.1', 'de'],
    ['cs, de;q=0.5', 'de'],
    ['JA-jp', 'ja'],
    ['ko, zh-TW', undefined],
    ['', undefined],
  ])('takes, among the languages of members, of %j %s', (header, language) => {
    expect(negotiateLanguage(header, memberLanguages)).toBe(language)
    expect(negotiateLanguage(header, memberLanguages), 'when it is remembered').toBe(language)
  })

  it.each([
    ['ranges', 'xx;q=0.5,'],
    ['one language', 'de,'],
    ['commas', ','],
    ['semicolons', ';'],
    ['equal signs', '='],
    ['subtags', 'de-'],
    ['spaces', ' '],
    ['a quality', 'de;q=0.00000'],
    ['letters', 'a'],
  ])('reads a header of 8 kB full of %s without backtracking', (_, part) => {
    const fill = (length: number) => `it, ${part.repeat(Math.ceil(length / part.length))}`.slice(0, length)
    const time = (header: string) => {
      const begun = performance.now()
      for (let times = 0; times < 20; times += 1) negotiateLanguage(header)
      return performance.now() - begun
    }
    expect(negotiateLanguage(fill(8192))).toBe('it')
    expect(negotiateLanguage(`${fill(8192)},`.padEnd(1_000_000, 'de,'))).toBe('it')
    // Normally takes a fiftieth of this; quadratic time would exceed it.
    expect(Math.min(...[1, 2, 3].map(() => time(fill(8192))))).toBeLessThan(500)
  })

  it('remembers a bounded number of headers', () => {
    for (let n = 0; n < 5000; n += 1) negotiateLanguage(`xx-${n}, de;q=0.${n}`)
    expect(negotiateLanguage('xx-4999, de;q=0.4999')).toBe('de')
    expect(negotiateLanguage('xx-1, de;q=0.1')).toBe('de')
  })
})
