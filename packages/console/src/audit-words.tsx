import { type AuditAction, type AuditEntry, auditAction } from '@candour/schemas/audit.ts'
import type { ReactNode } from 'react'
import { scopeWords } from '#api-key-words.ts'
import { formatCount, formatDateTime } from '#format.ts'

interface Words {
  /** Name of the action in the filter. */
  label: string
  /** Describes the deed, to follow the name of who did it; `{target}` is whom or what it was done to. */
  deed: string | ((entry: AuditEntry) => ReactNode)
  /** Whether it only occurs in the platform's log. */
  platform?: true
}

/** A number in an entry with what it counts; undefined if the entry has none. */
function counted(value: unknown, ...names: [one: string, several?: string]): string | undefined {
  return typeof value === 'number' ? formatCount(value, ...names) : undefined
}

const words: Record<AuditAction, Words> = {
  'session.started': { label: 'Signed in', deed: 'signed in', platform: true },
  'session.refused': {
    label: 'Sign-in refused',
    deed: ({ target }) => `tried to sign in${target.name === null ? '' : ' as {target}'}`,
    platform: true,
  },
  'session.ended': {
    label: 'Signed out',
    deed: ({ actor, target, changes }) => {
      if (actor.id !== target.id) return 'signed {target} out everywhere'
      return 'otherSessions' in changes ? 'signed out on all other devices' : 'signed out on a device'
    },
    platform: true,
  },
  'password.reset_requested': {
    label: 'Password reset requested',
    deed: 'requested a link to reset the password of {target}',
    platform: true,
  },
  'password.changed': { label: 'Password changed', deed: 'changed their password', platform: true },
  'password.set_by_link': {
    label: 'Password set by link',
    deed: 'set a password with a link',
    platform: true,
  },
  'session.stepped_up': { label: 'Identity confirmed', deed: 'confirmed their identity', platform: true },
  'factor.added': {
    label: 'Second factor added',
    deed: ({ changes }) => `added ${factorOf(changes.factor?.[1])}`,
    platform: true,
  },
  'factor.replaced': {
    label: 'Second factor replaced',
    deed: ({ changes }) => `replaced ${factorOf(changes.factor?.[0])} with another one`,
    platform: true,
  },
  'factor.removed': {
    label: 'Second factor removed',
    deed: ({ actor, target, changes }) =>
      `removed ${factorOf(changes.factor?.[0])}${actor.id === target.id ? '' : ' of {target}'}`,
    platform: true,
  },
  'recovery_codes.replaced': {
    label: 'Recovery codes replaced',
    deed: 'created new recovery codes',
    platform: true,
  },
  'device.added': {
    label: 'Notifications turned on',
    deed: 'turned on notifications on a device',
    platform: true,
  },
  'device.removed': {
    label: 'Notifications turned off',
    deed: 'turned off notifications on a device',
    platform: true,
  },
  'user.invited': { label: 'User invited', deed: 'invited {target}' },
  'user.invitation_link_created': {
    label: 'Invitation link created',
    deed: 'created an invitation link for {target}',
    platform: true,
  },
  'user.linked': { label: 'User added', deed: 'added {target}' },
  'invitation.accepted': { label: 'Invitation accepted', deed: 'accepted the invitation to the team' },
  'invitation.declined': { label: 'Invitation declined', deed: 'declined the invitation of {target}' },
  'invitation.cancelled': { label: 'Invitation withdrawn', deed: 'withdrew the invitation of {target}' },
  'user.unlinked': { label: 'User removed', deed: 'removed {target}' },
  'user.updated': {
    label: 'Account changed',
    deed: ({ actor, target, changes }) =>
      actor.id === target.id
        ? `changed their ${oneOf(changes) ?? 'account'}`
        : 'changed the account of {target}',
    platform: true,
  },
  'user.deleted': { label: 'Account deleted', deed: 'deleted the account of {target}', platform: true },
  'user.made_superadmin': { label: 'Superadmin created', deed: 'made {target} a superadmin', platform: true },
  'member.updated': { label: 'Role changed', deed: 'changed the role of {target}' },
  'company.created': { label: 'Company created', deed: 'created the company {target}' },
  'company.updated': {
    label: 'Settings changed',
    deed: ({ changes }) => `changed the ${oneOf(changes) ?? 'settings'}`,
  },
  'company.deleted': { label: 'Company deleted', deed: 'deleted the company {target}' },
  'company.restored': { label: 'Company restored', deed: 'restored the company {target}' },
  'company.purged': {
    label: 'Company removed for good',
    deed: 'removed the company {target} for good',
    platform: true,
  },
  'companies.import_started': {
    label: 'Import started',
    deed: 'started an import of companies',
    platform: true,
  },
  'companies.exported': { label: 'Companies exported', deed: 'exported companies', platform: true },
  'location.created': { label: 'Location added', deed: 'added the location {target}' },
  'location.updated': {
    label: 'Location changed',
    deed: (entry) => `${changed(entry)} the location {target}`,
  },
  'placement.created': {
    label: 'Codes added',
    deed: (entry) => {
      const { count: [, count] = [], name: [, names] = [] } = entry.changes
      return typeof count === 'number' && count > 1 ? (
        <>
          added {counted(count, 'code')}, <bdi>{names}</bdi>
        </>
      ) : (
        'added the code {target}'
      )
    },
  },
  'placement.updated': { label: 'Code changed', deed: (entry) => `${changed(entry)} the code {target}` },
  'order.placed': { label: 'Order placed', deed: 'ordered {target}' },
  'order.updated': {
    label: 'Order processed',
    deed: ({ changes }) =>
      `marked an order of {target} as ${changes.processed?.[1] === false ? 'not ' : ''}processed`,
  },
  'order.print_file_downloaded': {
    label: 'Print file downloaded',
    deed: 'downloaded the print file of {target}',
  },
  'case.updated': { label: 'Case changed', deed: 'changed the case of a review' },
  'case.note_added': { label: 'Note added', deed: 'added a note to a review' },
  'cases.updated': {
    label: 'Cases changed',
    deed: ({ changes }) =>
      `changed the cases of ${counted(changes.count?.[1], 'review') ?? 'several reviews'}`,
  },
  'review.sentiment_corrected': {
    label: 'Sentiment corrected',
    deed: ({ changes }) =>
      changes.corrected?.[1] === false
        ? 'reset the sentiment of a review to automatic'
        : 'set the sentiment of a review',
  },
  'reviews.exported': { label: 'Reviews exported', deed: 'exported reviews' },
  'placements.exported': { label: 'Codes exported', deed: 'exported the list of codes' },
  'funnel.exported': { label: 'Visits exported', deed: 'exported the numbers of visits' },
  'orders.exported': { label: 'Orders exported', deed: 'exported all print orders', platform: true },
  'audit.exported': { label: 'Audit log exported', deed: 'exported the audit log' },
  'audit.pruned': {
    label: 'Old entries removed',
    deed: ({ changes }) =>
      `removed ${counted(changes.entries?.[0], 'entry', 'entries') ?? 'some entries'} of this log because of age`,
  },
  'mail.resent': { label: 'Email sent again', deed: 'sent an email to {target} again', platform: true },
  'notifications.updated': {
    label: 'Email settings changed',
    deed: ({ actor }) =>
      actor.kind === 'visitor'
        ? 'followed a link in an email to change a member’s email settings'
        : 'changed their email settings',
  },
  'api_key.created': { label: 'API key created', deed: 'created the API key {target}' },
  'api_key.kept': { label: 'API key kept', deed: 'kept the API key {target}, whose maker has left' },
  'api_key.revoked': { label: 'API key revoked', deed: 'revoked the API key {target}' },
  'view_as.started': {
    label: 'View by an operator started',
    deed: 'opened the dashboard of {target} as an operator',
  },
  'view_as.ended': {
    label: 'View by an operator ended',
    deed: ({ actor }) =>
      actor.kind === 'system' ? 'ended an operator’s view of {target}' : 'left the dashboard of {target}',
  },
  'reply.sent': { label: 'Visitor answered', deed: 'answered a visitor' },
  'reply.resent': { label: 'Answer sent again', deed: 'sent an answer again, to a corrected address' },
  'reply_template.created': { label: 'Answer template added', deed: 'added the answer template {target}' },
  'reply_template.updated': {
    label: 'Answer template changed',
    deed: 'changed the answer template {target}',
  },
  'reply_template.deleted': {
    label: 'Answer template deleted',
    deed: 'deleted the answer template {target}',
  },
  'webhook.created': { label: 'Webhook added', deed: 'added the webhook to {target}' },
  'webhook.updated': {
    label: 'Webhook changed',
    deed: ({ changes }) =>
      changes.active
        ? `switched the webhook to {target} ${changes.active[1] === false ? 'off' : 'on'}`
        : 'changed the webhook to {target}',
  },
  'webhook.deleted': { label: 'Webhook deleted', deed: 'deleted the webhook to {target}' },
  'webhook.secret_replaced': {
    label: 'Secret of a webhook replaced',
    deed: 'replaced the secret of the webhook to {target}',
  },
  'webhook.tested': { label: 'Webhook tested', deed: 'sent a test to the webhook to {target}' },
  'webhook.replayed': {
    label: 'Messages sent again',
    deed: ({ changes }) =>
      `sent ${counted(changes.messages?.[1], 'message') ?? 'messages'} to the webhook to {target} again`,
  },
  'channel.created': { label: 'Chat added', deed: 'added the chat {target}' },
  'channel.confirmed': { label: 'Chat connected', deed: 'connected the chat {target}' },
  'channel.updated': {
    label: 'Chat changed',
    deed: ({ actor }) =>
      actor.kind === 'system'
        ? 'switched off the chat {target}, which could no longer be reached'
        : 'changed the chat {target}',
  },
  'channel.deleted': { label: 'Chat removed', deed: 'removed the chat {target}' },
  'retention.updated': { label: 'Privacy settings changed', deed: 'changed the privacy settings' },
  'retention.applied': {
    label: 'Old data removed',
    deed: ({ changes }) => {
      const removed = (what: string, count: unknown) =>
        count ? [`${what} of ${counted(count, 'review') ?? 'reviews'}`] : []
      const all = [
        ...removed('the contact data', changes.contacts?.[0]),
        ...removed('the words', changes.texts?.[0]),
      ]
      return `removed ${all.join(' and ') || 'old data'} because of age`
    },
  },
  'person.searched': { label: 'Person searched', deed: 'searched for a person’s data' },
  'person.exported': {
    label: 'Person’s data exported',
    deed: ({ changes }) =>
      `exported ${counted(changes.records?.[1], 'record') ?? 'some records'} about a person`,
  },
  'person.erased': {
    label: 'Person’s data erased',
    deed: ({ changes }) =>
      `erased ${counted(changes.records?.[1], 'record') ?? 'some records'} about a person`,
  },
}

