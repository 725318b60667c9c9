import type { Endpoint } from '@candour/schemas/endpoint.ts'
import { endpoints } from '@candour/schemas/endpoints.ts'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import type { App } from '#http/hosts.ts'
import { pages } from '#pages/index.ts'
import { buildTestApp, sessionSecrets, testApp } from '#test/app.ts'
import { sampleOf } from '#test/samples/samples.ts'

const origins = {
  site: 'https://reviews.example.com',
  dashboard: 'https://app.example.com',
  admin: 'https://admin.example.com',
}

const t = await testApp({
  SITE_ORIGIN: origins.site,
  DASHBOARD_ORIGIN: origins.dashboard,
  ADMIN_ORIGIN: origins.admin,
  COOKIE_DOMAIN: 'example.com',
})

/** The apps that use an endpoint. */
function callersOf(endpoint: Endpoint): readonly App[] {
  if (endpoint.audience === 'company') return ['dashboard']
  if (endpoint.audience === 'superadmin') return ['admin']
  return sampleOf(endpoint).apps ?? ['dashboard', 'admin']
}

const ask = ({ method, path }: Endpoint, headers: Record<string, string>) =>
  t.app.inject({ method, url: path.replaceAll(/:\w+/g, crypto.randomUUID()), headers })

it('serves each endpoint on the hosts of the apps that use it, and only there', async () => {
  const { email } = await t.make.user({ role: 'superadmin' })
  for (const endpoint of endpoints) {
    const callers = callersOf(endpoint)
    // A new session each time, because logout is among the calls. The session must not open a call on another app's
    // host.
    const { cookie } = await t.signIn(email)
    for (const [app, origin] of Object.entries(origins)) {
      const { host } = new URL(origin)
      const { statusCode, body } = await ask(endpoint, { host, cookie, 'sec-fetch-site': 'same-origin' })
      const absent = statusCode === 404 && body.includes('There is no such endpoint')
      expect(absent, `${endpoint.id} at the ${app}'s host`).toBe(!callers.some((caller) => caller === app))
    }
  }
})

