import { expect, it } from 'vitest'
import { languages, memberLanguageOf, memberLanguages } from '#languages.ts'

it('lists the languages of members in the order of all languages', () => {
  expect(memberLanguages).toEqual(languages.filter((language) => memberLanguageOf(language)))
})

it.each([
  ['PT-br', 'pt-BR'],
  ['pt-PT', undefined],
  ['cs', undefined],
  ['', undefined],
  [7, undefined],
])('finds a language of members by %j: %s', (tag, language) => {
  expect(memberLanguageOf(tag)).toBe(language)
})
