import { fetchFrom } from '@candour/api-client/testing.ts'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lunaPage, settings } from '#test/fixtures.ts'
import { renderSite } from '#test/render-site.tsx'

it('does not fetch data that was inlined', () => {
  vi.stubGlobal('fetch', fetchFrom())
  renderSite('/Cafe-Luna/rating', lunaPage)
  expect(screen.getByRole('heading', { name: 'Rate your experience' })).toBeTruthy()
})

it('shows the first company on the single-company screens', () => {
  renderSite('/rating', lunaPage)
  expect(screen.getByText('Café Luna')).toBeTruthy()
})

it('says when the company does not exist', () => {
  renderSite('/nobody', { settings, company: null })
  expect(screen.getByRole('heading', { name: 'Company Not Found' })).toBeTruthy()
  expect(screen.getByText("The review page you're looking for doesn't exist.")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('Company Not Found')
})

it("never shows a company at another company's URL", () => {
  renderSite('/trattoria-sole', lunaPage)
  expect(screen.queryByText('Café Luna')).toBeNull()
})

it('has a page for unknown URLs', () => {
  renderSite('/a/b/c', { settings })
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
})
