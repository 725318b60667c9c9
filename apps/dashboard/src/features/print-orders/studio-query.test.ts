import { expect, it } from 'vitest'
import { studioQuery } from '#features/print-orders/studio-query.ts'
import { luna } from '#test/fixtures.ts'

const drawn = (company: typeof luna) =>
  studioQuery(company, 'https://reviews.example', { language: 'en' }).queryKey[1]

it('prefers the print logo over the screen logo', () => {
  const logoUrl = '/api/images/small'
  expect(drawn({ ...luna, logoUrl })).toMatchObject({ logoUrl })
  expect(drawn({ ...luna, logoUrl, printLogoUrl: '/api/images/large' })).toMatchObject({
    logoUrl: '/api/images/large',
    reviewUrl: `https://reviews.example/${luna.slug}`,
  })
})

it('opens fonts for another language, and for letters of placements beyond Latin, only', () => {
  const key = (language: 'en' | 'ja', ...names: string[]) => {
    const placements = names.map((name) => ({ name }))
    return JSON.stringify(studioQuery(luna, 'https://reviews.example', { language, placements }).queryKey)
  }
  expect(key('en', 'Table 1', 'Café')).toBe(key('en'))
  expect(key('ja')).not.toBe(key('en'))
  expect(key('en', '窓際 1', '窓')).toBe(key('en', '際窓'))
  expect(key('en', '窓')).not.toBe(key('en'))
})
