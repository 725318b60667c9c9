import { fetchFrom } from '@candour/api-client/testing.ts'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lunaPage, settings } from '#test/fixtures.ts'
import { renderSite } from '#test/render-site.tsx'

it('asks for nothing that the page brought along', () => {
  vi.stubGlobal('fetch', fetchFrom())
  renderSite('/Cafe-Luna/rating', lunaPage)
  expect(screen.getByRole('heading', { name: 'Rate your experience' })).toBeTruthy()
})

it('shows the first company on the single-company screens', () => {
  renderSite('/rating', lunaPage)
  expect(screen.getByText('Café Luna')).toBeTruthy()
})

it('says when there is no such company', () => {
  renderSite('/nobody', { settings, company: null })
  expect(screen.getByRole('heading', { name: 'Company Not Found' })).toBeTruthy()
  expect(screen.getByText("The review page you're looking for doesn't exist.")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('Company Not Found')
})

it("never shows a company at another one's address", () => {
  renderSite('/trattoria-sole', lunaPage)
  expect(screen.queryByText('Café Luna')).toBeNull()
})

it('has a page for addresses that lead nowhere', () => {
  renderSite('/a/b/c', { settings })
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
})
