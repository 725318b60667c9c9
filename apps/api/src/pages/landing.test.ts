import { getConfig } from '@candour/schemas/platform.ts'
import { expect, it } from 'vitest'
import { listen } from '#db/listen.ts'
import { demoCompanyId, demoSlug } from '#modules/demo/demo-company.ts'
import { pages } from '#pages/index.ts'
import { anotherApp, testApp } from '#test/app.ts'

const marketing = 'Review Management Made Simple'
const choice = 'How was your experience?'

const t = await testApp()
const listening = listen(t.url, [t.deps.companies], t.app)
t.onDispose(() => listening.stop())

/** Serves the site over HTTP, so that pages in memory are sent by the fast path. */
async function serve(env: Record<string, string>) {
  const app = await anotherApp(t, { pages, env })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const html = async () => (await fetch(url, { headers: { 'accept-language': 'en' } })).text()
  const home = async () => {
    const body = await html()
    return body.includes(marketing) ? 'marketing' : body.includes(choice) ? 'choice' : body
  }
  /** Waits until the process has learned of the change. */
  const homeAfter = (former: string) => expect.poll(home, { timeout: 5_000, interval: 20 }).not.toBe(former)
  const sitemap = async () => (await fetch(`${url}/sitemap.xml`)).text()
  return { app, html, home, homeAfter, sitemap }
}

it('shows the choice screen at / while there is exactly one company', async () => {
  const { app, home, homeAfter, sitemap } = await serve({ SEED_DEMO: 'false' })
  const landing = async () => (await app.inject(getConfig.path)).json().landing
  expect(await home()).toBe('marketing')
  expect(await sitemap()).toContain('<loc>')
  await t.make.company()
  await homeAfter('marketing')
  expect([await home(), await home(), await landing()]).toEqual(['choice', 'choice', 'choice'])
  expect(await sitemap()).not.toContain('<loc>')
  const second = await t.make.company()
  await homeAfter('choice')
  expect([await home(), await home(), await landing()]).toEqual(['marketing', 'marketing', 'marketing'])
  await t.owner.deleteFrom('companies').where('id', '=', second.id).execute()
  await homeAfter('marketing')
  expect([await home(), await home(), await landing()]).toEqual(['choice', 'choice', 'choice'])
})

it('shows what is configured, and the marketing page with the demo', async () => {
  for (const env of [{ LANDING: 'marketing', SEED_DEMO: 'false' }, { SEED_DEMO: 'true' }]) {
    const { home } = await serve(env)
    expect(await home(), JSON.stringify(env)).toBe('marketing')
  }
})

it('leads to the demo while it is open', async () => {
  const { html } = await serve({ SEED_DEMO: 'true' })
  const leads = async () => (await html()).includes('"/dashboard/demo"')
  const afterwards = (expected: boolean) =>
    expect.poll(leads, { timeout: 5_000, interval: 20 }).toBe(expected)
  expect(await leads()).toBe(false)
  const demo = await t.make.company({ id: demoCompanyId, slug: demoSlug })
  await t.make.company()
  await afterwards(true)
  await t.setCompany(demo, { billing_status: 'suspended' })
  await afterwards(false)
  await t.setCompany(demo, { billing_status: 'active' })
  await afterwards(true)
  await t.owner.deleteFrom('companies').where('id', '=', demo.id).execute()
  await afterwards(false)
})
