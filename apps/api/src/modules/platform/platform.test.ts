import { getConfig } from '@candour/schemas/platform.ts'
import { expect, it } from 'vitest'
import { buildTestApp } from '#test/app.ts'

it('returns the origins of all apps and the provider', async () => {
  await using t = await buildTestApp({
    SITE_ORIGIN: 'https://reviews.example',
    DASHBOARD_ORIGIN: 'https://dashboard.example',
    ADMIN_ORIGIN: 'https://admin.example',
    LANDING: 'choice',
    PROVIDER_NAME: 'Acme',
    PROVIDER_URL: 'https://acme.example',
    PROVIDER_EMAIL: 'help@acme.example',
    BOOKING_URL: 'https://acme.example/call',
    ORDER_TERMS: 'Delivered within 7 days, VAT is added',
  })
  expect((await t.call(getConfig, {})).body).toEqual({
    siteOrigin: 'https://reviews.example',
    dashboardOrigin: 'https://dashboard.example',
    adminOrigin: 'https://admin.example',
    landing: 'choice',
    provider: { name: 'Acme', url: 'https://acme.example', email: 'help@acme.example' },
    bookingUrl: 'https://acme.example/call',
    orderTerms: 'Delivered within 7 days, VAT is added',
    operatorSignIn: false,
  })
})

it('forbids caching of responses, however the URL is encoded', async () => {
  await using t = await buildTestApp()
  for (const url of ['/api/config', '/%61pi/config', '/api/no-such-call']) {
    expect((await t.app.inject({ url })).headers['cache-control'], url).toBe('no-store')
  }
})
