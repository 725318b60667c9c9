import { exportReviewsCsv, exportReviewsXlsx } from '@candour/schemas/reviews.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '#test/app.ts'

let t: TestApp
let url: string
let company: { id: string }

beforeAll(async () => {
  t = await buildTestApp()
  url = await t.app.listen({ port: 0, host: '127.0.0.1' })
  company = await t.make.company()
  // More than the buffers between server and client hold.
  await sql`
    insert into reviews (company_id, id, rating, feedback, contact_email)
    select ${company.id}, gen_random_uuid(), 3, repeat('x', 4000), 'zoe@example.com' from generate_series(1, 9000)
  `.execute(t.owner)
}, 120_000)
afterAll(() => t[Symbol.asyncDispose]())

/** Begins a download, lets `change` happen, and reads the rest. Resolves to whether the transfer ended as complete. */
async function download(
  path: string,
  given: string | Record<string, string>,
  change: () => Promise<unknown>,
) {
  const headers = typeof given === 'string' ? { cookie: given } : given
  const answer = await fetch(`${url}${path}?companyId=${company.id}`, { headers })
  expect(answer.status).toBe(200)
  const reader = answer.body?.getReader()
  const first = await reader?.read()
  expect(first?.done).toBe(false)
  await change()
  let bytes = 0
  try {
    for (;;) {
      const part = await reader?.read()
      if (!part || part.done) return { complete: true, bytes }
      bytes += part.value.length
    }
  } catch {
    return { complete: false, bytes }
  }
}

async function member() {
  const user = await t.make.user({ companies: [company] })
  return { ...user, ...(await t.signIn(user.email)) }
}

it('is complete if nothing changes', async () => {
  const { cookie } = await member()
  expect(await download(exportReviewsCsv.path, cookie, async () => {})).toMatchObject({ complete: true })
})

it.each<[name: string, change: (user: { id: string }) => Promise<unknown>]>([
  [
    'demotion',
    ({ id }) => sql`update memberships set role = 'viewer' where user_id = ${id}`.execute(t.owner),
  ],
  ['removal', ({ id }) => sql`delete from memberships where user_id = ${id}`.execute(t.owner)],
  ['disabling', ({ id }) => sql`update users set disabled_at = now() where id = ${id}`.execute(t.owner)],
  ['sign-out', ({ id }) => sql`delete from sessions where user_id = ${id}`.execute(t.owner)],
])('is broken off after %s', async (_, change) => {
  for (const { path } of [exportReviewsCsv, exportReviewsXlsx]) {
    const user = await member()
    const { complete, bytes } = await download(path, user.cookie, () => change(user))
    expect(complete).toBe(false)
    expect(bytes).toBeLessThan(30_000_000)
  }
})

it.each([
  ['revocation', 'delete from api_keys where id ='],
  ['loss of a scope', "update api_keys set scopes = '{audit:read}' where id ="],
])('with an API key is broken off after its %s', async (_, statement) => {
  const key = await t.make.apiKey({ company, by: await t.make.user({ companies: [company] }) })
  const authorization = `Bearer ${key.key}`
  const { complete } = await download(exportReviewsCsv.path, { authorization }, () =>
    sql`${sql.raw(statement)} ${key.id}`.execute(t.owner),
  )
  expect(complete).toBe(false)
})

it('is broken off after the end of a view', async () => {
  const operator = await t.make.user({ role: 'superadmin' })
  const { cookie } = await t.signIn(operator.email)
  const view = () =>
    sql`
    insert into company_views (company_id, id, session_id, user_id, reason, until_at)
    select ${company.id}, gen_random_uuid(), s.id, s.user_id, 'x', now() + interval '1 hour'
    from sessions s where s.user_id = ${operator.id}
  `.execute(t.owner)
  await view()
  const end = () =>
    sql`update company_views set ended_at = now() where user_id = ${operator.id}`.execute(t.owner)
  expect(await download(exportReviewsCsv.path, cookie, end)).toMatchObject({ complete: false })
})

it('is broken off after the deletion of the company', async () => {
  const { cookie } = await member()
  const remove = () => sql`select delete_company(${company.id}, 30)`.execute(t.owner)
  expect(await download(exportReviewsCsv.path, cookie, remove)).toMatchObject({ complete: false })
})