/** The actions of the filter; `companies` leaves out those of the platform's log. */
export function actionOptions(of: 'all' | 'companies'): { action: AuditAction; label: string }[] {
  return auditAction.options
    .filter((action) => of === 'all' || !words[action].platform)
    .map((action) => ({ action, label: words[action].label }))
}

/** Returns who did it, as the beginning of a sentence. */
export function actorOf({ actor }: AuditEntry): ReactNode {
  if (actor.kind === 'visitor') return 'Someone'
  if (actor.kind === 'system') return actor.name === 'command' ? 'A command on the server' : 'The server'
  if (actor.kind === 'key') {
    return (
      <>
        API key <bdi>{actor.name}</bdi>
      </>
    )
  }
  const name = <bdi>{actor.displayName ?? actor.name ?? 'A user'}</bdi>
  return actor.kind === 'operator' ? <>{name}, viewing the company,</> : name
}

/** Returns what was done, as the rest of the sentence. */
export function deedOf(entry: AuditEntry): ReactNode {
  const known = auditAction.safeParse(entry.action)
  // During a rolling deployment the next version may already write others.
  if (!known.success) return <>did “{entry.action}”</>
  const { deed } = words[known.data]
  const told = typeof deed === 'function' ? deed(entry) : deed
  if (typeof told !== 'string') return told
  const [before, after] = told.split('{target}')
  return (
    <>
      {before}
      {after !== undefined && target(entry)}
      {after}
    </>
  )
}

