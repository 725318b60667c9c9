import { randomUUID } from 'node:crypto'
import { getSummary, getTrends } from '@candour/schemas/analytics.ts'
import { exportOwnAuditCsv, listOwnAudit } from '@candour/schemas/audit.ts'
import {
  addNote,
  countCases,
  getAnswerFigures,
  getCase,
  listAssignees,
  listCases,
  readCase,
  reply,
  resendReply,
  updateCase,
  updateCases,
} from '@candour/schemas/cases.ts'
import { getDashboardCompany, updateDashboardCompany } from '@candour/schemas/companies.ts'
import type { Endpoint } from '@candour/schemas/endpoint.ts'
import { endpoints } from '@candour/schemas/endpoints.ts'
import { exportFunnelCsv, getFunnel } from '@candour/schemas/funnel.ts'
import { createLocation, listLocations, updateLocation } from '@candour/schemas/locations.ts'
import { getNotifications, updateNotifications } from '@candour/schemas/notifications.ts'
import {
  createPlacements,
  exportPlacementsCsv,
  listPlacements,
  updatePlacement,
} from '@candour/schemas/placements.ts'
import {
  erasePerson,
  exportPerson,
  findPerson,
  getRetention,
  listCertificates,
  updateRetention,
} from '@candour/schemas/privacy.ts'
import {
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  updateReplyTemplate,
} from '@candour/schemas/reply-templates.ts'
import {
  correctSentiment,
  countReviews,
  dashboardEvents,
  exportReviewsCsv,
  exportReviewsXlsx,
  getReview,
  listReviewLanguages,
  listReviews,
  listReviewVersions,
} from '@candour/schemas/reviews.ts'
import {
  inviteMember,
  listTeam,
  removeMember,
  resendInvitation,
  updateMember,
} from '@candour/schemas/team.ts'
import { getThemes } from '@candour/schemas/themes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '#test/app.ts'

const dashboard: Endpoint[] = [
  getDashboardCompany,
  updateDashboardCompany,
  getSummary,
  getTrends,
  getThemes,
  listReviews,
  countReviews,
  listReviewLanguages,
  getReview,
  correctSentiment,
  listReviewVersions,
  exportReviewsCsv,
  exportReviewsXlsx,
  dashboardEvents,
  getCase,
  updateCase,
  readCase,
  addNote,
  updateCases,
  countCases,
  listCases,
  getAnswerFigures,
  listAssignees,
  listLocations,
  createLocation,
  updateLocation,
  listPlacements,
  exportPlacementsCsv,
  createPlacements,
  updatePlacement,
  getFunnel,
  exportFunnelCsv,
  listOwnAudit,
  exportOwnAuditCsv,
  listTeam,
  inviteMember,
  resendInvitation,
  updateMember,
  removeMember,
  getNotifications,
  updateNotifications,
  reply,
  resendReply,
  listReplyTemplates,
  createReplyTemplate,
  updateReplyTemplate,
  deleteReplyTemplate,
  getRetention,
  updateRetention,
  findPerson,
  exportPerson,
  erasePerson,
  listCertificates,
]

const expected = {
  anonymous: 401,
  'an admin of another company': 403,
  'an admin of this company': 200,
  'a superadmin who is not linked': 403,
  'a superadmin who is linked': 200,
} as const
type Who = keyof typeof expected

