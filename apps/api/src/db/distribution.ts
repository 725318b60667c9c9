import type { DB } from '#db/tables.ts'

/**
 * Placement of each table when the database is distributed over a cluster (decision 83). On plain PostgreSQL nothing
 * depends on it, but a test holds the schema to its rules, so that a database can be distributed at any time.
 */

/**
 * Tables that grow with reviews, and those that triggers on them write or queries join with them: their triggers run on
 * the node that holds the rows, where there is nothing but these tables and the reference tables. All are spread by
 * `company_id`, so that the rows of a company are together. Referenced tables come before those that refer to them.
 */
export const distributedTables = [
  'reviews',
  'review_days',
  'location_days',
  'recounts',
  'review_versions',
  'review_languages',
  'review_language_counts',
  'review_themes',
  'review_edits',
  'assignees',
  'cases',
  'case_notes',
  'case_counts',
  'touched_spans',
  'conversations',
  'messages',
] as const satisfies readonly (keyof DB)[]

/**
 * Small tables of which every node has a copy: what distributed tables refer to, and what their triggers and policies
 * read.
 */
export const referenceTables = ['tenants'] as const satisfies readonly (keyof DB)[]

export type DistributedTable = (typeof distributedTables)[number]
export type ReferenceTable = (typeof referenceTables)[number]

const perUser = 'belongs to accounts, which are not tied to a company'
const perCompany = 'a few rows per company, read and changed without its reviews'
const queue = 'a queue across companies, in order'
const byToken = 'found by a hash before the company is known'
const once = 'a few rows in all'

/** The other tables, which stay on one node, and why. */
export const localTables: Readonly<Record<Exclude<keyof DB, DistributedTable | ReferenceTable>, string>> = {
  account_activity: perUser,
  alerts: queue,
  audit_chains: queue,
  audit_entries: 'hash chains, of which one is the platform’s and belongs to no company',
  audit_pending: queue,
  companies:
    'notifies on changes, refers to images and users’ tables; distributed tables refer to `tenants` instead',
  company_activity: 'sorts all companies',
  company_activity_drawn: once,
  company_deletions: perCompany,
  company_slugs: 'found by slug',
  company_views: perUser,
  conversation_links: byToken,
  digest_mails: perCompany,
  digest_schedules: queue,
  digests: perCompany,
  erasure_certificates: perCompany,
  erasure_keys: once,
  erasures: 'remembers records of companies that are gone',
  event_consumers: once,
  funnel_days: 'grows with days, not with reviews; written for many companies at a time',
  funnel_months: 'as funnel_days',
  funnel_writers: once,
  images: 'shared by companies',
  locations: perCompany,
  mails: queue,
  memberships: perUser,
  notification_settings: perCompany,
  order_mails: perCompany,
  passkey_challenges: perUser,
  passkeys: perUser,
  password_links: perUser,
  pending_sign_ins: perUser,
  placement_codes: 'found by code',
  placements: perCompany,
  print_order_feed: 'lists orders of all companies',
  print_orders: perCompany,
  rate_limits: 'belongs to no company',
  receipt_handles: 'lives for minutes, unlogged',
  recovery_codes: perUser,
  reply_opt_outs: perCompany,
  reply_settings: perCompany,
  reply_templates: perCompany,
  retention_runs: perCompany,
  retention_turn: once,
  review_events: 'consumers read it in one order across companies; deleted once they have',
  review_language_fill: once,
  review_receipts: byToken,
  review_theme_fill: once,
  sessions: perUser,
  totp_secrets: perUser,
  unsubscribe_tokens: byToken,
  users: perUser,
}
