import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { getCompanyImport, type ImportProgress, importCompanies } from '@candour/schemas/company-imports.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import { expect, it } from 'vitest'
import { send, signIn, testDeployment, testMailServer } from '#test/faults/deployment.ts'

const SUPERADMIN_PASSWORD = 'operator of it all'

/** `IMPORT_ROWS=5000` imports the largest file; see decision 116 for what it costs visitors. */
const rows = Number(process.env.IMPORT_ROWS ?? 300)
const owners = Math.ceil(rows / 50)

const mails = await testMailServer()
const { sql, make, start } = await testDeployment()
const env = { SMTP_URL: mails.url, SUPERADMIN_PASSWORD }

it('an import goes on when its process is killed, twice, and mails each owner once, while reviews arrive', {
  timeout: 900_000,
}, async () => {
  const kept = await start(env)
  const killed = [await start(env), await start(env)]
  const company = await make.company()
  const cookie = await signIn(kept, 'admin@example.com', SUPERADMIN_PASSWORD)

  let going = true
  let took: number[] = []
  const visitor = async () => {
    while (going) {
      const startedAt = performance.now()
      const body = {
        companyId: company.id,
        submissionId: randomUUID(),
        rating: 5,
        feedback: 'Good',
        lang: 'en',
      }
      expect((await send(kept, createReview, { body })).status).toBe(201)
      took.push(performance.now() - startedAt)
      await setTimeout(20)
    }
  }
  const load = [visitor(), visitor()]
  const measured = (name: string) => {
    const sorted = took.toSorted((a, b) => a - b)
    took = []
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1)
    return `${name}: ${sorted.length} reviews, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`
  }
  await setTimeout(2_000)
  took = []
  await setTimeout(rows > 1_000 ? 30_000 : 3_000)
  const alone = measured('alone')

  const lines = Array.from({ length: rows }, (_, n) =>
    [
      `"Café, ${n}"`,
      // Every third row adds a location to the company before it.
      `cafe-${n % 3 === 2 ? n - 1 : n}`,
      'https://www.google.com/maps?ftid=0x6b12ae665e892fdd:0x3133f8d75a1ac251',
      n % 50 === 0 ? `owner-${n}@example.com` : '',
      `Branch ${n}`,
    ].join(),
  ).map((line, n) => (n % 3 === 2 ? line.replace(`"Café, ${n}"`, '') : line))
  const started = await fetch(`${kept.url}${importCompanies.path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'text/csv' },
    body: ['name,slug,googleReviewUrl,ownerEmail,location', ...lines].join('\n'),
  })
  expect(started.status).toBe(202)
  const { id } = (await started.json()) as { id: string }
  const progress = async () =>
    (await (await send(kept, getCompanyImport, { params: { id }, cookie })).json()) as ImportProgress
  const startedAt = performance.now()
  for (const [at, server] of killed.entries()) {
    await expect
      .poll(async () => (await progress()).done, { timeout: 300_000, interval: 250 })
      .toBeGreaterThan((rows * (at + 1)) / 4)
    server.kill('SIGKILL')
    await server.exited
    expect((await progress()).state).toBe('running')
  }
  await expect.poll(async () => (await progress()).state, { timeout: 600_000, interval: 250 }).toBe('done')
  const seconds = (performance.now() - startedAt) / 1000
  const meanwhile = measured('meanwhile')
  going = false
  await Promise.all(load)
  console.log(`${alone}; ${meanwhile}; ${rows} rows in ${seconds.toFixed(0)} s`)

  expect(await progress()).toEqual({ state: 'done', done: rows, total: rows, refused: [] })
  const made = await sql<{ slug: string; locations: string[]; created: number; added: number }>`
    select c.slug, (select array_agg(l.name order by l.name) from locations l where l.company_id = c.id) as locations,
      (select count(*)::integer from audit_entries a where a.company_id = c.id and a.action = 'company.created') as created,
      (select count(*)::integer from audit_entries a where a.company_id = c.id and a.action = 'location.created') as added
    from companies c where c.slug like 'cafe-%'
  `
  const expected = Array.from({ length: rows }, (_, n) => n)
    .filter((n) => n % 3 !== 2)
    .map((n) => {
      const branches = [n, ...(n % 3 === 1 && n + 1 < rows ? [n + 1] : [])].map((one) => `Branch ${one}`)
      return { slug: `cafe-${n}`, locations: branches.toSorted(), created: 1, added: branches.length }
    })
  const bySlug = (one: { slug: string }, other: { slug: string }) => (one.slug < other.slug ? -1 : 1)
  expect(made.map((one) => ({ ...one, locations: one.locations.toSorted() })).toSorted(bySlug)).toEqual(
    expected.toSorted(bySlug),
  )
  const invited = () => sql<{ sent: number; waiting: number }>`
    select (select count(*)::integer from mails where kind = 'invitation' and state = 'sent') as sent,
      (select count(*)::integer from paced_invitations) as waiting
  `
  await expect.poll(invited, { timeout: 200_000 }).toEqual([{ sent: owners, waiting: 0 }])
  // A mail that is in flight when its process dies may arrive twice, as the same message.
  const messages = new Set(
    mails.received.map(({ messageId, envelope }) => `${messageId} ${envelope.to.join()}`),
  )
  expect(messages.size).toBe(owners)
  const times = (
    await sql<{ at: Date }>`select created_at as at from mails where kind = 'invitation' order by created_at`
  ).map(({ at }) => at.getTime())
  for (const [n, time] of times.entries()) {
    if (n >= 60) expect(time - (times[n - 60] ?? 0)).toBeGreaterThanOrEqual(59_900)
  }
})
