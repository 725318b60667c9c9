import { z } from 'zod'
import { endpoint, forMembers, forOperators } from '#endpoint.ts'
import { id, pageQuery, timestamp } from '#fields.ts'
import { say } from '#messages.ts'

/** Audited actions, as `resource.verb`. They are stable, because they are stored, filtered by and exported. */
export const auditAction = z.enum([
  'session.started',
  'session.refused',
  'session.ended',
  'password.reset_requested',
  'password.changed',
  'password.set_by_link',
  'session.stepped_up',
  'factor.added',
  'factor.replaced',
  'factor.removed',
  'recovery_codes.replaced',
  'device.added',
  'device.removed',
  'user.invited',
  'user.invitation_link_created',
  'user.linked',
  'user.unlinked',
  'invitation.accepted',
  'invitation.declined',
  'invitation.cancelled',
  'member.updated',
  'user.updated',
  'user.deleted',
  'user.made_superadmin',
  'company.created',
  'company.updated',
  'company.sign_in_updated',
  'company.deleted',
  'company.restored',
  'company.purged',
  'companies.import_started',
  'companies.exported',
  'location.created',
  'location.updated',
  'placement.created',
  'placement.updated',
  'order.placed',
  'order.updated',
  'order.print_file_downloaded',
  'case.updated',
  'case.note_added',
  'cases.updated',
  'review.sentiment_corrected',
  'reviews.exported',
  'placements.exported',
  'funnel.exported',
  'orders.exported',
  'evidence.exported',
  'text.refused',
  'audit.exported',
  'audit.pruned',
  'mail.resent',
  'settings.updated',
  'api_key.created',
  'api_key.kept',
  'api_key.revoked',
  'notifications.updated',
  'view_as.started',
  'view_as.ended',
  'reply.sent',
  'reply.resent',
  'reply_template.created',
  'reply_template.updated',
  'reply_template.deleted',
  'change.created',
  'change.updated',
  'change.deleted',
  'webhook.created',
  'webhook.updated',
  'webhook.deleted',
  'webhook.secret_replaced',
  'webhook.tested',
  'webhook.replayed',
  'channel.created',
  'channel.confirmed',
  'channel.updated',
  'channel.deleted',
  'retention.updated',
  'retention.applied',
  'person.searched',
  'person.exported',
  'person.erased',
])
export type AuditAction = z.infer<typeof auditAction>

/** The object of the action. */
export type AuditTarget =
  | 'user'
  | 'company'
  | 'location'
  | 'placement'
  | 'order'
  | 'mail'
  | 'platform'
  | 'review'
  | 'reply_template'
  | 'change'
  | 'webhook'
  | 'channel'
  | 'api_key'

/**
 * Who did it. `key`: an API key, by its name and with the id of who answers for it; `operator`: an operator who was
 * viewing the company; `visitor`: someone who was not signed in, such as in a refused sign-in; `system`: the server
 * itself, or a command on it.
 */
export const auditActorKind = z.enum(['user', 'key', 'operator', 'visitor', 'system'])
export type AuditActorKind = z.infer<typeof auditActorKind>

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

/**
 * The name that a user has chosen, as it is now; `null` for everything but users and, in a company's log, for whoever is
 * not a member.
 */
const displayName = z.string().nullable()

/** An entry of the audit log. Names are those at the time of the deed. */
export const auditEntry = z.object({
  id,
  at: timestamp,
  actor: z.object({
    kind: auditActorKind,
    id: id.nullable(),
    /** A user's email address; the name of an API key; a job of the system. */
    name: z.string().nullable(),
    displayName,
  }),
  /** One of `auditAction`, or an action of the next version during a rolling deployment. */
  action: z.string(),
  target: z.object({
    type: z.string(),
    id: z.string().nullable(),
    name: z.string().nullable(),
    displayName,
  }),
  /** By field, the values before and after; long texts are cut off. */
  changes: z.record(z.string(), z.tuple([value, value])),
  /** Network from which the request came: an IPv4 /24 or IPv6 /48; `null` for the system. */
  network: z.string().nullable(),
  /** The company to whose log the entry belongs; `null` for the platform's. Its name is `null` once it is deleted. */
  company: z.object({ id, name: z.string().nullable() }).nullable(),
})
export type AuditEntry = z.infer<typeof auditEntry>

const bound = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], say('date'))
  .refine((at) => at >= '2000' && at < '2101', say('dateOutOfRange'))

export const auditFilters = z.object({
  /** The user who did it. */
  userId: id.optional(),
  action: z.enum(auditAction.options, say('action')).optional(),
  /** Days, or times with an offset; both ends are included. */
  from: bound.optional(),
  to: bound.optional(),
})
export type AuditFilters = z.output<typeof auditFilters>

const anyCompany = auditFilters.extend({ companyId: id.optional() })
const ownCompany = auditFilters.extend({ companyId: id })

export const listAudit = endpoint('listAudit', 'GET /api/admin/audit', {
  ...forOperators,
  withoutKeys: true,
  summary: 'The audit log of the platform and all companies, newest first; days are in UTC',
  query: pageQuery.extend(anyCompany.shape),
  response: z.array(auditEntry),
  paged: true,
})

export const exportAuditCsv = endpoint('exportAuditCsv', 'GET /api/admin/audit.csv', {
  ...forOperators,
  withoutKeys: true,
  summary: 'The filtered audit log of the platform and all companies as CSV: UTF-8 with a byte order mark',
  query: anyCompany,
  response: z.string(),
  stream: 'text/csv; charset=utf-8',
})

export const listOwnAudit = endpoint('listOwnAudit', 'GET /api/dashboard/audit', {
  ...forMembers('audit:read'),
  summary: "The company's audit log, newest first; days are in the company's time zone",
  query: pageQuery.extend(ownCompany.shape),
  response: z.array(auditEntry),
  paged: true,
  errors: ['company_not_found'],
})

export const exportOwnAuditCsv = endpoint('exportOwnAuditCsv', 'GET /api/dashboard/audit.csv', {
  ...forMembers('audit:read'),
  summary: "The company's filtered audit log as CSV: UTF-8 with a byte order mark",
  query: ownCompany,
  response: z.string(),
  stream: 'text/csv; charset=utf-8',
  errors: ['company_not_found'],
})
