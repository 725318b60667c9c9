import { type AuditAction, type AuditEntry, auditAction } from '@candour/schemas/audit.ts'
import type { Deed } from '@candour/texts/en/audit.ts'
import type { Parts } from '@candour/texts/parts.ts'
import { Sentence } from '@candour/ui/sentence.tsx'
import type { ReactNode } from 'react'
import { formatDateTime } from '#format.ts'
import { languageName } from '#language-names.ts'
import { texts } from '#texts.ts'

/** Actions that only occur in the platform's log. */
const ofPlatform: readonly AuditAction[] = [
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
  'user.invitation_link_created',
  'user.updated',
  'user.deleted',
  'user.made_superadmin',
  'company.purged',
  'companies.import_started',
  'companies.exported',
  'orders.exported',
  'mail.resent',
]

/** The actions of the filter; `companies` leaves out those of the platform's log. */
export function actionOptions(of: 'all' | 'companies'): { action: AuditAction; label: string }[] {
  return auditAction.options
    .filter((action) => of === 'all' || !ofPlatform.includes(action))
    .map((action) => ({ action, label: texts.audit.actions[action] }))
}

/** Returns the value of a key that may not be in the record. */
function lookUp<Value>(record: Readonly<Record<string, Value>>, key: unknown): Value | undefined {
  return typeof key === 'string' && Object.hasOwn(record, key) ? record[key] : undefined
}

function onlyField(changes: AuditEntry['changes']): string | undefined {
  const [field, ...more] = Object.keys(changes)
  return more.length === 0 ? field : undefined
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined)

const isOwn = ({ actor, target }: AuditEntry) => actor.id === target.id

type Words = Parts<ReactNode>

/** The sentences of actions of which an entry may say more; undefined if it does not. */
const inDetail: Partial<
  Record<AuditAction, (entry: AuditEntry, actor: ReactNode, target: ReactNode) => Words | undefined>
> = {
  'session.refused': (entry, actor) =>
    entry.target.name === null ? texts.audit.details.refusedUnknown(actor) : undefined,
  'session.ended': (entry, actor, target) => {
    if (!isOwn(entry)) return texts.audit.details.signedOutOther(actor, target)
    return 'otherSessions' in entry.changes ? texts.audit.details.signedOutElsewhere(actor) : undefined
  },
  'factor.added': ({ changes }, actor, target) =>
    lookUp<Deed>(texts.audit.details.addedFactor, changes.factor?.[1])?.(actor, target),
  'factor.replaced': ({ changes }, actor, target) =>
    lookUp<Deed>(texts.audit.details.replacedFactor, changes.factor?.[0])?.(actor, target),
  'factor.removed': (entry, actor, target) => {
    const { removedFactor, removedFactorOf } = texts.audit.details
    const factor = entry.changes.factor?.[0]
    if (isOwn(entry)) return lookUp<Deed>(removedFactor, factor)?.(actor, target)
    return (lookUp<Deed>(removedFactorOf, factor) ?? removedFactorOf.all)(actor, target)
  },
  'user.updated': (entry, actor, target) => {
    if (!isOwn(entry)) return undefined
    const { changedOwn } = texts.audit.details
    return (lookUp<Deed>(changedOwn, onlyField(entry.changes)) ?? changedOwn.account)(actor, target)
  },
  'company.updated': ({ changes }, actor, target) => {
    const { changedSetting, changedGreeting, changedThanks } = texts.audit.details
    const field = onlyField(changes)
    const [of, language = '', text] = field?.split('.') ?? []
    if (of === 'texts') return (text === 'greeting' ? changedGreeting : changedThanks)(actor, language)
    return lookUp<Deed>(changedSetting, field)?.(actor, target)
  },
  'location.updated': ({ changes }, actor, target) =>
    archivedBy(changes, {
      archived: texts.audit.details.locationArchived,
      restored: texts.audit.details.locationRestored,
    })?.(actor, target),
  'placement.created': ({ changes }, actor) => {
    const { count: [, count] = [], name: [, names] = [] } = changes
    return typeof count === 'number' && count > 1
      ? texts.audit.details.codesAdded<ReactNode>(actor, count, <bdi>{names}</bdi>)
      : undefined
  },
  'placement.updated': ({ changes }, actor, target) =>
    archivedBy(changes, {
      archived: texts.audit.details.codeArchived,
      restored: texts.audit.details.codeRestored,
    })?.(actor, target),
  'order.updated': ({ changes }, actor, target) => {
    const { orderProcessed, orderReopened } = texts.audit.details
    return changes.processed && (changes.processed[1] ? orderProcessed : orderReopened)(actor, target)
  },
  'cases.updated': ({ changes }, actor) =>
    withCount(changes.count?.[1], (count) => texts.audit.details.casesChanged(actor, count)),
  'review.sentiment_corrected': ({ changes }, actor) =>
    changes.corrected?.[1] === false ? texts.audit.details.sentimentReset(actor) : undefined,
  'audit.pruned': ({ changes }, actor) =>
    withCount(changes.entries?.[0], (count) => texts.audit.details.entriesPruned(actor, count)),
  'notifications.updated': (entry, actor) =>
    entry.actor.kind === 'visitor' ? texts.audit.details.settingsByLink(actor) : undefined,
  'view_as.ended': (entry, actor, target) =>
    entry.actor.kind === 'system' ? texts.audit.details.viewTimedOut(actor, target) : undefined,
  'webhook.updated': ({ changes }, actor, target) => {
    const { webhookOff, webhookOn } = texts.audit.details
    return changes.active && (changes.active[1] === false ? webhookOff : webhookOn)(actor, target)
  },
  'webhook.replayed': ({ changes }, actor, target) =>
    withCount(changes.messages?.[1], (count) => texts.audit.details.messagesReplayed(actor, target, count)),
  'channel.updated': (entry, actor, target) =>
    entry.actor.kind === 'system' ? texts.audit.details.chatUnreachable(actor, target) : undefined,
  'retention.applied': ({ changes }, actor) => {
    const { contactsRemoved, wordsRemoved, contactsAndWordsRemoved } = texts.audit.details
    const [contacts, words] = [numberIn(changes.contacts?.[0]), numberIn(changes.texts?.[0])]
    if (contacts && words) return contactsAndWordsRemoved(actor, contacts, words)
    if (contacts) return contactsRemoved(actor, contacts)
    return words ? wordsRemoved(actor, words) : undefined
  },
  'person.exported': ({ changes }, actor) =>
    withCount(changes.records?.[1], (count) => texts.audit.details.recordsExported(actor, count)),
  'person.erased': ({ changes }, actor) =>
    withCount(changes.records?.[1], (count) => texts.audit.details.recordsErased(actor, count)),
}

