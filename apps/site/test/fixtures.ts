import { recordOf } from '@candour/schemas/languages.ts'
import type { PageData, SiteAssets, SiteCompany, SiteSettings } from '#shared/page.ts'

export const luna: SiteCompany = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  slug: 'cafe-luna',
  name: 'Café Luna',
  brandColor: '#B4532A',
  googleReviewUrl: 'https://g.page/r/luna/review',
  changes: { language: 'en', shown: [] },
  logo: null,
}

export const settings: SiteSettings = {
  landing: 'marketing',
  origin: 'https://reviews.example.com',
  provider: { name: 'Candour', url: 'https://provider.example.com' },
  bookingUrl: 'https://provider.example.com/book',
  loginUrl: '/login',
}

export const formState = {
  submissionId: '5e1f2b0a-6c53-4a0e-9d39-1f3f0e6a7b11',
  renderedAt: 1_760_000_000_000,
}

/** The page data that the server inlines for Café Luna. */
export const lunaPage: PageData = { language: 'en', settings, company: luna, formState }

/** Assets of a build. */
export const assets: SiteAssets = {
  css: { base: 'p{}', marketing: 'i{}' },
  entry: '/assets/entry.js',
  preload: [],
  texts: recordOf((language) => `/assets/${language}.js`),
}
