import { companyPermissions } from '@candour/schemas/company-roles.ts'
import { expect, it, onTestFinished } from 'vitest'
import { findSettings } from '#shared/settings.ts'

const found = (query: string) =>
  findSettings(query, companyPermissions.owner).flatMap(({ settings }) =>
    settings.map(({ anchor }) => anchor),
  )

it('finds settings by words in any case and order, with or without accents', () => {
  expect(found('LOGO business')).toEqual(['brand'])
  expect(found('Thánk-you')).toEqual(['texts'])
  expect(found('no such setting')).toEqual([])
})

it('finds capital letters in Turkish, where the small ones of I and İ differ', () => {
  document.documentElement.lang = 'tr'
  onTestFinished(() => document.documentElement.removeAttribute('lang'))
  expect(found('API ZAPIER')).toEqual(['webhooks', 'api-keys'])
  expect(found('İNSTANT')).toEqual(['alerts'])
})
