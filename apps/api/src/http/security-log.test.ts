import { changePassword, endSessions, login, logout, resetPassword } from '@candour/schemas/accounts.ts'
import type { Endpoint, Input } from '@candour/schemas/endpoint.ts'
import { exportPrintOrdersCsv, getPrintFile } from '@candour/schemas/print-orders.ts'
import { exportReviewsCsv, exportReviewsXlsx, listReviews } from '@candour/schemas/reviews.ts'
import { confirmTotp, signInWithCode, startTotp, stepUp } from '@candour/schemas/two-factor.ts'
import {
  createInvitationLink,
  createUser,
  deleteUser,
  endUserSessions,
  linkUser,
  listUsers,
  unlinkUser,
  updateUser,
} from '@candour/schemas/users.ts'
import { expect, it } from 'vitest'
import { anotherApp, cookieOf, recordedLog, testApp } from '#test/app.ts'
import { password } from '#test/factories.ts'
import { authenticatorOf } from '#test/factors.ts'

const t = await testApp({ RATE_LIMITS: 'on' })
const { log, logger } = recordedLog()
const app = await anotherApp(t, { logger })

const linesOf = (text: string) =>
  text.split('\n').flatMap((line) => (line.includes('"security":') ? [JSON.parse(line)] : []))

/** Makes a call and returns its security log lines without the common fields. */
async function deed<E extends Endpoint>(endpoint: E, input: Input<E>, cookie = '') {
  const before = linesOf(log.text).length
  const { params = {}, query = {}, body }: { params?: object; query?: object; body?: object } = input
  const values = new Map(Object.entries(params))
  const answer = await app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(values.get(name))),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    remoteAddress: '192.0.2.77',
    headers: { cookie, 'user-agent': 'Some Browser' },
    ...(body && { payload: body }),
  })
  const lines = linesOf(log.text).slice(before)
  for (const line of lines) {
    expect(line).toMatchObject({
      reqId: answer.headers['x-request-id'],
      network: '192.0.2.0/24',
      msg: 'security',
    })
  }
  return {
    answer,
    lines: lines.map(({ security, by, userId, companyId, orderId, role, disabled, ended }) =>
      JSON.parse(JSON.stringify({ security, by, userId, companyId, orderId, role, disabled, ended })),
    ),
  }
}

