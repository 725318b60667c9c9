import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { updateCompany } from '@candour/schemas/companies.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import { expect, it } from 'vitest'
import { send, signIn, testDeployment } from '#test/faults/deployment.ts'
import { driftOf } from '#test/rollup.ts'

const { owner, make, start } = await testDeployment()
const env = { NODE_ENV: 'test', DRAIN_SECONDS: '0' }
const servers = [await start(env), await start(env)] as const

interface Sent {
  feedback: string
  sentAt: number
  answeredAt: number
  status: number
  code?: string
}

const switches = 6

it('suspends and lifts a company in two processes under load, within a second, without losing a review', async () => {
  const company = await make.company()
  const other = await make.company()
  const { code } = await make.placement(company)
  const operator = await make.user({ role: 'superadmin' })
  const cookie = await signIn(servers[0], operator.email)

  let going = true
  const sent: Sent[] = []
  const visitor = async (at: number, { id: companyId }: { id: string }, to: Sent[]) => {
    for (let n = at; going; n += 1) {
      const feedback = randomUUID()
      const sentAt = performance.now()
      const body = { companyId, rating: 4, feedback, submissionId: randomUUID() }
      const answer = await send(n % 2 ? servers[1] : servers[0], createReview, { body })
      const { code } = await answer.json()
      to.push({ feedback, sentAt, answeredAt: performance.now(), status: answer.status, code })
      // Without pauses, they would delay each other and the requests for the pages.
      await setTimeout(50)
    }
  }
  const neighbors: Sent[] = []
  const visitors = Array.from({ length: 24 }, (_, n) =>
    n % 4 === 3 ? visitor(n, other, neighbors) : visitor(n, company, sent),
  )

  /**
   * Fetches the company's pages as a visitor from every process until all show the state. Returns the time at which the
   * last outdated page was requested, or `from` if there was none.
   */
  const shownEverywhere = async (suspended: boolean, from: number): Promise<number> => {
    let latest = from
    const pages = servers.flatMap(({ url }) => [`${url}/${company.slug}`, `${url}/q/${code}`])
    const isShown = async (url: string) => {
      const sentAt = performance.now()
      const page = await fetch(url)
      expect(page.status).toBe(200)
      const is = (await page.text()).includes('This page is taking a break.') === suspended
      if (!is) latest = Math.max(latest, sentAt)
      return is
    }
    const areShown = async () => (await Promise.all(pages.map(isShown))).every(Boolean)
    await expect.poll(areShown, { interval: 10 }).toBe(true)
    return latest
  }
  /** Times between the answer to one switch and the request of the next. */
  const periods: { suspended: boolean; from: number; until: number }[] = []
  const delays: Record<'suspended' | 'active', number[]> = { suspended: [], active: [] }
  for (let n = 0; n < switches; n += 1) {
    const suspended = n % 2 === 0
    const before = sent.length
    const { status } = await send(servers[0], updateCompany, {
      params: company,
      body: { billingStatus: suspended ? 'suspended' : 'active', suspensionReason: 'Open invoices' },
      cookie,
    })
    expect(status).toBe(200)
    const from = performance.now()
    const latest = await shownEverywhere(suspended, from)
    delays[suspended ? 'suspended' : 'active'].push(latest - from)
    await expect.poll(() => sent.length).toBeGreaterThan(before + 50)
    periods.push({ suspended, from, until: performance.now() })
  }
  going = false
  await Promise.all(visitors)

  const stored = new Set(
    (await owner.selectFrom('reviews').select('feedback').execute()).map(({ feedback }) => feedback),
  )
  const isStored = ({ feedback }: Sent) => stored.has(feedback)
  const acknowledged = sent.filter(({ status }) => status === 201)
  const refused = sent.filter(({ code }) => code === 'company_suspended')
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  const [suspendedMs, liftedMs] = [median(delays.suspended), median(delays.active)]
  console.log(
    `suspension: ${sent.length} sent, ${acknowledged.length} acknowledged, ${refused.length} refused, ` +
      `shown everywhere after ${suspendedMs?.toFixed()} ms, lifted after ${liftedMs?.toFixed()} ms`,
  )
  expect(sent.filter(({ status }) => status !== 201 && status !== 403)).toEqual([])
  expect(acknowledged.length + refused.length).toBe(sent.length)
  expect([acknowledged.length, refused.length].every((n) => n > 0)).toBe(true)
  expect(acknowledged.filter((review) => !isStored(review))).toEqual([])
  expect(refused.filter(isStored)).toEqual([])
  // The median: other processes on the machine may delay one of the three.
  expect(suspendedMs).toBeLessThan(1_000)
  expect(liftedMs).toBeLessThan(1_000)
  // Between two switches the outcome does not depend on timing.
  for (const { suspended, from, until } of periods) {
    const within = sent.filter(({ sentAt, answeredAt }) => sentAt > from && answeredAt < until)
    const statuses = new Set(within.map(({ status }) => status))
    expect(statuses).toEqual(new Set([suspended ? 403 : 201]))
  }
  expect(new Set(neighbors.map(({ status }) => status))).toEqual(new Set([201]))
  expect(neighbors.filter((review) => !isStored(review))).toEqual([])
  expect(await driftOf(owner)).toEqual([])
}, 120_000)
