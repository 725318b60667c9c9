import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '@candour/postgres/free-port.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import { expect, it } from 'vitest'
import { createDb, createPool } from '#db/client.ts'
import { appRole, platformRole } from '#db/logins.ts'
import { withCompany } from '#db/scope.ts'
import { system, type UserSession } from '#domain/principal.ts'
import { sendReply } from '#modules/conversations/send-reply.ts'
import { queueDigests } from '#modules/digests/queue-digests.ts'
import { LiveDashboards } from '#modules/live/live-dashboards.ts'
import { noticeTo } from '#modules/notifications/notices.ts'
import { send, testDeployment, testFolder } from '#test/faults/deployment.ts'
import { startMailServer } from '#test/mail-server.ts'

const { url, owner, make, start } = await testDeployment()
const folder = await testFolder()

const kills = 10
const companyCount = 30

const visitorOf = (company: { id: string }) => `visitor-of-${company.id}@example.com`

it('loses no alert, notice, reply or digest while the mail server is down and the server is killed, and repeats at most one per kill', {
  // Starts the server once per kill; allows for a busy machine.
  timeout: 300_000,
}, async () => {
  const app = createDb(createPool(url, { login: appRole, max: 2 }))
  const platform = createDb(createPool(url, { login: platformRole, max: 2 }))
  const smtpPort = await freePort()
  const env = {
    ...{ DATA_DIR: folder, NODE_ENV: 'production', REQUIRE_TWO_FACTOR: 'off' },
    ...{ SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, MAIL_RETRY_SECONDS: '0.2' },
  }
  const members: { company: { id: string }; id: string; email: string }[] = []
  for (let n = 0; n < companyCount; n += 1) {
    const company = await make.company({ slug: `company-of-${randomUUID()}` })
    members.push({ company, ...(await make.user({ companies: [company] })) })
  }
  let server = await start(env)
  const consumed = () =>
    owner.selectFrom('event_consumers').select('name').where('name', '=', 'alerts').execute()
  await expect.poll(consumed).toHaveLength(1)

  const happen = async ({ company, id: userId, email }: (typeof members)[number]) => {
    const body = {
      ...{ companyId: company.id, submissionId: randomUUID() },
      ...{ rating: 1, feedback: 'Cold coffee', contactEmail: visitorOf(company) },
    }
    const post = async () => (await send(server, createReview, { body }).catch(() => undefined))?.status
    await expect.poll(post, { interval: 20, timeout: 60_000 }).toBe(201)
    const review = await owner
      .selectFrom('reviews')
      .select('id')
      .where('company_id', '=', company.id)
      .executeTakeFirstOrThrow()
    const notice = { kind: 'assigned', companyId: company.id, userId, reviewId: review.id } as const
    await withCompany(app, system('command'), company.id, (tx) => noticeTo(tx, notice))
    const memberships = [{ companyId: company.id, role: 'owner' as const, suspended: false }]
    const member: UserSession = {
      ...{ kind: 'user', sessionId: randomUUID() },
      user: { id: userId, email, role: 'company_admin', memberships },
      signIn: { factor: 'password', twoFactor: false, twoFactorRequired: false, stepUpUntil: null },
    }
    const key = { companyId: company.id, reviewId: review.id }
    await sendReply({ db: app, live: new LiveDashboards({ visitorDb: app, accountsDb: app }) }, member, key, {
      text: 'We are sorry, and have mended the machine.',
    })
  }
  /** Queues the digests of the week, as the server would on Monday. */
  const queueWeek = async () => {
    const { due } = await owner
      .selectFrom('digest_schedules')
      .select(({ fn }) => fn.max('due_at').as('due'))
      .where('cadence', '=', 'weekly')
      .executeTakeFirstOrThrow()
    await queueDigests({ db: app, platformDb: platform, log: { warn: console.warn }, now: due })
  }
  const killAndRestart = async () => {
    await setTimeout(Math.random() * 500)
    server.kill('SIGKILL')
    await server.exited
    server = await start(env)
  }

  // Half of the kills while the mail server is down and reviews arrive, half while the mails are being sent.
  const happening = (async () => {
    for (const member of members) await happen(member)
  })()
  for (let n = 0; n < kills / 2; n += 1) await killAndRestart()
  await happening
  await queueWeek()
  const mails = await startMailServer({}, smtpPort)
  for (let n = 0; n < kills / 2; n += 1) await killAndRestart()
  const unsent = () => owner.selectFrom('mails').select('id').where('state', '<>', 'sent').execute()
  await expect.poll(() => owner.selectFrom('alerts').select('id').execute()).toHaveLength(2 * companyCount)
  await expect.poll(unsent, { timeout: 60_000 }).toEqual([])

  const ids = mails.received.map(({ messageId }) => messageId)
  console.log(`${ids.length} mails, ${new Set(ids).size} of them different`)
  expect(new Set(ids).size).toBe(4 * companyCount)
  expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(kills)
  const perMember = Map.groupBy(mails.received, ({ envelope }) => envelope.to[0])
  for (const { email, company } of members) {
    const subjects = new Set(perMember.get(email)?.map(({ subject }) => subject))
    expect(subjects.size, email).toBe(3)
    expect(perMember.get(visitorOf(company))?.[0]?.text).toContain('have mended the machine')
  }
  await mails[Symbol.asyncDispose]()
  for (const db of [app, platform]) await db.destroy()
})
