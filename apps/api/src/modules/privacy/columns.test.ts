import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Tx } from '#db/client.ts'
import { setScope } from '#db/scope.ts'
import type { DB } from '#db/tables.ts'
import { eraseRecords, exportRecords } from '#modules/privacy/repository.ts'
import { testDatabase } from '#test/database.ts'

// Whoever adds a column to one of these tables exports it or says here why not, and erases it or says why it stays. Tables
// are asked for by the test of the records of processing.
const tables: (keyof DB)[] = [
  ...([
    'case_notes',
    'cases',
    'conversation_links',
    'conversations',
    'deliveries',
    'mails',
    'messages',
  ] as const),
  ...([
    'print_order_changes',
    'print_orders',
    'review_languages',
    'review_receipts',
    'review_themes',
  ] as const),
  ...(['review_versions', 'reviews', 'unsubscribe_tokens'] as const),
]

type Reasons = Record<string, string>

const notExported: Reasons = {
  'derived from what is exported': `reviews.has_contact reviews.search reviews.sentiment reviews.sentiment_model
    review_languages.has_contact review_languages.sentiment review_themes.theme review_themes.tone`,
  'a copy of a column that is exported': `cases.created_at cases.has_contact cases.location_id cases.placement_id
    cases.rating cases.sentiment conversations.address print_orders.carrier print_orders.tracking
    review_languages.created_at review_languages.rating review_themes.created_at review_themes.location_id
    review_themes.rating unsubscribe_tokens.address`,
  'a hash or key without meaning of its own': `conversation_links.mail_id conversation_links.receipt_hash
    conversation_links.token_hash conversations.address_hash deliveries.event_key messages.content_hash messages.mail_id
    messages.submission print_orders.approved_sha256 print_orders.image_sha256 print_orders.order_key
    review_receipts.created_at review_receipts.token_hash reviews.receipt_hash unsubscribe_tokens.created_at
    unsubscribe_tokens.kind unsubscribe_tokens.token_hash`,
  'what members and printers do': `case_notes.author_id cases.assignee cases.first_answered_at cases.messages cases.status
    cases.unread cases.updated_at cases.updated_by messages.author_id print_order_changes.changed_by
    print_orders.printer_id print_orders.state_since`,
  'for mails and links to accounts': 'mails.user_id unsubscribe_tokens.user_id',
  'the state of a machine': `cases.version conversation_links.answers_only conversations.unanswered deliveries.attempts deliveries.data
    deliveries.expires_at deliveries.failures deliveries.leased deliveries.next_attempt_at deliveries.once
    deliveries.receiver_id mails.attempts mails.bulk mails.next_attempt_at reviews.revision reviews.settled
    reviews.version`,
  'the printed piece': 'print_orders.drawn_from print_orders.qr_check',
}

const kept: Reasons = {
  'a figure of the company': `cases.created_at cases.first_answered_at cases.location_id cases.messages cases.placement_id
    cases.rating cases.status cases.unread review_languages.created_at review_languages.language review_languages.rating
    review_languages.sentiment review_themes.created_at review_themes.location_id review_themes.rating
    review_themes.theme review_themes.tone reviews.created_at reviews.edited_at reviews.erased_at reviews.lang
    reviews.location_id reviews.placement_id reviews.rating reviews.sentiment reviews.sentiment_model`,
  'what members and printers do': `cases.assignee cases.updated_at cases.updated_by print_order_changes.changed_by
    print_orders.printer_id`,
  'that something was sent, without to whom': `deliveries.created_at deliveries.host deliveries.receiver
    deliveries.receiver_id deliveries.type mails.created_at mails.kind mails.sent_at mails.state`,
  'for mails and links to accounts': 'mails.user_id unsubscribe_tokens.user_id',
  'the state of a machine': `cases.version deliveries.attempts deliveries.event_key deliveries.expires_at
    deliveries.failures deliveries.leased deliveries.next_attempt_at deliveries.once deliveries.state mails.attempts
    mails.bulk mails.next_attempt_at reviews.revision`,
  'what was ordered, for the books': `print_order_changes.at print_order_changes.state print_orders.approved_sha256
    print_orders.created_at print_orders.drawn_from print_orders.image_sha256 print_orders.item_type
    print_orders.order_key print_orders.price_in_cents print_orders.processed print_orders.qr_check
    print_orders.quantity print_orders.state print_orders.state_since`,
}

/** What else stays where only the contact data of a review is erased. */
const keptWithWords: Reasons = {
  ...kept,
  'words, and what was said about them': `case_notes.author_id case_notes.created_at case_notes.text deliveries.data
    messages.author_id messages.content_hash messages.created_at messages.from_visitor messages.mail_id
    messages.submission messages.text review_versions.at review_versions.feedback review_versions.rating
    review_versions.version reviews.feedback`,
  'the visitor’s links, and what they need': `conversation_links.answers_only conversation_links.mail_id conversation_links.receipt_hash
    conversation_links.token_hash conversations.unanswered review_receipts.created_at review_receipts.token_hash
    reviews.receipt_hash`,
}

const columnsIn = (reasons: Reasons) =>
  Object.values(reasons)
    .flatMap((columns) => columns.split(/\s+/))
    .toSorted()

const t = await testDatabase()
const company = await t.make.company()
const location_id = (await t.make.location(company)).id
const placement_id = (await t.make.placement(company)).id
const { id: message, reviewId: review, mailId: mail } = await t.make.refusedReply(company)
const { id: order } = await t.make.printOrder(company)

