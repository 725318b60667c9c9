import { noAuditFilters, readAuditView, writeAuditView } from '@candour/console/audit-filters.tsx'
import { AuditLog, type AuditLogProps } from '@candour/console/audit-log.tsx'
import { actionOptions, networkInWords } from '@candour/console/audit-words.tsx'
import { type AuditEntry, auditAction } from '@candour/schemas/audit.ts'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { id } from '#test/fixtures.ts'

const entry = (rest: Partial<AuditEntry>): AuditEntry => ({
  id: id(1),
  at: '2026-03-01T12:00:00Z',
  actor: { kind: 'user', id: id(2), name: 'ada@example.com', displayName: null },
  action: 'company.updated',
  target: { type: 'company', id: id(3), name: 'Café Luna', displayName: null },
  changes: {},
  network: '203.0.113.0/24',
  company: { id: id(3), name: 'Café Luna' },
  ...rest,
})

/** Renders entries as the only page of a loaded list. */
function show(...items: AuditEntry[]) {
  const pages = {
    data: { pages: [{ items }], pageParams: [undefined] },
    isPending: false,
    error: null,
    hasNextPage: false,
  } as unknown as AuditLogProps['pages']
  render(<AuditLog pages={pages} filtered={false} onClear={() => {}} showsCompany />)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

const anyone = { kind: 'visitor', id: null, name: null, displayName: null } as const
const server = { kind: 'system', id: null, name: 'housekeeping', displayName: null } as const
const berlin = { type: 'location', id: id(4), name: 'Berlin', displayName: null }
const bob = { type: 'user', id: id(5), name: 'bob@example.com', displayName: null }
const till = { type: 'api_key', id: id(6), name: 'Till', displayName: null }
const nobody = { ...bob, id: null, name: null }
const byBob = { actor: { ...bob, kind: 'user' } } as const

it('names people by the names that they have chosen, and says whose address did it', () => {
  const [line] = show(
    entry({
      action: 'user.unlinked',
      actor: { kind: 'user', id: id(2), name: 'ada@example.com', displayName: 'Ada' },
      target: { ...bob, displayName: 'Bob' },
    }),
  )
  expect(line).toMatch(/^Ada removed Bob/)
  expect(line).toContain('ada@example.com')
  expect(screen.getByText('Bob').title).toBe('bob@example.com')
})

it.each<[AuditEntry['action'], string, AuditEntry['changes']?, Partial<AuditEntry>?]>([
  ['user.updated', 'bob@example.com changed their name', { name: [null, 'Bob'] }, { ...byBob, target: bob }],
  ['company.updated', 'changed the Google review link', { googleReviewUrl: ['https://a', 'https://b'] }],
  ['company.updated', 'ada@example.com changed the time zone', { timeZone: ['UTC', 'Asia/Tokyo'] }],
  ['company.updated', 'changed the settings', { name: ['a', 'b'], slug: ['c', 'd'] }],
  ['location.updated', 'archived the location Berlin', { archived: [false, true] }, { target: berlin }],
  ['location.updated', 'restored the location Berlin', { archived: [true, false] }, { target: berlin }],
  [
    'placement.created',
    'added 40 codes, Table 1 – Table 40',
    { name: [null, 'Table 1 – Table 40'], count: [null, 40] },
  ],
  ['api_key.created', 'created the API key Till', { expiresAt: [null, 'never'] }, { target: till }],
  ['reply.sent', 'API key Till answered a visitor', {}, { actor: { ...till, kind: 'key', id: id(2) } }],
  ['user.invited', 'ada@example.com invited bob@example.com', {}, { target: bob }],
  ['order.updated', 'marked an order of Café Luna as processed', { processed: [false, true] }],
  ['order.updated', 'marked an order of Café Luna as not processed', { processed: [true, false] }],
  ['order.updated', 'changed an order of Café Luna', { state: ['placed', 'cancelled'] }],
  ['session.refused', 'Someone tried to sign in as bob@example.com', {}, { actor: anyone, target: bob }],
  ['session.refused', 'Someone tried to sign in', {}, { actor: anyone, target: nobody }],
  ['audit.pruned', 'removed 12 entries', { entries: [12, 0], lastHash: [null, 'abc'] }, { actor: server }],
  [
    'audit.pruned',
    'The server removed 1 entry of this log because of age',
    { entries: [1, 0] },
    { actor: server },
  ],
  [
    'retention.applied',
    'the contact data of 214 reviews and the words of 1 review because of age',
    { contacts: [214, 0], texts: [1, 0] },
    { actor: server },
  ],
  ['retention.applied', 'The server removed the words of 12 reviews', { texts: [12, 0] }, { actor: server }],
  ['cases.updated', 'changed the cases of 1 review', { count: [null, 1] }],
  ['person.erased', 'erased 1 record about a person', { records: [null, 1] }],
  ['person.exported', 'exported 1,200 records about a person', { records: [null, 1200] }],
  ['reviews.answered', 'did “reviews.answered”'],
])('words an entry as a sentence: %s, %s', (action, sentence, changes = {}, rest = {}) => {
  expect(show(entry({ action, changes, ...rest }))[0]).toContain(sentence)
  expect(screen.queryByText(/abc/)).toBeNull()
})

it('has words for every action', () => {
  const sentences = show(...auditAction.options.map((action, n) => entry({ id: id(100 + n), action })))
  for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|did “/)
  expect(actionOptions('all')).toHaveLength(auditAction.options.length)
  expect(actionOptions('companies').map(({ action }) => action)).not.toContain('session.started')
})

