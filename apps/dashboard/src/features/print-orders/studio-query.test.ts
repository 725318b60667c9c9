import { expect, it } from 'vitest'
import { studioQuery } from '#features/print-orders/studio-query.ts'
import { luna } from '#test/fixtures.ts'

const drawn = (company: typeof luna) => studioQuery(company, 'https://reviews.example').queryKey[1]

it('prefers the print logo over the screen logo', () => {
  const logoUrl = '/api/images/small'
  expect(drawn({ ...luna, logoUrl })).toMatchObject({ logoUrl })
  expect(drawn({ ...luna, logoUrl, printLogoUrl: '/api/images/large' })).toMatchObject({
    logoUrl: '/api/images/large',
    reviewUrl: `https://reviews.example/${luna.slug}`,
  })
})
