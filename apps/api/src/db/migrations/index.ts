import type { Migration } from 'kysely/migration'
import * as foundation from '#db/migrations/0001-foundation.ts'

/** All migrations in order. Forward only; one that has landed is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
}
