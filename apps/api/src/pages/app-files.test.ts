import { appPaths, dashboardPaths } from '@candour/schemas/paths.ts'
import { loadImage } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { pages } from '#pages/index.ts'
import { anotherApp, testApp } from '#test/app.ts'
import { documentOf } from '#test/pages.ts'

const t = await testApp({ PROVIDER_NAME: 'Müller & Söhne "Reviews"' })
const app = await anotherApp(t, { pages })

it('makes the dashboard an app that can be installed, under the name of the provider', async () => {
  const page = await app.inject(dashboardPaths.reviews)
  const link = documentOf(page).querySelector('link[rel=manifest]')
  expect(link?.getAttribute('href')).toBe(appPaths.manifest)
  expect(page.headers['content-security-policy']).toContain("manifest-src 'self'")
  const { headers, ...answer } = await app.inject(appPaths.manifest)
  expect(headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'no-cache',
  })
  const { icons, ...manifest } = answer.json()
  expect(manifest).toMatchObject({
    id: '/dashboard',
    name: 'Müller & Söhne "Reviews"',
    short_name: 'Müller & Söhne "Reviews"',
    start_url: dashboardPaths.reviews,
    scope: dashboardPaths.dashboard,
    display: 'standalone',
  })
  const found: unknown[] = []
  for (const { src, sizes, type, purpose = 'any' } of icons) {
    const icon = await app.inject(src)
    expect(icon.headers['content-type']).toBe(type)
    const { width, height } = await loadImage(icon.rawPayload)
    expect(`${width}x${height}`).toBe(sizes)
    found.push([purpose, width])
  }
  // What browsers ask of an app that can be installed.
  expect(found).toEqual([
    ['any', 192],
    ['any', 512],
    ['maskable', 192],
    ['maskable', 512],
  ])
})

it('has a service worker that does push and nothing else, and is never an old one', async () => {
  const { statusCode, headers, body } = await app.inject(appPaths.worker)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  })
  const handled = [...body.matchAll(/addEventListener\("(\w+)"/g)].map(([, name]) => name)
  expect(handled).toEqual(['push', 'notificationclick'])
  expect(body).not.toMatch(/caches|fetch|import|onfetch/)
})
