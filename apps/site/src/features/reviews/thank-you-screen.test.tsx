import { ratings } from '@candour/schemas/limits.ts'
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { luna, lunaPage } from '#test/fixtures.ts'
import { renderSite } from '#test/render-site.tsx'

const thankYou = (rating: number, thanks?: string) => {
  cleanup()
  renderSite(`/cafe-luna/thank-you?rating=${rating}`, { ...lunaPage, company: { ...luna, thanks } })
  return document.body.innerHTML
}

it('is the same for every rating, with and without words of the company', () => {
  for (const thanks of [undefined, 'See you soon']) {
    expect(new Set(ratings.map((rating) => thankYou(rating, thanks))).size).toBe(1)
  }
})

it("thanks with the company's own words instead of ours", () => {
  thankYou(1, 'תודה רבה')
  expect(screen.getByText('תודה רבה').getAttribute('dir')).toBe('auto')
  expect(screen.queryByText("We'll review your feedback and work to improve.")).toBeNull()
  expect(screen.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeTruthy()
})
