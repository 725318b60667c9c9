import { randomUUID } from 'node:crypto'
import { forgotPassword } from '@candour/schemas/accounts.ts'
import { listUnsentMails, sendMailAgain } from '@candour/schemas/unsent-mails.ts'
import { expect, it } from 'vitest'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { queueMail } from '#mail/repository.ts'
import { buildTestApp, readPages, testApp } from '#test/app.ts'
import { deliverTo, startMailServer } from '#test/mail-server.ts'

const t = await testApp()
const operator = await t.signInAs({ role: 'superadmin' })

const listed = async () => (await operator.call(listUnsentMails, { query: {} })).body

it('lists what is waiting, delayed or refused, and sends it again', async () => {
  const company = await t.make.company({ name: 'Café Luna' })
  const order = await t.make.printOrder(company)
  const { email } = await t.make.user()
  await t.call(forgotPassword, { body: { email } })
  // Its mail is queued after the answer.
  await expect.poll(listed).toHaveLength(1)
  const about = { companyId: company.id, orderId: order.id, recipient: 'ada@example.com' }
  await withCompany(t.db, system('mail'), company.id, (tx) =>
    queueMail(tx, { kind: 'order_confirmation', ...about }),
  )
  const waiting = { state: 'queued', attempts: 0, error: null, nextAttemptAt: expect.any(String) }
  expect(await listed()).toMatchObject([
    { ...waiting, kind: 'order_confirmation', recipient: 'ada@example.com', companyName: 'Café Luna' },
    { ...waiting, kind: 'reset', recipient: email, companyName: null },
  ])

  let refuse = true
  await using mails = await startMailServer({
    onRcptTo: ({ address }, _, done) => {
      if (!refuse) return done()
      const responseCode = address === email ? 452 : 550
      done(Object.assign(new Error('Not this mailbox'), { responseCode }))
    },
  })
  deliverTo(t, mails.url)
  await expect.poll(listed).toMatchObject([
    { state: 'failed', attempts: 1, error: expect.stringContaining('550'), nextAttemptAt: null },
    { state: 'queued', attempts: 1, error: expect.stringContaining('452') },
  ])

  refuse = false
  const [refused, delayed] = await listed()
  // A long backoff, as after several attempts.
  await t.sql`update mails set next_attempt_at = now() + interval '10 minutes' where state = 'queued'`
  for (const mail of [refused, delayed]) {
    const answer = await operator.call(sendMailAgain, { params: { id: mail?.id ?? '' } })
    expect([answer.status, answer.body.mail]).toMatchObject([200, { id: mail?.id, state: 'queued' }])
  }
  await expect.poll(listed).toEqual([])
  expect(mails.received).toHaveLength(2)
  const gone = await operator.call(sendMailAgain, { params: { id: refused?.id ?? '' } })
  expect([gone.status, gone.body.code]).toEqual([404, 'mail_not_found'])
  expect((await operator.call(sendMailAgain, { params: { id: randomUUID() } })).status).toBe(404)
})

it('does not send a mail twice when it is already being sent', async () => {
  await using own = await buildTestApp()
  const { call } = await own.signInAs({ role: 'superadmin' })
  await own.call(forgotPassword, { body: { email: (await own.make.user()).email } })
  const arrived = Promise.withResolvers<() => void>()
  await using mails = await startMailServer({
    onMailFrom: (_address, _session, done) => arrived.resolve(() => done()),
  })
  deliverTo(own, mails.url)
  const accept = await arrived.promise
  const { body } = await call(listUnsentMails, { query: {} })
  expect((await call(sendMailAgain, { params: { id: body[0]?.id ?? '' } })).status).toBe(200)
  accept()
  await mails.next()
  await expect.poll(async () => (await call(listUnsentMails, { query: {} })).body).toEqual([])
  expect(mails.received).toHaveLength(1)
})

it('pages through many', async () => {
  const { id: userId } = await t.make.user()
  await t.insert('mails', { id: randomUUID(), user_id: userId, kind: 'reset', state: 'failed' })
  await t.insert('mails', { id: randomUUID(), user_id: userId, kind: 'invitation', state: 'failed' })
  const mails = await readPages(operator.call, listUnsentMails, { limit: 1 })
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['invitation', 'reset'])
})
