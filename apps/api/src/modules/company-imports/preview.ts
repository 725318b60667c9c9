import { setImmediate } from 'node:timers/promises'
import type { ImportPreview } from '@candour/schemas/company-imports.ts'
import type { Outbound } from '#lib/outbound/outbound.ts'
import type { Known } from '#modules/company-imports/known.ts'
import { noteDone, planRow, type RowLink } from '#modules/company-imports/plan-row.ts'
import type { FileRow } from '#modules/company-imports/read-csv.ts'
import { parseGoogleLink } from '#modules/google-link/parse.ts'
import { resolveGoogleLink } from '#modules/google-link/resolve.ts'

/** Rows that are planned before others get a turn. */
const turn = 100

/**
 * Tells what each row would do, the earlier ones done. Nothing is asked of Google: a link that has to be followed counts
 * as good until the import follows it.
 */
export async function previewRows(
  rows: readonly FileRow[],
  known: Known,
  outbound: Outbound,
): Promise<ImportPreview> {
  const preview: ImportPreview = { rows: [], create: 0, update: 0, same: 0, refused: 0 }
  for (const [at, row] of rows.entries()) {
    const slug = row.cells.slug ?? ''
    const plan = planRow(row, known, await derivedLink(row.cells.googleReviewUrl, outbound))
    noteDone(known, slug, plan)
    preview.rows.push({ row: row.row, slug, action: plan.action, errors: plan.errors })
    preview[plan.action] += 1
    if (at % turn === 0) await setImmediate()
  }
  return preview
}

async function derivedLink(text: string | undefined, outbound: Outbound): Promise<RowLink> {
  if (text === undefined) return undefined
  if ('follow' in parseGoogleLink(text)) return { waiting: true }
  const found = await resolveGoogleLink(text, { outbound, companyId: undefined })
  return found.ok ? { url: found.googleReviewUrl } : { fault: found.message }
}