// Where erasing changes a column, the column has a value before.
const [member, address, hash, at] = [randomUUID(), 'nobody@example.com', randomBytes(32), new Date()]
const ofCompany = { company_id: company.id }
const ofReview = { ...ofCompany, review_id: review }
const contact = { contact_name: 'No Body', contact_email: address, contact_number: '+49 170 9876543' }
const copied = { created_at: at, rating: 5, location_id }
const progress = { carrier: 'Post', tracking: '1' }
await t.owner
  .updateTable('reviews')
  .set({ ...contact, location_id, placement_id, receipt_hash: hash, lang: 'en', edited_at: at })
  .execute()
await t.owner
  .updateTable('messages')
  .set({ content_hash: hash, submission: hash, author_id: member })
  .execute()
await t.owner.updateTable('print_orders').set(progress).execute()
await t.insert('review_versions', {
  ...{ ...ofReview, ...contact, version: 0, at, rating: 1, feedback: 'Cold' },
})
await t.insert('review_languages', {
  ...{ ...ofReview, created_at: at, rating: 5, sentiment: 1, has_contact: true, language: 'en' },
})
await t.insert('review_themes', { ...ofReview, ...copied, theme: 1, tone: 1 })
await t.insert('review_receipts', { ...ofReview, token_hash: hash })
await t.insert('cases', {
  ...{ ...ofReview, ...copied, placement_id, sentiment: 1, has_contact: true },
  ...{ assignee: member, updated_by: member, first_answered_at: at },
})
await t.insert('case_notes', { ...ofReview, id: randomUUID(), author_id: member, text: 'Called' })
await t.insert('conversation_links', { ...ofReview, token_hash: hash, mail_id: mail, receipt_hash: hash })
await t.insert('unsubscribe_tokens', { ...ofCompany, token_hash: hash, kind: 'replies', address })
await t.insert('deliveries', {
  ...{ ...ofReview, id: randomUUID(), receiver: 'webhook', receiver_id: randomUUID(), host: 'hook' },
  ...{
    event_key: 'one',
    type: 'review.changed',
    data: JSON.stringify({ words: 'Cold' }),
    state: 'delivered',
  },
})
await t.insert('print_order_changes', {
  ...{ ...ofCompany, ...progress, order_id: order, state: 'shipped', note: 'Ring' },
})
await t.insert('mails', {
  ...{ ...ofCompany, id: randomUUID(), kind: 'order_confirmation', order_id: order, recipient: address },
  ...{ state: 'sent', error: address },
})

/** Runs a function in the company's scope, then rolls back. */
async function undone<T>(fn: (tx: Tx) => Promise<T>): Promise<T> {
  const tx = await t.owner.startTransaction().execute()
  try {
    await setScope(tx, 'company', company.id)
    return await fn(tx)
  } finally {
    await tx.rollback().execute()
  }
}

/** Columns that do not identify the record. */
async function listColumns(tx: Tx): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name = any(${tables})
      and column_name <> all(array['company_id', 'id', 'review_id', 'order_id'])
    order by 1, 2
  `.execute(tx)
  return rows
}

/** Whether the export fails without the column. */
function isExported(table: string, column: string): Promise<boolean> {
  const exporting = undone(async (tx) => {
    await sql`alter table ${sql.table(table)} rename column ${sql.ref(column)} to renamed`.execute(tx)
    await exportRecords(tx, [review, order, message, mail])
  })
  return exporting.then(
    () => false,
    (error: unknown) => {
      // `undefined_column`, or `undefined_table` where the row is a parameter.
      expect(error).toMatchObject({ code: expect.stringMatching(/^42(703|P01)$/) })
      return true
    },
  )
}

/** Returns the columns that hold the same after something as before it, or held nothing. */
const unchangedBy = (fn: (tx: Tx) => Promise<unknown>) =>
  undone(async (tx) => {
    const columns = await listColumns(tx)
    const read = async (table: string, column: string) => {
      const { rows } = await sql<{ value: string }>`
        select ${sql.ref(column)}::text as value from ${sql.table(table)} where ${sql.ref(column)} is not null
      `.execute(tx)
      return rows.map(({ value }) => value)
    }
    const before = []
    for (const { table, column } of columns) before.push(await read(table, column))
    await fn(tx)
    const found: string[] = []
    for (const { table, column } of columns) {
      const [values = [], now] = [before.shift(), new Set(await read(table, column))]
      if (values.length === 0 || values.some((value) => now.has(value))) found.push(`${table}.${column}`)
    }
    return found
  })

it('exports every column, but for those with a reason', async () => {
  const found: string[] = []
  for (const { table, column } of await undone(listColumns)) {
    if (!(await isExported(table, column))) found.push(`${table}.${column}`)
  }
  expect(found).toEqual(columnsIn(notExported))
})

it('erases every column, but for those with a reason', async () => {
  const erase = (tx: Tx) => eraseRecords(tx, company.id, [review, order])
  expect(await unchangedBy(erase)).toEqual(columnsIn(kept))
})

it('erases every column of contact data when words stay', async () => {
  const erase = async (tx: Tx) => {
    await sql`select erase_reviews(${company.id}, ${[review]}::uuid[], 'contact')`.execute(tx)
    await eraseRecords(tx, company.id, [order])
  }
  expect(await unchangedBy(erase)).toEqual(columnsIn(keptWithWords))
})