const labels: Record<string, string> = {
  archived: 'Archived',
  assignee: 'Assigned to',
  billingStatus: 'Status',
  brandColor: 'Brand color',
  contactMonths: 'Months that contact data is kept',
  defaultLanguage: 'Default language',
  endsAt: 'Ends',
  expiresAt: 'Expires',
  googleReviewUrl: 'Google review link',
  linkCheck: 'Check of the Google link',
  logo: 'Logo',
  mailOnView: 'Emails about views',
  name: 'Name',
  omitted: 'Earlier attempts left out',
  price: 'Price in USD',
  privacyAddress: 'Address in the privacy notice',
  replyTo: 'Address for answers',
  scopes: 'Permissions',
  slug: 'URL slug',
  suspensionReason: 'Reason',
  textMonths: 'Months that words are kept',
  timeZone: 'Time zone',
  url: 'Address',
  viewReason: 'Reason',
  words: 'Sends what customers wrote',
}

/** Facts that only the verification needs, or that the sentence already states. */
const hidden: Partial<Record<AuditAction, readonly string[]>> = {
  'cases.updated': ['count'],
  'audit.pruned': ['entries', 'lastNumber', 'lastHash'],
  'placement.created': ['name', 'count'],
  'reply_template.created': ['name'],
  'retention.applied': ['contacts', 'texts'],
  'webhook.replayed': ['messages'],
  'review.sentiment_corrected': ['corrected'],
  'location.created': ['name', 'archived'],
  'order.updated': ['processed'],
  'session.ended': ['sessions', 'otherSessions'],
  'view_as.started': ['until'],
}