it('has one line per action, with actor and target, and nothing secret or personal', async () => {
  const company = await t.make.company()
  const companyId = company.id
  const order = await t.make.printOrder(company)
  const operator = await t.make.user({ role: 'superadmin' })
  const owner = await t.make.user({ companies: [company] })
  const other = await t.make.user()
  const by = operator.id

  const wrong = await deed(login, { body: { email: owner.email, password: 'not the right one' } })
  expect(wrong.lines).toEqual([{ security: 'sign_in_failed', userId: owner.id }])
  const unknown = await deed(login, {
    body: { email: 'nobody@visitor.example', password: 'not the right one' },
  })
  expect(unknown.lines).toEqual([{ security: 'sign_in_failed' }])
  const right = await deed(login, { body: { email: operator.email, password } })
  expect(right.lines).toEqual([{ security: 'signed_in', userId: by }])
  const cookie = cookieOf(right.answer.headers)
  const mine = cookieOf((await deed(login, { body: { email: owner.email, password } })).answer.headers)

  const invited = await deed(createUser, { body: { email: 'new@visitor.example', companyId } }, cookie)
  const userId = invited.answer.json().user.id
  expect(invited.lines).toEqual([{ security: 'invited', by, userId, role: 'company_admin', companyId }])
  const link = await deed(createInvitationLink, { params: { id: userId } }, cookie)
  expect(link.lines).toEqual([{ security: 'invitation_link_made', by, userId }])
  const token = new URL(link.answer.json().url).searchParams.get('token') ?? ''
  expect(token.length).toBeGreaterThan(20)
  const set = await deed(resetPassword, { body: { token, newPassword: 'a long new password' } })
  expect(set.lines).toEqual([
    { security: 'password_set_by_link', userId },
    { security: 'signed_in', userId },
  ])

  const linked = await deed(linkUser, { params: { id: companyId }, body: { userId: other.id } }, cookie)
  expect(linked.lines).toEqual([{ security: 'linked', by, userId: other.id, companyId }])
  const unlinked = await deed(unlinkUser, { params: { id: companyId, userId: other.id } }, cookie)
  expect(unlinked.lines).toEqual([{ security: 'unlinked', by, userId: other.id, companyId }])
  const changed = await deed(
    updateUser,
    { params: { id: other.id }, body: { role: 'superadmin', disabled: true } },
    cookie,
  )
  expect(changed.lines).toEqual([
    { security: 'account_changed', by, userId: other.id, role: 'superadmin', disabled: true },
  ])
  const ended = await deed(endUserSessions, { params: { id: other.id } }, cookie)
  expect(ended.lines).toEqual([{ security: 'sessions_ended', by, userId: other.id, ended: 0 }])
  const deleted = await deed(deleteUser, { params: { id: other.id } }, cookie)
  expect(deleted.lines).toEqual([{ security: 'account_deleted', by, userId: other.id }])

  for (const exported of [exportReviewsCsv, exportReviewsXlsx]) {
    const { lines } = await deed(exported, { query: { companyId } }, mine)
    expect(lines).toEqual([{ security: 'exported', by: owner.id, companyId }])
  }
  expect((await deed(exportPrintOrdersCsv, {}, cookie)).lines).toEqual([{ security: 'exported', by }])
  const file = await deed(getPrintFile, { params: { id: order.id } }, cookie)
  expect(file.lines).toEqual([{ security: 'print_file_made', by, orderId: order.id }])

  const refused = await deed(listUsers, { query: {} }, mine)
  expect(refused.lines).toEqual([{ security: 'forbidden', by: owner.id }])
  const foreign = await deed(listReviews, { query: { companyId } }, cookie)
  expect(foreign.lines).toEqual([{ security: 'forbidden', by }])

  const mistaken = await deed(
    changePassword,
    { body: { currentPassword: 'not it', newPassword: 'one more password' } },
    mine,
  )
  expect(mistaken.lines).toEqual([{ security: 'confirmation_failed', by: owner.id }])
  const renewed = await deed(
    changePassword,
    { body: { currentPassword: password, newPassword: 'one more password' } },
    mine,
  )
  expect(renewed.lines).toEqual([{ security: 'password_changed', by: owner.id }])
  const here = cookieOf(renewed.answer.headers)
  const others = await deed(endSessions, { body: { currentPassword: 'one more password' } }, here)
  expect(others.lines).toEqual([{ security: 'sessions_ended', by: owner.id, ended: 0 }])
  const inHere = cookieOf(others.answer.headers)
  const steppedUp = await deed(stepUp, { body: { password: 'one more password' } }, inHere)
  expect(steppedUp.lines).toEqual([{ security: 'stepped_up', by: owner.id }])
  const started = await deed(startTotp, {}, inHere)
  const app = authenticatorOf(started.answer.json())
  const added = await deed(confirmTotp, { body: { code: app.code() } }, inHere)
  expect(added.lines).toEqual([{ security: 'two_factor_changed', by: owner.id }])
  const asked = await deed(login, { body: { email: owner.email, password: 'one more password' } })
  expect(asked.lines).toEqual([{ security: 'second_factor_asked', userId: owner.id }])
  const pending = cookieOf(asked.answer.headers, 'candour-pending')
  const guessed = await deed(signInWithCode, { body: { code: '000000' } }, pending)
  expect(guessed.lines).toEqual([{ security: 'sign_in_failed', userId: owner.id }])
  const presented = await deed(signInWithCode, { body: { code: app.code(1) } }, pending)
  expect(presented.lines).toEqual([{ security: 'signed_in', userId: owner.id }])
  const out = await deed(logout, {}, cookieOf(others.answer.headers))
  expect(out.lines).toEqual([{ security: 'signed_out', userId: owner.id }])

  let last = await deed(login, { body: { email: owner.email, password: 'wrong' } })
  for (let tries = 0; last.answer.statusCode !== 429 && tries < 20; tries += 1) {
    last = await deed(login, { body: { email: owner.email, password: 'wrong' } })
  }
  expect(last.lines).toEqual([{ security: 'throttled' }])

  for (const secret of [
    ...[owner.email, operator.email, '@visitor.example'],
    ...[password, 'a long new password', 'not the right one', 'one more password'],
    token,
    '192.0.2.77',
    'Some Browser',
    cookie.slice(8, 40),
    pending.slice(16, 40),
    ...[started.answer.json().secret, ...added.answer.json().recoveryCodes],
  ]) {
    expect(log.text).not.toContain(secret)
  }
})
