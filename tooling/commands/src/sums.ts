import type { Report } from '@candour/api/db/backup/write.ts'

/** Returns a reporter that prints one row per table: name, rows, checksum. */
export function showSum(show: (line: string) => void): Report {
  return (table, { rows, checksum }) =>
    show(`${table.padEnd(24)} ${String(rows).padStart(12)} rows  ${checksum}`)
}