/** Shown before all other fields, in this order. */
const firstFields = ['name', 'slug', 'kind', 'location']

export interface Change {
  field: string
  label: string
  before: string | undefined
  after: string | undefined
  /** Before and after are digests of pictures; earlier versions recorded only the first 12 digits. */
  isPicture: boolean
}

/** Returns the changes to show, in words. An absent value is undefined. */
export function changesOf(entry: AuditEntry): Change[] {
  const { action, changes } = entry
  const left: Record<string, readonly string[]> = hidden
  const rank = (field: string) => {
    const at = firstFields.indexOf(field)
    return at < 0 ? firstFields.length : at
  }
  const isMove = changed(entry) !== 'changed'
  return Object.entries(changes)
    .filter(([field]) => !left[action]?.includes(field) && !(isMove && field === 'archived'))
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([field, [before, after]]) => ({
      field,
      label: labelOf(field),
      before: textOf(field, before),
      after: textOf(field, after),
      isPicture: field === 'logo',
    }))
}

/** `billingStatus` becomes “Billing status” unless it has a label, `texts.de.greeting` “Greeting (de)”. */
function labelOf(field: string): string {
  const [of, language = '', text] = field.split('.')
  if (of === 'texts') return `${text === 'greeting' ? 'Greeting' : 'Thank-you'} (${language})`
  const spaced = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return labels[field] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

const values: Record<string, string> = {
  bad_code: 'wrong code',
  bad_credentials: 'wrong password or unknown address',
  bad_passkey: 'passkey not accepted',
  too_many_requests: 'too many attempts',
}

function factorOf(factor: unknown): string {
  if (factor === 'totp') return 'an authenticator app'
  return factor === 'passkey' ? 'a passkey' : 'all second factors'
}

const scopeInWords = (scope: string) =>
  new Map<string, string>(Object.entries(scopeWords)).get(scope) ?? scope

/** Fields whose values are names such as `past_due`. */
const named = ['billingStatus', 'kind', 'reason', 'role']

function textOf(field: string, value: string | number | boolean | null): string | undefined {
  if (value === null || value === '') return undefined
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = String(value)
  if (field === 'scopes') return text.split(', ').map(scopeInWords).join('; ')
  if (field === 'expiresAt' || field === 'endsAt') return text === 'never' ? text : formatDateTime(text)
  return values[text] ?? (named.includes(field) ? text.replaceAll('_', ' ') : text)
}

const target = ({ target }: AuditEntry) => (
  <bdi title={target.displayName === null ? undefined : (target.name ?? undefined)}>
    {target.displayName ?? target.name ?? target.id ?? `a ${target.type}`}
  </bdi>
)

/** Returns the label of the only field that changed, to follow “the”. */
function oneOf(changes: AuditEntry['changes']): string | undefined {
  const [first, ...more] = Object.keys(changes)
  if (first === undefined || more.length > 0) return undefined
  const label = labelOf(first)
  // “Google review link” and “URL slug” keep their capitals.
  return /^(Google|URL)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}

function changed({ changes }: AuditEntry): string {
  if (Object.keys(changes).length > 1 || !changes.archived) return 'changed'
  return changes.archived[1] === true ? 'archived' : 'restored'
}

/** Returns a network (CIDR) as people know it: the server's own computer, a private one (RFC 1918, RFC 4193), or as is. */
export function networkInWords(network: string): string {
  if (/^(127\.|::(1\b|\/)|0:0:0:)/.test(network)) return 'This computer’s network'
  if (/^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd])/i.test(network)) return `Private network ${network}`
  return network
}
