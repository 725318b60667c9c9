import { readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Limits how long the transaction waits for a lock. Shorter than `deadlock_timeout`, after which PostgreSQL might end
 * another transaction instead. Kysely sets a longer limit when it begins.
 */
export async function giveWay<DB>(tx: Kysely<DB>): Promise<void> {
  await sql`set local lock_timeout = '500ms'`.execute(tx)
}

/** A migration whose statements are in a file of its name. */
const file = (name: string): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await giveWay(db)
    await sql.raw(await readFile(new URL(`${name}.sql`, import.meta.url), 'utf8')).execute(db)
  },
})

/** Creates the tables of release 0.2.0. */
export const baseline = '0082-baseline'
const names = [
  baseline,
  '0083-former-objects',
  '0084-checklist',
  '0085-google-link',
  '0086-company-imports',
  '0087-deliveries',
  '0088-api-keys',
  '0089-webhooks',
  '0090-channels',
  '0091-push',
  '0092-idempotent-answers',
  '0093-languages-of-people',
  '0094-languages-of-invitations',
  '0096-approved-proofs',
  '0097-progress-of-print-orders',
  '0098-mails-to-printers',
  '0099-sign-in-by-provider',
  '0100-settings',
  '0101-watch',
  '0102-storage-days',
  '0103-delivery-waits',
  '0104-company-changes',
  '0105-evidence',
  '0106-walks',
  '0107-connected-providers',
  '0108-watched-locations',
  '0109-comments',
]

/**
 * All migrations in order: tables and data alone, because functions, triggers, policies and rights are in `../schema/`.
 * Forward only; one that has been released is never edited.
 */
export const migrations: Record<string, Migration> = Object.fromEntries(
  names.map((name) => [name, file(name)]),
)

/** The last migration of release 0.2.0, whose tables the baseline creates. */
export const beforeBaseline = '0081-names-that-turn'