it('rejects calls that need a session from pages of other apps, even for reading', async () => {
  const withSession = endpoints.filter(({ audience }) => audience !== 'public')
  expect(withSession.length).toBeGreaterThan(20)
  for (const endpoint of withSession) {
    for (const caller of callersOf(endpoint)) {
      const { host } = new URL(origins[caller])
      const foreign = [
        { origin: origins.site },
        { origin: 'https://evil.example.com' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'cross-site' },
      ]
      for (const headers of foreign) {
        const { statusCode, body } = await ask(endpoint, { host, ...headers })
        expect([statusCode, JSON.parse(body).message], endpoint.id).toEqual([
          403,
          'This page is not allowed to make this request. Please open it at its own address and try again.',
        ])
      }
      expect((await ask(endpoint, { host, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(401)
      const followed = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
      const link = await ask(endpoint, { host, 'sec-fetch-site': 'cross-site', ...followed })
      expect(link.statusCode, endpoint.id).toBe(endpoint.method === 'GET' ? 401 : 403)
      const ofTheSite = await ask(endpoint, { host, 'sec-fetch-site': 'same-site', ...followed })
      expect(ofTheSite.statusCode, endpoint.id).toBe(403)
    }
  }
})

it('shares the session between the consoles, on https only', async () => {
  const { email } = await t.make.user()
  const response = await t.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { host: 'app.example.com', origin: origins.dashboard },
    payload: { email, password: 'correct horse battery' },
  })
  expect(String(response.headers['set-cookie'])).toMatch(
    /\b__Secure-candour=.*; Domain=example\.com; Path=\/.*; HttpOnly; Secure; SameSite=Lax/,
  )
})

it('serves no app to a browser on any other host, but answers scripts there', async () => {
  const [config] = endpoints.filter(({ id }) => id === 'getConfig')
  if (!config) throw new Error('no getConfig')
  const browser = await ask(config, { host: 'evil.example.com', 'sec-fetch-site': 'same-origin' })
  expect([browser.statusCode, browser.json().message]).toEqual([
    421,
    'There is nothing at this address. Please check the host name.',
  ])
  expect((await ask(config, { host: '10.0.0.7:3000' })).statusCode).toBe(200)
})

it('recognizes a host with its default port, in capitals, or named by a proxy', async () => {
  const [live] = endpoints.filter(({ id }) => id === 'getOverview')
  if (!live) throw new Error('no getOverview')
  for (const host of ['ADMIN.example.com', 'admin.example.com:443']) {
    expect((await ask(live, { host })).statusCode, host).toBe(401)
  }
  expect((await ask(live, { host: 'app.example.com:443' })).statusCode).toBe(404)
  await using behind = await buildTestApp({
    SITE_ORIGIN: origins.site,
    DASHBOARD_ORIGIN: origins.dashboard,
    ADMIN_ORIGIN: origins.admin,
    TRUST_PROXY: 'loopback',
  })
  const status = async (forwarded: string) =>
    (
      await behind.app.inject({
        url: '/api/admin/overview',
        headers: { host: 'api:3000', 'x-forwarded-host': forwarded },
      })
    ).statusCode
  expect(await status('admin.example.com')).toBe(401)
  expect(await status('reviews.example.com')).toBe(404)
})

it("does not mistake a site page for one on the console's host, whatever the proxy forwards", async () => {
  await using behind = await buildTestApp({
    SITE_ORIGIN: origins.site,
    DASHBOARD_ORIGIN: origins.dashboard,
    ADMIN_ORIGIN: origins.admin,
    TRUST_PROXY: 'loopback',
  })
  const { statusCode } = await behind.app.inject({
    url: '/api/admin/overview',
    headers: {
      host: 'reviews.example.com',
      'x-forwarded-host': 'admin.example.com',
      'sec-fetch-site': 'same-origin',
    },
  })
  expect(statusCode).toBe(404)
})

it('redirects a page to the host of its app', async () => {
  const app = await buildApp(t.deps, { sessionSecrets, pages })
  const get = async (host: string, url: string) => {
    const { statusCode, headers, body } = await app.inject({ url, headers: { host } })
    return { status: statusCode, to: headers.location, body }
  }
  const { slug } = await t.make.company({ name: 'Harbour' })
  for (const [host, url, to] of [
    ['app.example.com', `/${slug}/rating?from=qr`, `${origins.site}/${slug}/rating?from=qr`],
    ['app.example.com', '/', '/dashboard'],
    ['app.example.com', '/admin', `${origins.admin}/admin`],
    ['app.example.com', '//evil.example', `${origins.site}//evil.example`],
    ['admin.example.com', '/', '/admin'],
    ['admin.example.com', '/login', `${origins.dashboard}/login`],
    ['reviews.example.com', '/reset-password?token=a', `${origins.dashboard}/reset-password?token=a`],
    ['reviews.example.com', '/dashboard/reviews', `${origins.dashboard}/dashboard/reviews`],
    ['reviews.example.com', '/%61dmin', `${origins.admin}/%61dmin`],
  ] as const) {
    expect(await get(host, url), `${host}${url}`).toMatchObject({ status: 302, to })
  }
  for (const [host, url, title] of [
    ['reviews.example.com', `/${slug}`, 'Harbour'],
    ['app.example.com', '/dashboard', 'Dashboard'],
    ['app.example.com', '/login', 'Dashboard'],
    ['admin.example.com', '/admin', 'Admin'],
  ] as const) {
    const { status, body } = await get(host, url)
    expect([status, body.includes(title)], `${host}${url}`).toEqual([200, true])
  }
  expect((await get('reviews.example.com', '/robots.txt')).body).toContain('sitemap.xml')
  expect((await get('app.example.com', '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  const posted = await app.inject({
    method: 'POST',
    url: `/${slug}/feedback`,
    headers: { host: 'app.example.com' },
  })
  expect(posted.statusCode).toBe(404)
  await app.close()
})
