import { randomUUID } from 'node:crypto'
import {
  changePassword,
  endSessions,
  forgotPassword,
  login,
  logout,
  resetPassword,
} from '@candour/schemas/accounts.ts'
import type { AuditAction } from '@candour/schemas/audit.ts'
import { addNote, reply, resendReply, updateCase, updateCases } from '@candour/schemas/cases.ts'
import { createCompany, updateCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { deleteCompany, restoreCompany } from '@candour/schemas/deleted-companies.ts'
import type { Endpoint } from '@candour/schemas/endpoint.ts'
import { endpoints } from '@candour/schemas/endpoints.ts'
import { answerInvitation, answerInvitationLink } from '@candour/schemas/invitations.ts'
import { createLocation, updateLocation } from '@candour/schemas/locations.ts'
import { updateNotifications } from '@candour/schemas/notifications.ts'
import { updateMe } from '@candour/schemas/own-account.ts'
import { createPlacements, updatePlacement } from '@candour/schemas/placements.ts'
import { requestPrint, setPrintOrderProcessed } from '@candour/schemas/print-orders.ts'
import { erasePerson, exportPerson, updateRetention } from '@candour/schemas/privacy.ts'
import {
  createReplyTemplate,
  deleteReplyTemplate,
  updateReplyTemplate,
} from '@candour/schemas/reply-templates.ts'
import { correctSentiment } from '@candour/schemas/reviews.ts'
import { inviteMember, removeMember, resendInvitation, updateMember } from '@candour/schemas/team.ts'
import {
  addPasskey,
  confirmTotp,
  createPasskeyOptions,
  createPasskeySignInOptions,
  createRecoveryCodes,
  removePasskey,
  removeTotp,
  signInWithCode,
  signInWithPasskey,
  startTotp,
  stepUp,
} from '@candour/schemas/two-factor.ts'
import { sendMailAgain } from '@candour/schemas/unsent-mails.ts'
import {
  createInvitationLink,
  createUser,
  deleteUser,
  endUserSessions,
  linkUser,
  unlinkUser,
  updateMembership,
  updateUser,
} from '@candour/schemas/users.ts'
import { endViewAs, startViewAs } from '@candour/schemas/view-as.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { platformChain } from '#db/audit.ts'
import { verifyAudit } from '#modules/audit/verify.ts'
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { password } from '#test/factories.ts'
import { authenticatorOf, confirmIdentity, presentPassword, setUpTotp } from '#test/factors.ts'
import { invitationToken } from '#test/invitations.ts'
import { SoftwareAuthenticator } from '#test/software-authenticator.ts'

/** Calls that change no state of a company, an account or the platform, or that record elsewhere, with the reason. */
const exceptions: Record<string, string> = {
  createReview: 'a visitor’s words are no deed of the company, and have a log of their own: the reviews',
  reportEvent: 'counts visits, anonymously',
  findPerson: 'has an entry even if nobody is found (modules/privacy)',
  getPasswordLink: 'reads; POST keeps the token out of addresses',
  readCase: 'which messages the team has seen is no deed',
  startTotp: 'an authenticator app counts once it is confirmed',
  createPasskeyOptions: 'a challenge, for adding a passkey',
  createPasskeySignInOptions: 'a challenge, for signing in',
}

interface Deed {
  action: AuditAction
  /** The log that has the entry; the company's unless stated. */
  log?: 'platform'
  /** Makes a change that succeeds. */
  run: () => Promise<{ status: number }>
  /** Fields that the entry must have. */
  says?: object
}

let t: TestApp
let company: { id: string }
let location: { id: string }
let placement: { id: string }
let owner: SignedIn & { id: string; email: string }
let operator: SignedIn & { id: string; email: string }
let withTotp: Awaited<ReturnType<typeof personWithTotp>>
let withPasskey: Awaited<ReturnType<typeof personWithPasskey>>

beforeAll(async () => {
  t = await buildTestApp()
  company = await t.make.company({ name: 'Café Luna' })
  location = await t.make.location(company, { name: 'Harbour' })
  placement = await t.make.placement(company, { name: 'Counter' })
  owner = await person({ companies: [company] })
  operator = await person({ role: 'superadmin' })
  withTotp = await personWithTotp()
  withPasskey = await personWithPasskey()
})
afterAll(() => t[Symbol.asyncDispose]())

async function person(given: Parameters<TestApp['make']['user']>[0] = {}) {
  const user = await t.make.user(given)
  return { ...user, ...(await t.signIn(user.email)) }
}

async function personWithTotp() {
  const user = await person()
  return { ...user, ...(await setUpTotp(user)) }
}

async function personWithPasskey() {
  const user = await person()
  const authenticator = new SoftwareAuthenticator()
  await confirmIdentity(user)
  const { body: options } = await user.call(createPasskeyOptions, {})
  const added = await user.call(addPasskey, { body: authenticator.create(options) })
  return { ...user, authenticator, added }
}

const own = () => ({ companyId: company.id })
const invited = async () => {
  const body = { email: `${randomUUID()}@example.com`, companyId: company.id }
  const { user } = (await operator.call(createUser, { body })).body
  return user
}
const link = async () =>
  (await operator.call(createInvitationLink, { params: { id: (await invited()).id } })).body.url

async function read({ cookie }: SignedIn, url: string) {
  const answer = await t.app.inject({ url, headers: { cookie } })
  return { status: answer.statusCode }
}

/** Someone with an account whom the owner invites. */
const asked = async () => {
  const someone = await person()
  const body = { email: someone.email, role: 'viewer' as const }
  const { userId: invitationId } = (await owner.call(inviteMember, { query: own(), body })).body
  return { ...someone, invitationId }
}

const newPassword = 'another horse battery'

const deeds: Record<string, Deed> = {
  login: {
    action: 'session.started',
    log: 'platform',
    run: async () => {
      const { email } = await t.make.user()
      return t.call(login, { body: { email, password } })
    },
  },
  logout: {
    action: 'session.ended',
    log: 'platform',
    run: async () => (await person()).call(logout, {}),
  },
  forgotPassword: {
    action: 'password.reset_requested',
    log: 'platform',
    run: async () => t.call(forgotPassword, { body: { email: (await t.make.user()).email } }),
  },
  resetPassword: {
    action: 'password.set_by_link',
    log: 'platform',
    run: async () => {
      const token = new URL(await link()).searchParams.get('token') ?? ''
      return t.call(resetPassword, { body: { token, newPassword } })
    },
  },
  updateMe: {
    action: 'user.updated',
    log: 'platform',
    run: async () => (await person()).call(updateMe, { body: { name: 'Ada' } }),
    says: { changes: { name: [null, 'Ada'] } },
  },
  changePassword: {
    action: 'password.changed',
    log: 'platform',
    run: async () =>
      (await person()).call(changePassword, { body: { currentPassword: password, newPassword } }),
  },
  endSessions: {
    action: 'session.ended',
    log: 'platform',
    run: async () => (await person()).call(endSessions, { body: { currentPassword: password } }),
  },
  signInWithCode: {
    action: 'session.started',
    log: 'platform',
    run: async () => {
      const cookie = await presentPassword(t.call, withTotp.email)
      return t.call(signInWithCode, { body: { code: withTotp.code(1) } }, { cookie })
    },
    says: { changes: { device: [null, 'Unknown device'], factor: [null, 'totp'] } },
  },
  signInWithPasskey: {
    action: 'session.started',
    log: 'platform',
    run: async () => {
      const { body: options } = await t.call(createPasskeySignInOptions, { query: {} })
      return t.call(signInWithPasskey, { body: withPasskey.authenticator.get(options) })
    },
    says: { changes: { device: [null, 'Unknown device'], factor: [null, 'passkey'] } },
  },
  confirmTotp: {
    action: 'factor.added',
    log: 'platform',
    run: async () => {
      const { call } = await person()
      await confirmIdentity({ call })
      const code = authenticatorOf((await call(startTotp, {})).body).code()
      return call(confirmTotp, { body: { code } })
    },
    says: { changes: { factor: [null, 'totp'] } },
  },
  removeTotp: {
    action: 'factor.removed',
    log: 'platform',
    run: async () => (await personWithTotp()).call(removeTotp, { body: { password } }),
    says: { changes: { factor: ['totp', null] } },
  },
  stepUp: {
    action: 'session.stepped_up',
    log: 'platform',
    run: async () => (await person()).call(stepUp, { body: { password } }),
    says: { changes: { factor: [null, 'password'] } },
  },
  createRecoveryCodes: {
    action: 'recovery_codes.replaced',
    log: 'platform',
    run: async () => {
      await withTotp.call(stepUp, { body: { password } })
      return withTotp.call(createRecoveryCodes, {})
    },
  },
  addPasskey: {
    action: 'factor.added',
    log: 'platform',
    run: async () => (await personWithPasskey()).added,
    says: { changes: { factor: [null, 'passkey'] } },
  },
  removePasskey: {
    action: 'factor.removed',
    log: 'platform',
    run: async () => {
      const { call, added } = await personWithPasskey()
      await call(stepUp, { body: { password } })
      return call(removePasskey, { params: { id: added.body.passkey.id } })
    },
    says: { changes: { factor: ['passkey', null] } },
  },
  createCompany: {
    action: 'company.created',
    run: async () => {
      const body = { name: 'New', slug: `new-${randomUUID()}`, googleReviewUrl: 'https://g.page/r/new' }
      const created = await operator.call(createCompany, { body })
      company = { id: created.body.id }
      owner = await person({ companies: [company] })
      location = await t.make.location(company, { name: 'Harbour' })
      placement = await t.make.placement(company, { name: 'Counter' })
      return created
    },
    says: { target_name: 'New', changes: { name: [null, 'New'] } },
  },
  updateCompany: {
    action: 'company.updated',
    run: () => operator.call(updateCompany, { params: company, body: { billingStatus: 'past_due' } }),
    says: { changes: { billingStatus: ['active', 'past_due'] } },
  },
  deleteCompany: {
    action: 'company.deleted',
    run: () => operator.call(deleteCompany, { params: company }),
    says: { changes: { slug: [expect.any(String), null] } },
  },
  restoreCompany: {
    action: 'company.restored',
    run: () => operator.call(restoreCompany, { params: company }),
    says: { changes: { slug: [null, expect.any(String)] } },
  },
  updateDashboardCompany: {
    action: 'company.updated',
    run: () => owner.call(updateDashboardCompany, { query: own(), body: { timeZone: 'Asia/Tokyo' } }),
    says: { changes: { timeZone: ['UTC', 'Asia/Tokyo'] } },
  },
  updateCase: {
    action: 'case.updated',
    run: async () => {
      const params = await t.make.review(company)
      return owner.call(updateCase, {
        params,
        query: own(),
        body: { version: 0, status: 'waiting', assigneeId: owner.id },
      })
    },
    says: {
      target_type: 'review',
      changes: { status: ['new', 'waiting'], assignee: [null, expect.stringContaining('@')] },
    },
  },
  addNote: {
    action: 'case.note_added',
    run: async () => {
      const params = await t.make.review(company)
      return owner.call(addNote, { params, query: own(), body: { text: 'Called them' } })
    },
    says: { target_type: 'review', changes: {} },
  },
  correctSentiment: {
    action: 'review.sentiment_corrected',
    run: async () => {
      const params = await t.make.review(company, { sentiment: -1 })
      return owner.call(correctSentiment, { params, query: own(), body: { sentiment: 'positive' } })
    },
    says: {
      target_type: 'review',
      changes: { sentiment: ['negative', 'positive'], corrected: [false, true] },
    },
  },
  updateCases: {
    action: 'cases.updated',
    run: async () => {
      const { id } = await t.make.review(company)
      return owner.call(updateCases, { query: own(), body: { ids: [id], status: 'done', assigneeId: null } })
    },
    says: { changes: { count: [null, 1], status: [null, 'done'], assignee: [null, null] } },
  },
  exportReviewsCsv: {
    action: 'reviews.exported',
    run: () => read(owner, `/api/dashboard/reviews.csv?companyId=${company.id}`),
    says: { changes: { format: [null, 'csv'] } },
  },
  exportReviewsXlsx: {
    action: 'reviews.exported',
    run: () => read(owner, `/api/dashboard/reviews.xlsx?companyId=${company.id}`),
    says: { changes: { format: [null, 'xlsx'] } },
  },
  exportFunnelCsv: {
    action: 'funnel.exported',
    run: () => read(owner, `/api/dashboard/funnel.csv?companyId=${company.id}&by=day`),
  },
  createUser: { action: 'user.invited', run: async () => ({ status: (await invited()) ? 201 : 0 }) },
  linkUser: {
    action: 'user.linked',
    run: async () => {
      const { id: userId } = await t.make.user()
      return operator.call(linkUser, { params: { companyId: company.id }, body: { userId } })
    },
  },
  unlinkUser: {
    action: 'user.unlinked',
    run: async () => {
      const { id: userId } = await t.make.user({ companies: [company] })
      return operator.call(unlinkUser, { params: { companyId: company.id, userId } })
    },
  },
  updateMembership: {
    action: 'member.updated',
    run: async () => {
      const { id: userId } = await t.make.user({ companies: [company] })
      return operator.call(updateMembership, {
        params: { id: company.id, userId },
        body: { role: 'viewer' },
      })
    },
    says: { changes: { role: ['owner', 'viewer'] } },
  },
  inviteMember: {
    action: 'user.invited',
    run: () => owner.call(inviteMember, { query: own(), body: { email: 'new@example.com', role: 'viewer' } }),
    says: { target_name: 'new@example.com', changes: { role: [null, 'viewer'] } },
  },
  answerInvitation: {
    action: 'invitation.accepted',
    run: async () => {
      const { call, invitationId: id } = await asked()
      return call(answerInvitation, { params: { id }, body: { accept: true } })
    },
    says: { changes: { role: [null, 'viewer'] } },
  },
  answerInvitationLink: {
    action: 'invitation.accepted',
    run: async () => {
      const token = await invitationToken(t, (await asked()).invitationId)
      return t.call(answerInvitationLink, { body: { token, accept: true } })
    },
    says: { actor_kind: 'user', changes: { role: [null, 'viewer'] } },
  },
  resendInvitation: {
    action: 'user.invited',
    run: async () => {
      const { id: userId } = await t.make.user({ companies: [company], invited: true })
      return owner.call(resendInvitation, { query: own(), params: { userId } })
    },
  },
  updateMember: {
    action: 'member.updated',
    run: async () => {
      const { id: userId } = await t.make.user({ companies: [company] })
      return owner.call(updateMember, { query: own(), params: { userId }, body: { role: 'manager' } })
    },
    says: { changes: { role: ['owner', 'manager'] } },
  },
  removeMember: {
    action: 'user.unlinked',
    run: async () => {
      const { id: userId } = await t.make.user({ companies: [company] })
      return owner.call(removeMember, { query: own(), params: { userId } })
    },
  },
  updateNotifications: {
    action: 'notifications.updated',
    run: () =>
      owner.call(updateNotifications, {
        query: own(),
        body: { alerts: { when: 'daily' }, quietHours: { from: '22:00', to: '07:00', timeZone: 'UTC' } },
      }),
    says: {
      changes: { alerts: ['instant', 'daily'], quietHours: [null, '22:00–07:00 UTC'] },
    },
  },
  updateUser: {
    action: 'user.updated',
    log: 'platform',
    run: async () => operator.call(updateUser, { params: await t.make.user(), body: { disabled: true } }),
    says: { changes: { disabled: [false, true] } },
  },
  deleteUser: {
    action: 'user.deleted',
    log: 'platform',
    run: async () => operator.call(deleteUser, { params: await t.make.user() }),
  },
  createInvitationLink: {
    action: 'user.invitation_link_created',
    log: 'platform',
    run: async () => ({ status: (await link()) ? 201 : 0 }),
  },
  endUserSessions: {
    action: 'session.ended',
    log: 'platform',
    run: async () => operator.call(endUserSessions, { params: await person() }),
    says: { changes: { sessions: [1, 0] } },
  },
  sendMailAgain: {
    action: 'mail.resent',
    log: 'platform',
    run: async () => {
      await invited()
      const mail = await t.owner.selectFrom('mails').select('id').executeTakeFirstOrThrow()
      return operator.call(sendMailAgain, { params: mail })
    },
  },
  setPrintOrderProcessed: {
    action: 'order.updated',
    run: async () =>
      operator.call(setPrintOrderProcessed, {
        params: await t.make.printOrder(company),
        body: { processed: 1 },
      }),
    says: { changes: { processed: [false, true] } },
  },
  getPrintFile: {
    action: 'order.print_file_downloaded',
    run: async () =>
      read(operator, `/api/admin/print-orders/${(await t.make.printOrder(company)).id}/print-file.pdf`),
  },
  exportPrintOrdersCsv: {
    action: 'orders.exported',
    log: 'platform',
    run: () => read(operator, '/api/admin/print-orders.csv'),
  },
  requestPrint: {
    action: 'order.placed',
    run: () =>
      owner.call(requestPrint, {
        body: {
          ...own(),
          itemType: 'Poster (18"x24", quantity: 5)',
          quantity: 5,
          price: 54,
          imageData:
            'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
          billing: {
            companyName: 'Mine',
            contactName: 'Ada',
            email: 'ada@example.com',
            phone: '+49 30 1234567',
            address: 'Harbour Street 1',
          },
        },
      }),
    says: { changes: { quantity: [null, 5], price: [null, 54] } },
  },
  createLocation: {
    action: 'location.created',
    run: () => owner.call(createLocation, { query: own(), body: { name: 'Station' } }),
    says: { target_name: 'Station', changes: { name: [null, 'Station'] } },
  },
  updateLocation: {
    action: 'location.updated',
    run: () => owner.call(updateLocation, { query: own(), params: location, body: { archived: true } }),
    says: { target_name: 'Harbour', changes: { archived: [false, true] } },
  },
  createPlacements: {
    action: 'placement.created',
    run: () =>
      owner.call(createPlacements, { query: own(), body: { name: 'Table', kind: 'card', count: 40 } }),
    says: { changes: { name: [null, 'Table 1 – Table 40'], count: [null, 40] } },
  },
  updatePlacement: {
    action: 'placement.updated',
    run: () =>
      owner.call(updatePlacement, { query: own(), params: placement, body: { locationId: location.id } }),
    says: { target_name: 'Counter', changes: { location: [null, 'Harbour'] } },
  },
  startViewAs: {
    action: 'view_as.started',
    run: async () => {
      const { call } = await person({ role: 'superadmin' })
      return call(startViewAs, { params: company, body: { reason: 'They asked.' } })
    },
    says: { changes: { viewReason: [null, 'They asked.'], until: [null, expect.any(String)] } },
  },
  endViewAs: {
    action: 'view_as.ended',
    run: async () => {
      const { call } = await person({ role: 'superadmin' })
      await call(startViewAs, { params: company, body: { reason: 'They asked.' } })
      return call(endViewAs, {})
    },
  },
  reply: {
    action: 'reply.sent',
    run: async () => {
      const params = await t.make.review(company, { contactEmail: 'zoe@example.com' })
      return owner.call(reply, { query: own(), params, body: { text: 'Sorry!' } })
    },
  },
  resendReply: {
    action: 'reply.resent',
    run: async () => {
      const { id: messageId, reviewId: id } = await t.make.refusedReply(company)
      const body = { address: 'zoe@example.com' }
      return owner.call(resendReply, { query: own(), params: { id, messageId }, body })
    },
  },
  createReplyTemplate: {
    action: 'reply_template.created',
    run: () =>
      owner.call(createReplyTemplate, { query: own(), body: { name: 'Sorry', text: 'Dear {name}' } }),
    says: { target_name: 'Sorry', changes: { name: [null, 'Sorry'], text: [null, 'Dear {name}'] } },
  },
  updateReplyTemplate: {
    action: 'reply_template.updated',
    run: async () => {
      const params = await t.make.replyTemplate(company)
      return owner.call(updateReplyTemplate, { query: own(), params, body: { text: 'Hello' } })
    },
    says: { changes: { text: ['Dear {name}', 'Hello'] } },
  },
  deleteReplyTemplate: {
    action: 'reply_template.deleted',
    run: async () =>
      owner.call(deleteReplyTemplate, { query: own(), params: await t.make.replyTemplate(company) }),
  },
  updateRetention: {
    action: 'retention.updated',
    run: () => owner.call(updateRetention, { query: own(), body: { textMonths: 36 } }),
    says: { changes: { textMonths: [null, 36] } },
  },
  exportPerson: {
    action: 'person.exported',
    run: async () => {
      const { id } = await t.make.review(company)
      const answer = await t.app.inject({
        method: 'POST',
        url: `${exportPerson.path}?companyId=${company.id}`,
        headers: { cookie: owner.cookie },
        payload: { ids: [id] },
      })
      return { status: answer.statusCode }
    },
    says: { changes: { records: [null, 1], format: [null, 'json'] } },
  },
  erasePerson: {
    action: 'person.erased',
    run: async () => {
      const { id } = await t.make.review(company)
      return owner.call(erasePerson, { query: own(), body: { ids: [id], reason: 'Asked for it' } })
    },
    says: { changes: { records: [null, 1], reason: [null, 'Asked for it'] } },
  },
  exportPlacementsCsv: {
    action: 'placements.exported',
    run: () => read(owner, `/api/dashboard/placements.csv?companyId=${company.id}`),
  },
  exportAuditCsv: {
    action: 'audit.exported',
    log: 'platform',
    run: () => read(operator, '/api/admin/audit.csv'),
  },
  exportOwnAuditCsv: {
    action: 'audit.exported',
    run: () => read(owner, `/api/dashboard/audit.csv?companyId=${company.id}`),
  },
}

const changing = endpoints.filter(
  ({ method, stream }) => method !== 'GET' || (stream && stream !== 'text/event-stream'),
)
const recorded = changing.filter(({ id }) => !Object.hasOwn(exceptions, id))

const entries = () => t.owner.selectFrom('audit_entries').selectAll().execute()

it('covers every call that changes state or exports data', () => {
  expect([...Object.keys(deeds), ...Object.keys(exceptions)].toSorted()).toEqual(
    changing.map(({ id }) => id).toSorted(),
  )
})

it.each(recorded.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s leaves an entry, and none when it is refused',
  async (_, endpoint) => {
    const deed = deeds[endpoint.id]
    if (!deed) throw new Error('not covered')
    const known = new Set((await entries()).map(({ id }) => id))
    const { status } = await deed.run()
    expect(status).toBe(endpoint.status ?? 200)
    const added = async () =>
      (await entries()).filter(({ id, action }) => !known.has(id) && action === deed.action)
    // A reset is requested after its response.
    await expect.poll(async () => (await added()).length).toBe(1)
    const [entry] = await added()
    expect(entry).toMatchObject({
      company_id: deed.log === 'platform' ? platformChain : company.id,
      network: '127.0.0.0/24',
      request_id: expect.any(String),
      ...deed.says,
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
      'updateRetention',
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
  const as = audience === 'superadmin' ? operator : owner
  const unknown = {
    email: 'unknown@example.com',
    password: 'x',
    token: 'x',
    currentPassword: 'x',
    newPassword: 'x',
    accept: true,
  }
  const answer = await t.app.inject({
    method,
    url: path.replace(/:(\w+)/g, () => randomUUID()),
    query: query && 'companyId' in query.shape && (audience === 'company' || !stream) ? own() : {},
    headers: audience === 'public' ? {} : { cookie: as.cookie },
    ...(method !== 'GET' && { payload: id === 'requestPrint' ? own() : unknown }),
  })
  return answer.statusCode
}

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
  for (const secret of [password, newPassword, 'Harbour Street', '+49 30']) expect(text).not.toContain(secret)
  expect((await verifyAudit(t.owner)).broken).toBeUndefined()
})
