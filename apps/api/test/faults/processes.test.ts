import { randomUUID } from 'node:crypto'
import { getMe, logout } from '@candour/schemas/accounts.ts'
import { createCompany, updateCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { createReview, dashboardEvents } from '@candour/schemas/reviews.ts'
import { createUser } from '@candour/schemas/users.ts'
import { expect, it } from 'vitest'
import { redPixel } from '#test/factories.ts'
import { send, signIn, testDeployment, testMailServer } from '#test/faults/deployment.ts'
import type { ServerProcess } from '#test/process.ts'
import { readText } from '#test/read-text.ts'

const SUPERADMIN_PASSWORD = 'operator of it all'

const mails = await testMailServer()
const { sql, make, start } = await testDeployment()
const env = { SMTP_URL: mails.url, SUPERADMIN_PASSWORD }
const [a, b] = await Promise.all([start(env), start(env)])

const operator = (server: ServerProcess) => signIn(server, 'admin@example.com', SUPERADMIN_PASSWORD)

it('start concurrently on an empty database: one seeds it, and neither fails', async () => {
  expect(await sql`select from users where role = 'superadmin'`).toHaveLength(1)
  // Who seeded it says whom it created; the other one, how to get a new password.
  const found = [a, b].map((server) => server.output().includes('If the password is lost'))
  expect(found.toSorted()).toEqual([false, true])
  for (const server of [a, b]) {
    expect(server.output()).toContain('Superadmin: admin@example.com')
    expect(server.output()).not.toMatch(/error|"level":[45]0/i)
  }
})

it('share sessions, from sign-in to sign-out', async () => {
  const cookie = await operator(a)
  expect((await send(b, getMe, { cookie })).status).toBe(200)
  expect((await send(b, logout, { cookie })).status).toBe(200)
  expect((await send(a, getMe, { cookie })).status).toBe(401)
})

it('notify dashboards of the other process of reviews', async () => {
  const company = await make.company({ slug: 'told' })
  const { email } = await make.user({ companies: [company] })
  const cookie = await signIn(b, email)
  const events = readText(await send(b, dashboardEvents, { query: { companyId: company.id }, cookie }))
  expect(await events.next()).toBe('retry: 3000\n\n')
  const review = { companyId: company.id, rating: 5, feedback: 'Good', submissionId: randomUUID() }
  expect((await send(a, createReview, { body: review })).status).toBe(201)
  expect(await events.next()).toBe('data: {"type":"reviews_added"}\n\n')
  await events.close()
})

it('show visitors changes made on the other within a second', async () => {
  const company = await make.company({ slug: 'changing', name: 'Former Name' })
  const page = async () => (await fetch(`${b.url}/changing`)).text()
  // Cached from here on.
  await expect.poll(page).toContain('Former Name')
  const cookie = await operator(a)
  const body = { name: 'Latter Name', logoUrl: redPixel }
  expect((await send(a, updateCompany, { params: company, body, cookie })).status).toBe(200)
  // Far less than the page stays cached without a notification, with room for a busy machine.
  await expect.poll(page, { timeout: 5_000 }).toMatch(/src="\/images\/[0-9a-f]{64}"[\s\S]*Latter Name/)
  expect(await page()).not.toContain('Former Name')

  const { email } = await make.user({ companies: [company], companyRole: 'manager' })
  const changed = await send(a, updateDashboardCompany, {
    query: { companyId: company.id },
    body: { name: 'Own Name', logoUrl: null, brandColor: '#123456' },
    cookie: await signIn(a, email),
  })
  expect(changed.status).toBe(200)
  await expect.poll(page, { timeout: 5_000 }).toMatch(/#123456[\s\S]*Own Name/)
  expect(await page()).not.toMatch(/Latter Name|\/images\//)
})

it('redirect visitors from former slugs to one chosen on the other', async () => {
  const company = await make.company({ slug: 'first-name' })
  const cookie = await operator(a)
  const leadsTo = async (slug: string) => {
    const { status, headers } = await fetch(`${b.url}/${slug}`, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  await expect.poll(() => leadsTo('first-name')).toEqual([200, null])
  for (const slug of ['second-name', 'third-name', 'first-name']) {
    expect((await send(a, updateCompany, { params: company, body: { slug }, cookie })).status).toBe(200)
    await expect.poll(() => leadsTo(slug), { timeout: 5_000 }).toEqual([200, null])
    const former = slug === 'second-name' ? 'first-name' : 'second-name'
    await expect.poll(() => leadsTo(former), { timeout: 5_000 }).toEqual([302, `/${slug}`])
  }
})

it('deliver each mail exactly once', async () => {
  const cookie = await operator(a)
  const bakery = { name: 'Bakery', slug: 'bakery', googleReviewUrl: 'https://g.page/r/bakery/review' }
  const { id: companyId } = await (await send(a, createCompany, { body: bakery, cookie })).json()
  const emails = Array.from({ length: 30 }, (_, n) => `person-${n}@example.com`)
  const asked = emails.map((email, n) =>
    send(n % 2 ? a : b, createUser, { body: { email, companyId }, cookie }),
  )
  for (const { status } of await Promise.all(asked)) expect(status).toBe(201)
  for (const _ of emails) await mails.next()
  await expect.poll(() => sql`select from mails where state <> 'sent'`).toEqual([])
  const receivers = mails.received.map(({ envelope }) => envelope.to[0]).sort()
  expect(receivers).toEqual(emails.toSorted())
})
