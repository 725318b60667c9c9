import type { Retention, RetentionSettings } from '@candour/schemas/privacy.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { clock } from '#db/clock.ts'
import { inIndexOrder } from '#db/plan.ts'

/** Maximum number of reviews that are counted ahead, of each kind. */
const maxUpcoming = 10_000

/** @param lock whether to lock the company until the transaction ends, before changing it */
export async function findSettings(
  tx: Tx,
  companyId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<(RetentionSettings & { name: string }) | undefined> {
  const { rows } = await sql<RetentionSettings & { name: string }>`
    select name, contact_months as "contactMonths", text_months as "textMonths", privacy_address as "privacyAddress"
    from companies where id = ${companyId} ${lock ? sql`for no key update` : sql``}
  `.execute(tx)
  return rows[0]
}

export async function changeSettings(
  tx: Tx,
  companyId: string,
  change: { [K in keyof RetentionSettings]?: RetentionSettings[K] | undefined },
): Promise<void> {
  const { contactMonths, textMonths, privacyAddress } = change
  if (Object.values(change).every((value) => value === undefined)) return
  await tx
    .updateTable('companies')
    .set({ contact_months: contactMonths, text_months: textMonths, privacy_address: privacyAddress })
    .where('id', '=', companyId)
    .execute()
}

/**
 * Combinations of rating and sentiment. With each of them, a company's reviews that have contact data are one range of
 * an index, in order of time.
 */
export const combinations = sql`generate_series(1, 5) as stars cross join generate_series(-1, 1) as tone`

/** Condition that a review `r` is in such a range. */
export const inRange = sql`r.rating = stars::smallint and r.sentiment = tone::smallint and r.has_contact`

/**
 * Returns what a company's settings will remove next, counted up to `maxUpcoming`: on the first day of the next month,
 * or of the first one after it that removes anything. Requires the company's scope.
 *
 * @param now defaults to the database's clock
 */
export async function findUpcoming(
  tx: Tx,
  companyId: string,
  { contactMonths, textMonths }: Pick<RetentionSettings, 'contactMonths' | 'textMonths'>,
  now?: Date,
): Promise<Retention['upcoming']> {
  // Contact data goes together with the words.
  const contactsAfter =
    contactMonths && textMonths ? Math.min(contactMonths, textMonths) : (contactMonths ?? textMonths)
  if (!contactsAfter) return null
  const oldestContact = sql`(
    select min(oldest.created_at) from ${combinations} cross join lateral (
      select r.created_at from reviews r where r.company_id = ${companyId}::uuid and ${inRange}
      order by r.created_at, r.id limit 1
    ) oldest
  )`
  const from = await findFrontier(tx, companyId)
  const oldestText = sql`(
    select oldest.created_at from ${from} cross join lateral (
      select r.created_at from reviews r
      where r.company_id = ${companyId}::uuid and ${isBeyond} and r.erased_at is null
      order by r.created_at, r.id limit 1
    ) oldest
  )`
  const { rows: oldest } = await sql<{ contact: Date | null; text: Date | null }>`
    select ${oldestContact} as contact, ${textMonths ? oldestText : sql`null::timestamptz`} as text
  `.execute(tx)
  const { contact = null, text = null } = oldest[0] ?? {}
  if (!contact && !text) return null
  // A review from any day of a month is due on the first of a month: `months` months after the end of its own month.
  const dueOn = (oldest: Date | null, months: number | null) =>
    sql`(date_trunc('month', ${oldest}::timestamptz at time zone time_zone) + make_interval(months => ${months}::integer + 1))::date`
  const { rows } = await sql<{ on: string; contacts_before: Date; texts_before: Date | null }>`
    select "on"::text, ("on" - make_interval(months => ${contactsAfter}))::timestamp at time zone time_zone as contacts_before,
      ("on" - make_interval(months => ${textMonths}::integer))::timestamp at time zone time_zone as texts_before
    from (
      select time_zone, greatest(
        (date_trunc('month', ${clock(now)} at time zone time_zone) + interval '1 month')::date,
        least(${dueOn(contact, contactsAfter)}, ${dueOn(text, textMonths)})
      ) as "on"
      from companies where id = ${companyId}
    ) c
  `.execute(tx)
  const [next] = rows
  if (!next) return null
  const [counts] = await inIndexOrder(
    tx,
    sql<{ contacts: number; texts: number }>`
    select (
      select count(*)::integer from (
        select from ${combinations} cross join lateral (
          select from reviews r
          where r.company_id = ${companyId}::uuid and ${inRange} and r.created_at < ${next.contacts_before}::timestamptz
          order by r.created_at, r.id limit ${sql.lit(maxUpcoming + 1)}
        ) r limit ${sql.lit(maxUpcoming + 1)}
      ) r
    ) as contacts, (
      select count(*)::integer from ${from} cross join lateral (
        select from reviews r
        where r.company_id = ${companyId}::uuid and ${isBeyond} and r.erased_at is null
          and r.created_at < ${next.texts_before}::timestamptz
        order by r.created_at, r.id limit ${sql.lit(maxUpcoming + 1)}
      ) r
    ) as texts
  `,
  )
  const { contacts = 0, texts = 0 } = counts ?? {}
  return {
    on: next.on,
    contacts: Math.min(contacts, maxUpcoming),
    texts: Math.min(texts, maxUpcoming),
    atLeast: Math.max(contacts, texts) > maxUpcoming,
  }
}

/**
 * Finds the position of the last review whose words have been dealt with, as the one row of a table `frontier`. Under
 * row-level security, only a comparison with plain columns becomes a condition of the index.
 */
export async function findFrontier(tx: Tx, companyId: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ at: string; id: string }>`
    select texts_at::text as at, texts_id as id from retention_runs where company_id = ${companyId}::uuid
  `.execute(tx)
  const { at, id } = rows[0] ?? { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }
  return sql`(select ${at}::timestamptz as texts_at, ${id}::uuid as texts_id offset 0) frontier`
}

/** Condition that a review `r` is beyond the frontier. */
export const isBeyond = sql`(r.created_at, r.id) > (frontier.texts_at, frontier.texts_id)`
