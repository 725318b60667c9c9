import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { login } from '@candour/schemas/accounts.ts'
import { exportAuditCsv } from '@candour/schemas/audit.ts'
import type { Endpoint } from '@candour/schemas/endpoint.ts'
import { endpoints } from '@candour/schemas/endpoints.ts'
import { expect, it } from 'vitest'
import { platformChain } from '#db/audit.ts'
import { verifyAudit } from '#modules/audit/verify.ts'
import { testApp } from '#test/app.ts'
import { password } from '#test/factories.ts'
import { callOf, cookieFor, sampleOf } from '#test/samples/samples.ts'
import { createScene } from '#test/samples/scene.ts'

const t = await testApp()
const scene = await createScene(t)

const changing = endpoints.filter(
  ({ method, stream }) => method !== 'GET' || (stream && stream !== 'text/event-stream'),
)
/** Calls with an entry; samples of the others state the reason. */
const recorded = changing.filter((endpoint) => sampleOf(endpoint).entry)

const entries = () => t.owner.selectFrom('audit_entries').selectAll().orderBy('id').execute()

it('covers every call that changes state or exports data', () => {
  for (const endpoint of changing) {
    const { entry, unrecorded } = sampleOf(endpoint)
    expect(entry !== undefined, endpoint.id).toBe(unrecorded === undefined)
  }
})

it.each(recorded.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s leaves an entry, and none when it is refused',
  async (_, endpoint) => {
    const { entry: expected, request: make } = sampleOf(endpoint)
    if (!expected) throw new Error('has no entry')
    const request = await make(scene)
    const known = new Set((await entries()).map(({ id }) => id))
    const answer = await t.app.inject(callOf(endpoint, { cookie: cookieFor(endpoint, scene), ...request }))
    const body = await text(answer.stream())
    expect(answer.statusCode, body).toBe(endpoint.status ?? 200)
    const added = async () =>
      (await entries()).filter(({ id, action }) => !known.has(id) && action === expected.action)
    // A reset is requested after its response.
    await expect.poll(async () => (await added()).length).toBe(1)
    const [entry] = await added()
    expect(entry).toMatchObject({
      company_id: expected.log === 'platform' ? platformChain : scene.company.id,
      network: '127.0.0.0/24',
      request_id: expect.any(String),
      ...expected.fields?.(request, endpoint.stream || body === '' ? null : JSON.parse(body)),
    })
    if (endpoint.audience !== 'public') expect(entry?.actor_name).toMatch(/@example\.com$/)

    const before = (await entries()).length
    const refused = await refuse(endpoint)
    // Signing out without a session, requesting a reset for an unknown address, ending no session or view, and settings
    // without a known field change nothing.
    const changeNothing = [
      'logout',
      'forgotPassword',
      'endUserSessions',
      'endViewAs',
      'updateNotifications',
      'updateProfile',
      'updateRetention',
      'updateSignIn',
      'updateSettings',
    ]
    if (!changeNothing.includes(endpoint.id)) {
      // An export of everything cannot be refused to those who may call it.
      if (!endpoint.stream || endpoint.params) expect(refused).toBeGreaterThanOrEqual(400)
    }
    if (refused < 400 && endpoint.stream) return
    expect((await entries()).length - before).toBe(endpoint.id === 'login' ? 1 : 0)
  },
)

/** Makes a call that changes nothing: of someone who may make it, but with ids that do not exist and no valid input. */
async function refuse({ id, method, path, audience, query, stream }: Endpoint): Promise<number> {
  const { query: own, owner, operator } = scene
  const as = audience === 'superadmin' ? operator : owner
  const unknown = {
    // An address without an account can be a printer's.
    email: id === 'addPrinter' ? owner.email : 'unknown@example.com',
    password: 'x',
    token: 'x',
    currentPassword: 'x',
    newPassword: 'x',
    accept: true,
  }
  const answer = await t.app.inject({
    method,
    url: path.replace(/:(\w+)/g, () => randomUUID()),
    query: query && 'companyId' in query.shape && (audience === 'company' || !stream) ? own : {},
    headers: audience === 'public' ? {} : { cookie: as.cookie },
    ...(method !== 'GET' && { payload: { ...(audience === 'company' && own), ...unknown } }),
  })
  return answer.statusCode
}

it("is in the platform's log if it is an export of all logs", async () => {
  const known = new Set((await entries()).map(({ id }) => id))
  await text((await t.app.inject(callOf(exportAuditCsv, { cookie: scene.operator.cookie }))).stream())
  const added = (await entries()).filter(({ id }) => !known.has(id))
  expect(added).toMatchObject([{ action: 'audit.exported', company_id: platformChain }])
})

it('leaves one entry for a refused sign-in, without the address of someone unknown', async () => {
  const known = new Set((await entries()).map(({ id }) => id))
  const { id, email } = await t.make.user()
  await t.call(login, { body: { email, password: 'wrong' } })
  await t.call(login, { body: { email: 'my-secret-password', password: 'wrong' } })
  const added = (await entries()).filter((entry) => !known.has(entry.id))
  expect(added).toMatchObject([
    {
      action: 'session.refused',
      actor_kind: 'visitor',
      target_id: id,
      target_name: email,
      network: '127.0.0.0/24',
      changes: { reason: [null, 'bad_credentials'] },
    },
    { action: 'session.refused', target_id: null, target_name: null },
  ])
  expect(JSON.stringify(await entries())).not.toContain('my-secret-password')
})

it('bounds the entries of someone who keeps guessing, and says how many it left out', async () => {
  const { email } = await t.make.user()
  for (let n = 0; n < 15; n += 1) await t.call(login, { body: { email, password: 'wrong' } })
  const refused = async (name: string) =>
    (await entries()).filter((entry) => entry.action === 'session.refused' && entry.target_name === name)
  expect(await refused(email)).toHaveLength(10)
  const other = await t.make.user()
  await t.call(login, { body: { email: other.email, password: 'wrong' } })
  expect(await refused(other.email)).toMatchObject([{ changes: { omitted: [null, 5] } }])
})

it('contains neither secrets nor what visitors write, and its chains hold', async () => {
  const text = JSON.stringify(await entries())
  for (const secret of [password, 'another horse battery', 'Harbour Street', '+49 30'])
    expect(text).not.toContain(secret)
  expect((await verifyAudit(t.owner)).broken).toBeUndefined()
})
