import { scanDatabase } from '@candour/api/modules/privacy/scan-database.ts'
import { withDatabase } from '#database.ts'

/**
 * Prints where in the database a value occurs, such as the email address of a person whose data was erased. Exits with
 * 1 if it occurs anywhere.
 */
const value = process.argv[2]?.trim()
if (!value || value.length < 3) {
  console.error('Usage: pnpm privacy:check VALUE')
  process.exit(1)
}

await withDatabase(async (db) => {
  const { occurrences, columns } = await scanDatabase(db, value)
  for (const { table, column, rows } of occurrences) console.log(`${table}.${column}: ${rows} rows`)
  if (occurrences.length > 0) process.exitCode = 1
  else console.log(`Not found in any of ${columns} columns.`)
})