it('shows before and after, the time, the company and the network', () => {
  show(
    entry({
      changes: { billingStatus: ['active', 'past_due'], googleReviewUrl: ['https://old.example', null] },
    }),
  )
  const [, status, link] = screen.getAllByRole('listitem')
  expect(status?.textContent).toBe('Status: before active → now past due')
  expect(link?.textContent).toContain('now none')
  const row = within(screen.getByRole('list', { name: 'Audit log' }))
  expect(row.getByText('203.0.113.0/24')).toBeTruthy()
  expect(row.getByText('Café Luna')).toBeTruthy()
  expect(row.getByText(/Mar 1, 2026/).getAttribute('datetime')).toBe('2026-03-01T12:00:00Z')
})

describe('a changed logo', () => {
  const [former, current] = ['a1'.repeat(32), 'b2'.repeat(32)]
  const addressOf = (digest: string) => `/api/images/${digest}`
  const pictures = () =>
    screen.queryAllByRole<HTMLImageElement>('img').map((img) => img.getAttribute('src') ?? '')

  it('is shown as small pictures', () => {
    const [, logo] = show(entry({ changes: { logo: [former, current] } }))
    expect(pictures()).toEqual([addressOf(former), addressOf(current)])
    expect(screen.getAllByRole('img', { name: 'a picture' })).toHaveLength(2)
    expect(logo).toBe('Logo: before  → now ')
  })

  it('is put in words once the picture is gone, or if the entry has only the beginning of its hash', () => {
    show(entry({ changes: { logo: [former, null] } }))
    for (const picture of screen.getAllByRole('img')) fireEvent.error(picture)
    expect(pictures()).toEqual([])
    expect(screen.getAllByRole('listitem')[1]?.textContent).toBe('Logo: before a picture → now none')
    const [, older] = show(entry({ changes: { logo: ['0123456789ab', 'ba9876543210'] } })).slice(-2)
    expect(older).toBe('Logo: before a picture → now a picture')
    expect(pictures()).toEqual([])
  })
})

it.each([
  ['127.0.0.0/24', 'This computer’s network'],
  ['::1', 'This computer’s network'],
  ['::/48', 'This computer’s network'],
  ['192.168.7.0/24', 'Private network 192.168.7.0/24'],
  ['172.32.0.0/24', '172.32.0.0/24'],
  ['2001:db8:1::/48', '2001:db8:1::/48'],
])('says of the network %s: %s', (network, words) => {
  expect(networkInWords(network)).toBe(words)
})

it('keeps filters in the URL, and ignores invalid ones', () => {
  const view = { ...noAuditFilters, companyId: id(3), action: 'company.updated' as const, from: '2026-03-01' }
  expect(readAuditView(writeAuditView(view))).toEqual(view)
  const invalid = new URLSearchParams({
    companyId: 'x',
    userId: '',
    action: 'x',
    from: '1',
    to: '2026-13-01',
  })
  expect(readAuditView(invalid)).toEqual(noAuditFilters)
})
