import { randomUUID } from 'node:crypto'
import { deleteCompany } from '@candour/schemas/deleted-companies.ts'
import { createReview, dashboardEvents } from '@candour/schemas/reviews.ts'
import { deleteUser, endUserSessions, unlinkUser, updateUser } from '@candour/schemas/users.ts'
import { endViewAs, startViewAs } from '@candour/schemas/view-as.ts'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from '#db/listen.ts'
import { LiveDashboards } from '#modules/live/live-dashboards.ts'
import { anotherApp, type TestApp, testApp } from '#test/app.ts'

const t = await testApp()

/** Starts another process on the same database, listening on its own port. */
async function startProcess(beatMs = 60_000) {
  const live = new LiveDashboards(t.deps, { beatMs })
  const app = await anotherApp(t, { deps: { live } })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const heard = Promise.withResolvers<void>()
  const ready = { channel: 'ready', onNotification() {}, onListening: () => heard.resolve() }
  const listening = listen(t.url, [...live.listeners, ready], app)
  onTestFinished(() => app.close())
  onTestFinished(() => listening.stop())
  await heard.promise
  return { app, url, live }
}

/** Opens the event stream of a dashboard. `read` returns the next chunk, or undefined once the stream has ended. */
async function open(url: string, companyId: string, cookie: string, narrowed = '') {
  const leaving = new AbortController()
  const response = await fetch(`${url}${dashboardEvents.path}?companyId=${companyId}${narrowed}`, {
    headers: { cookie },
    signal: leaving.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let received = ''
  /** Reads one message, however the stream was cut into chunks; undefined at its end. */
  const read = async (): Promise<string | undefined> => {
    const end = received.indexOf('\n\n') + 2
    if (end >= 2) {
      const message = received.slice(0, end)
      received = received.slice(end)
      return message
    }
    const chunk = await reader?.read()
    if (!chunk || chunk.done) return undefined
    received += chunk.value
    return read()
  }
  if (response.ok) expect(await read()).toBe('retry: 3000\n\n')
  onTestFinished(() => leaving.abort())
  return { response, read }
}

async function owner() {
  const company = await t.make.company()
  const { cookie, ...user } = await t.signInAs({ companies: [company] })
  return { company, user, cookie }
}

const send = (app: TestApp['app'], companyId: string) =>
  app.inject({ method: 'POST', url: createReview.path, payload: { companyId, rating: 5, feedback: 'x' } })

it('notifies the dashboards of the company, and no others, whichever process stored the review', async () => {
  const [here, there] = [await startProcess(), await startProcess()]
  const [mine, theirs] = [await owner(), await owner()]
  const streams = [
    await open(here.url, mine.company.id, mine.cookie),
    await open(there.url, mine.company.id, mine.cookie),
  ]
  expect(streams[0]?.response.headers.get('content-type')).toBe('text/event-stream')
  const other = await open(here.url, theirs.company.id, theirs.cookie)

  await send(there.app, mine.company.id.toUpperCase())
  for (const { read } of streams) expect(await read()).toBe('data: {"type":"reviews_added"}\n\n')
  // If the other stream had been notified too, it would read the event twice.
  await send(here.app, theirs.company.id)
  expect(await other.read()).toBe('data: {"type":"reviews_added"}\n\n')
  await here.app.close()
  expect(await other.read()).toBeUndefined()
})

it('notifies a dashboard narrowed to a location of its reviews, and of those whose location is unknown', async () => {
  const { url, live } = await startProcess()
  const { company, cookie } = await owner()
  const [harbor, station] = [randomUUID(), randomUUID()]
  const [whole, narrowed] = [
    await open(url, company.id, cookie),
    await open(url, company.id, cookie, `&locationId=${harbor}`),
  ]
  const event = 'data: {"type":"reviews_added"}\n\n'
  for (const locationId of [station, null]) {
    live.added({ companyId: company.id, locationId })
    expect(await whole.read()).toBe(event)
  }
  let notified = 0
  const reading = narrowed.read().then((message) => {
    notified += 1
    return message
  })
  live.added({ companyId: company.id, locationId: station })
  expect(await whole.read()).toBe(event)
  expect(notified).toBe(0)
  live.added({ companyId: company.id, locationId: harbor })
  expect(await reading).toBe(event)
  live.added({ companyId: company.id })
  expect(await narrowed.read()).toBe(event)
})

it('notifies of an edit as of a new review', async () => {
  const { app, url } = await startProcess()
  const { company, cookie } = await owner()
  const stream = await open(url, company.id, cookie)
  const submissionId = randomUUID()
  for (const feedback of ['Lovely', 'Lovely, but loud']) {
    const payload = { companyId: company.id, rating: 5, feedback, submissionId }
    await app.inject({ method: 'POST', url: createReview.path, payload })
    expect(await stream.read()).toBe('data: {"type":"reviews_added"}\n\n')
  }
})

it('ends on shutdown, so shutting down does not wait for it', async () => {
  const { app, url } = await startProcess()
  const { company, cookie } = await owner()
  const stream = await open(url, company.id, cookie)
  await app.close()
  expect(await stream.read()).toBeUndefined()
})

it.each(['the session', 'the link to the company'])(
  'ends soon after %s has, without affecting others',
  async (what) => {
    const { app, url } = await startProcess(20)
    const { company, user, cookie } = await owner()
    const others = await owner()
    const other = await open(url, others.company.id, others.cookie)
    const stream = await open(url, company.id, cookie)
    expect(await stream.read()).toBe(':\n\n')
    if (what === 'the session') await t.owner.deleteFrom('sessions').where('user_id', '=', user.id).execute()
    else await t.owner.deleteFrom('memberships').where('user_id', '=', user.id).execute()
    let last: string | undefined
    do last = await stream.read()
    while (last === ':\n\n')
    expect(last).toBeUndefined()
    await send(app, others.company.id)
    do last = await other.read()
    while (last === ':\n\n')
    expect(last).toBe('data: {"type":"reviews_added"}\n\n')
  },
)

it.each(['disabled', 'unlinked', 'signed out', 'deleted', 'left without the company'] as const)(
  'ends immediately when its user is %s',
  async (what) => {
    // The next heartbeat is a minute away, so it cannot be what ends the stream.
    const { url } = await startProcess()
    const { company, user, cookie } = await owner()
    const operator = await t.signInAs({ role: 'superadmin' })
    const stream = await open(url, company.id, cookie)
    const params = { id: user.id.toUpperCase() }
    const { status } = await {
      disabled: () => operator.call(updateUser, { params, body: { disabled: true } }),
      unlinked: () => operator.call(unlinkUser, { params: { id: company.id, userId: user.id } }),
      'signed out': () => operator.call(endUserSessions, { params }),
      deleted: () => operator.call(deleteUser, { params }),
      'left without the company': () => operator.call(deleteCompany, { params: company }),
    }[what]()
    expect(status).toBe(200)
    expect(await stream.read()).toBeUndefined()
  },
)

it.each(['left', 'over', 'of a company that is deleted'])(
  'ends immediately when the view of an operator is %s',
  async (what) => {
    const { url } = await startProcess()
    const company = await t.make.company()
    const operator = await t.signInAs({ role: 'superadmin' })
    const body = { reason: 'They asked for help.' }
    await operator.call(startViewAs, { params: { id: company.id }, body })
    if (what === 'over') {
      const soon = sql<Date>`now() + interval '1 second'`
      const views = t.owner.updateTable('company_views').set({ until_at: soon })
      await views.where('company_id', '=', company.id).execute()
    }
    const stream = await open(url, company.id, operator.cookie)
    expect(stream.response.status).toBe(200)
    if (what === 'left') expect((await operator.call(endViewAs, {})).status).toBe(204)
    if (what === 'of a company that is deleted') {
      const colleague = await t.signInAs({ role: 'superadmin' })
      expect((await colleague.call(deleteCompany, { params: company })).status).toBe(200)
    }
    expect(await stream.read()).toBeUndefined()
  },
)

it('allows ten streams per user', async () => {
  const { url } = await startProcess()
  const { company, cookie } = await owner()
  for (let n = 0; n < 10; n += 1) {
    expect((await open(url, company.id, cookie)).response.status).toBe(200)
  }
  const { response } = await open(url, company.id, cookie)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
})

it('keeps no stream open for a HEAD request', async () => {
  const { url } = await startProcess()
  const { company, cookie } = await owner()
  const address = `${url}${dashboardEvents.path}?companyId=${company.id}`
  for (let n = 0; n < 10; n += 1) await fetch(address, { method: 'HEAD', headers: { cookie } })
  expect((await open(url, company.id, cookie)).response.status).toBe(200)
})
