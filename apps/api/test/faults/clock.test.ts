import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { forgotPassword, getMe, getPasswordLink, login, resetPassword } from '@candour/schemas/accounts.ts'
import type { Endpoint } from '@candour/schemas/endpoint.ts'
import { itemTypeFor } from '@candour/schemas/packs.ts'
import { listPrintOrders, requestPrint } from '@candour/schemas/print-orders.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import { expect, it } from 'vitest'
import { removeEnded } from '#process/housekeeping.ts'
import { password } from '#test/factories.ts'
import { send, testDeployment, testMailServer } from '#test/faults/deployment.ts'
import { moveClock } from '#test/faults/moved-clock.ts'
import { reaches, under } from '#test/faults/visitors.ts'
import { linkIn } from '#test/mail-server.ts'
import { qrPicture } from '#test/picture.ts'

const days = [40, -40]

const mails = await testMailServer()
const { owner, sql, make, start } = await testDeployment()
const server = await start({
  SMTP_URL: mails.url,
  CLOCK_MOVES: days.join(),
  NODE_OPTIONS: `--import=${fileURLToPath(new URL('moved-clock.ts', import.meta.url))}`,
})

async function call(endpoint: Endpoint, body?: object, cookie = '', query: Record<string, string> = {}) {
  const answer = await send(server, endpoint, { query, cookie, ...(body && { body }) })
  return { status: answer.status, body: await answer.json(), cookies: answer.headers.getSetCookie() }
}

/** Moves the server's clock to the next of `days`. */
async function move(): Promise<void> {
  const told = () => server.output().split('The clock says ').length
  const before = told()
  server.kill('SIGUSR2')
  await reaches(told, before + 1)
}

/** @returns the session cookie, as kept by a browser with a correct clock */
async function signIn(email: string, given = password): Promise<string> {
  const { status, cookies } = await call(login, { email, password: given })
  expect(status).toBe(200)
  const cookie = cookies.findLast((one) => one.startsWith('candour=')) ?? ''
  const maxAge = Number(/Max-Age=(-?\d+)/i.exec(cookie)?.[1] ?? Number.NaN)
  const expires = Date.parse(/Expires=([^;]+)/i.exec(cookie)?.[1] ?? '')
  // RFC 6265, 5.3: Max-Age takes precedence over Expires.
  const secondsLeft = Number.isNaN(maxAge) ? (expires - Date.now()) / 1000 : maxAge
  expect(secondsLeft / 24 / 60 / 60).toBeCloseTo(7, 1)
  return cookie.split(';', 1)[0] ?? ''
}

/** Returns the token of the reset link mailed next, ignoring other mails. */
async function resetLinkOf(email: string): Promise<string> {
  const links = () =>
    mails.received.filter(({ envelope, text }) => envelope.to.includes(email) && text?.includes('?token='))
  const before = links().length
  expect((await call(forgotPassword, { email })).status).toBe(200)
  await reaches(() => links().length, before + 1)
  return linkIn(links().at(-1)).token
}

it('the clock of a process is off by 40 days in either direction: the database clock decides', async () => {
  const company = await make.company()
  const { email } = await make.user({ companies: [company] })
  const operator = await make.user({ role: 'superadmin' })
  const forgetful = await make.user({ companies: [company] })
  const [member, superadmin] = [await signIn(email), await signIn(operator.email)]
  const token = await resetLinkOf(forgetful.email)

  const order = {
    ...{ companyId: company.id, itemType: itemTypeFor('poster', 5), quantity: 5, price: 54 },
    billing: {
      ...{ companyName: 'Café Luna', contactName: 'Ada Palmer', email: 'ada@example.com' },
      ...{ phone: '+49 30 1234567', address: 'Harbour Street 1' },
    },
    imageData: qrPicture(`${server.url}/${company.slug}`),
    orderKey: randomUUID(),
  }
  const ordered = await call(requestPrint, order, member)
  expect(ordered.status).toBe(201)

  const review = (given: object) => ({ companyId: company.id, rating: 4, feedback: 'First', ...given })
  const [submissionId, settledId] = [randomUUID(), randomUUID()]
  const first = await call(createReview, review({ submissionId, revision: 1 }))
  const settled = await call(createReview, review({ submissionId: settledId, revision: 1 }))
  await sql`update reviews set created_at = now() - interval '61 minutes' where id = ${settled.body.id}`
  const renderedAt = Date.now()

  for (const [n, by] of days.entries()) {
    await under(`clock moved by ${by} days`, { server, owner }, move)

    // Existing sessions stay valid, and new ones are kept by a browser with a correct clock.
    for (const cookie of [member, superadmin, await signIn(email)]) {
      expect((await call(getMe, undefined, cookie)).status).toBe(200)
    }
    moveClock(by)
    await removeEnded({ db: owner, platformDb: owner })
    moveClock(0)
    expect((await call(getMe, undefined, member)).status).toBe(200)

    // Previously and newly mailed links work; an expired one stays expired.
    expect((await call(getPasswordLink, { token })).status).toBe(200)
    const late = await make.user({ companies: [company] })
    const [lateToken, endedToken] = [await resetLinkOf(late.email), await resetLinkOf(operator.email)]
    expect((await call(resetPassword, { token: lateToken, newPassword: 'another good one' })).status).toBe(
      200,
    )
    await signIn(late.email, 'another good one')
    await sql`
      update password_links set expires_at = now() - interval '1 second' where user_id = ${operator.id}
    `
    expect((await call(getPasswordLink, { token: endedToken })).status).not.toBe(200)

    // Resending replaces the review within an hour, and not after that.
    const edited = review({ submissionId, revision: n + 2, feedback: `Edited with ${by}` })
    expect(await call(createReview, edited)).toMatchObject({ status: 201, body: { id: first.body.id } })
    const tooLate = review({ submissionId: settledId, revision: n + 2, feedback: 'Edited' })
    expect((await call(createReview, tooLate)).status).toBe(409)
    const stored = owner.selectFrom('reviews').select('feedback').where('id', '=', first.body.id)
    expect(await stored.execute()).toEqual([{ feedback: `Edited with ${by}` }])

    // Forms rendered earlier are accepted, without a longer delay than current ones.
    const sentAt = performance.now()
    expect((await call(createReview, review({ renderedAt }))).status).toBe(201)
    expect(performance.now() - sentAt).toBeLessThan(5_000)

    // A repeated order returns the first one; a new one is dated by the database.
    expect(await call(requestPrint, order, member)).toMatchObject({ status: 201, body: ordered.body })
    const another = await call(requestPrint, { ...order, orderKey: randomUUID() }, member)
    expect(another.status).toBe(201)
    const { body: orders } = await call(listPrintOrders, undefined, superadmin, { images: 'link' })
    expect(orders).toHaveLength(n + 2)
    expect(Math.abs(Date.parse(orders[0].createdAt) - Date.now())).toBeLessThan(60_000)
  }
})