let t: TestApp
let url: string
let company: { id: string }
/** For the id in a path, by the slice it belongs to, or by the endpoint. */
const ids: Record<string, string> = {}
const bodies: Record<string, object> = {
  updateDashboardCompany: { timeZone: 'UTC' },
  updateLocation: { archived: false },
  updatePlacement: { archived: false },
  updateNotifications: { alerts: { threshold: 2 } },
  createPlacements: { name: 'Table', kind: 'sticker' },
  updateMember: { role: 'viewer' },
  updateCase: { version: 0 },
  correctSentiment: { sentiment: 'neutral' },
  addNote: { text: 'Noted' },
  updateCases: { ids: [randomUUID()], status: 'done' },
  reply: { text: 'Sorry!' },
  resendReply: { address: 'zoe@example.com' },
  updateReplyTemplate: { text: 'Sorry!' },
  updateRetention: { contactMonths: 12 },
  findPerson: { email: 'zoe@example.com' },
  exportPerson: { ids: [randomUUID()] },
  erasePerson: { ids: [randomUUID()], reason: 'Asked for it' },
}
const cookies = {} as Record<Who, string>
/** Creates a new target for each call of an endpoint that consumes its target. */
const targets: Record<string, () => Promise<object>> = {
  removeMember: async () => ({ userId: (await t.make.user({ companies: [company] })).id }),
  deleteReplyTemplate: () => t.make.replyTemplate(company),
  resendReply: async () => {
    const { id: messageId, reviewId: id } = await t.make.refusedReply(company)
    return { id, messageId }
  },
}

beforeAll(async () => {
  t = await buildTestApp()
  url = await t.app.listen({ port: 0, host: '127.0.0.1' })
  company = await t.make.company()
  ids.reviews = (await t.make.review(company)).id
  ids.reply = (await t.make.review(company, { contactEmail: 'zoe@example.com' })).id
  ids['reply-templates'] = (await t.make.replyTemplate(company)).id
  ids.locations = (await t.make.location(company)).id
  ids.placements = (await t.make.placement(company)).id
  ids.team = (await t.make.user({ companies: [company] })).id
  ids.resendInvitation = (await t.make.user({ companies: [company], invited: true })).id
  const signIn = async (given: Parameters<typeof t.make.user>[0]) =>
    (await t.signIn((await t.make.user(given)).email)).cookie
  cookies.anonymous = ''
  cookies['an admin of another company'] = await signIn({ companies: [await t.make.company()] })
  cookies['an admin of this company'] = await signIn({ companies: [company] })
  cookies['a superadmin who is not linked'] = await signIn({ role: 'superadmin' })
  cookies['a superadmin who is linked'] = await signIn({ role: 'superadmin', companies: [company] })
})
afterAll(() => t[Symbol.asyncDispose]())

it('covers every endpoint of the dashboard', () => {
  const declared = endpoints.filter(({ path }) => path.startsWith('/api/dashboard/'))
  expect(dashboard.map(({ id }) => id).toSorted()).toEqual(declared.map(({ id }) => id).toSorted())
})

const rows = dashboard.flatMap((endpoint) =>
  (Object.keys(expected) as Who[]).map((who) => ({ id: endpoint.id, endpoint, who, status: expected[who] })),
)

it.each(rows)('$id answers $status to $who', async ({ endpoint, who, status }) => {
  const leaving = new AbortController()
  const { id, method, path } = endpoint
  const [, , , slice = ''] = path.split('/')
  // Several callers create a location, each with a name of its own, and add and remove a member or what they change.
  const email = `${who.replaceAll(' ', '-')}@example.com`
  const own: Record<string, object> = {
    createLocation: { name: who },
    createReplyTemplate: { name: who, text: 'Sorry!' },
    inviteMember: { email, role: 'viewer' },
  }
  const body = own[id] ?? bodies[id]
  const params = { id: ids[id] ?? ids[slice], userId: ids[id] ?? ids[slice], ...(await targets[id]?.()) }
  const target = path.replace(/:(\w+)/g, (_, name: string) => Reflect.get(params, name))
  const query = new URLSearchParams({ companyId: company.id, ...(id === 'listCases' && { ids: company.id }) })
  const response = await fetch(`${url}${target}?${query}`, {
    method,
    signal: leaving.signal,
    headers: { cookie: cookies[who], ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.status).toBe(status === 200 ? (endpoint.status ?? 200) : status)
  leaving.abort()
})
