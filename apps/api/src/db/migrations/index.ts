import { readdirSync } from 'node:fs'

/** Creates the tables of release 0.2.0. */
export const baseline = '0082-baseline'

/** The last migration of release 0.2.0, whose tables the baseline creates. */
export const beforeBaseline = '0081-names-that-turn'

/**
 * The names of all migrations in order: tables and data alone, because functions, triggers, policies and rights are in
 * `../schema/`. Forward only; one that has been released is never edited.
 */
export const migrations = readdirSync(import.meta.dirname)
  .flatMap((file) => (file.endsWith('.sql') ? [file.slice(0, -'.sql'.length)] : []))
  .toSorted()
