import { getConfig } from '@candour/schemas/platform.ts'
import { expect, it } from 'vitest'
import { buildTestApp } from '#test/app.ts'

it('tells every app where the others are', async () => {
  await using t = await buildTestApp({
    SITE_ORIGIN: 'https://reviews.example',
    DASHBOARD_ORIGIN: 'https://dashboard.example',
    ADMIN_ORIGIN: 'https://admin.example',
  })
  expect((await t.call(getConfig, {})).body).toEqual({
    siteOrigin: 'https://reviews.example',
    dashboardOrigin: 'https://dashboard.example',
    adminOrigin: 'https://admin.example',
  })
})