function withCount(value: unknown, words: (count: number) => Words): Words | undefined {
  return typeof value === 'number' ? words(value) : undefined
}

/** Returns the deed if nothing else has changed than whether something is archived. */
function archivedBy(changes: AuditEntry['changes'], deeds: { archived: Deed; restored: Deed }) {
  if (onlyField(changes) !== 'archived') return undefined
  return changes.archived?.[1] === true ? deeds.archived : deeds.restored
}

/** Returns who did what, as a sentence. */
export function sentenceOf(entry: AuditEntry): Words {
  const actor = <span className="font-medium">{actorOf(entry)}</span>
  const known = auditAction.safeParse(entry.action)
  // During a rolling deployment the next version may already write others.
  if (!known.success) return texts.audit.details.unknown<ReactNode>(actor, entry.action)
  const target = targetOf(entry)
  const deed: Deed = texts.audit.deeds[known.data]
  return inDetail[known.data]?.(entry, actor, target) ?? deed<ReactNode>(actor, target)
}

function actorOf({ actor }: AuditEntry): ReactNode {
  const { someone, server, command, user, key, operator } = texts.audit.actors
  if (actor.kind === 'visitor') return someone
  if (actor.kind === 'system') return actor.name === 'command' ? command : server
  if (actor.kind === 'key') return <Sentence parts={key<ReactNode>(<bdi>{actor.name}</bdi>)} />
  const name = <bdi>{actor.displayName ?? actor.name ?? user}</bdi>
  return actor.kind === 'operator' ? <Sentence parts={operator<ReactNode>(name)} /> : name
}

const targetOf = ({ target }: AuditEntry) => (
  <bdi title={target.displayName === null ? undefined : (target.name ?? undefined)}>
    {target.displayName ??
      target.name ??
      target.id ??
      lookUp<string>(texts.audit.targets, target.type) ??
      target.type}
  </bdi>
)

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
export function changesOf(entry: AuditEntry, timeZone: string | undefined): Change[] {
  const { action, changes } = entry
  const left: Record<string, readonly string[]> = hidden
  const rank = (field: string) => {
    const at = firstFields.indexOf(field)
    return at < 0 ? firstFields.length : at
  }
  const isMove = onlyField(changes) === 'archived'
  return Object.entries(changes)
    .filter(([field]) => !left[action]?.includes(field) && !(isMove && field === 'archived'))
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([field, [before, after]]) => ({
      field,
      label: labelOf(field),
      before: textOf(field, before, timeZone),
      after: textOf(field, after, timeZone),
      isPicture: field === 'logo',
    }))
}

/** `texts.de.greeting` becomes “Greeting (de)”; an unknown field such as `quietHours` “Quiet hours”. */
function labelOf(field: string): string {
  const [of, language = '', text] = field.split('.')
  const { fields, greeting, thanks } = texts.audit
  if (of === 'texts') return text === 'greeting' ? greeting(language) : thanks(language)
  const spaced = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return lookUp<string>(fields, field) ?? spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Fields whose values are names such as `google_chat`. */
const named = ['billingStatus', 'kind', 'reason', 'role']

function textOf(
  field: string,
  value: string | number | boolean | null,
  timeZone: string | undefined,
): string | undefined {
  if (value === null || value === '') return undefined
  const { change, values } = texts.audit
  if (typeof value === 'boolean') return value ? change.yes : change.no
  const text = String(value)
  const { scopes, webhooks } = texts.integrations
  const lists: Record<string, Record<string, string>> = { scopes, events: webhooks.eventNames, by: values.by }
  const list = lookUp(lists, field)
  if (list)
    return text
      .split(', ')
      .map((name) => lookUp(list, name) ?? name)
      .join('; ')
  if (field === 'format') return text.toUpperCase()
  if (field === 'expiresAt' || field === 'endsAt') {
    return text === 'never' ? change.never : formatDateTime(text, timeZone)
  }
  if (/language$/i.test(field)) return languageName(text)
  const known = lookUp<Record<string, string>>(values, field)
  return (known && lookUp(known, text)) ?? (named.includes(field) ? text.replaceAll('_', ' ') : text)
}

/** Returns a network (CIDR) as people know it: the server's own computer, a private one (RFC 1918, RFC 4193), or as is. */
export function networkInWords(network: string): string {
  const { ownNetwork, privateNetwork } = texts.audit
  if (/^(127\.|::(1\b|\/)|0:0:0:)/.test(network)) return ownNetwork
  if (/^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd])/i.test(network)) return privateNetwork(network)
  return network
}
