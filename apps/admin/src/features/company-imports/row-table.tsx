import { formatNumber } from '@candour/console/format.ts'
import type { ImportAction, RowError } from '@candour/schemas/company-imports.ts'
import { Badge, type BadgeProps } from '@candour/ui/badge.tsx'
import { Button } from '@candour/ui/button.tsx'
import { useState } from 'react'

interface ShownRow {
  row: number
  slug?: string
  action: ImportAction
  errors: readonly RowError[]
}

export const actions: Record<ImportAction, { label: string; tone: BadgeProps['tone'] & string }> = {
  create: { label: 'Create', tone: 'success' },
  update: { label: 'Update', tone: 'accent' },
  same: { label: 'Unchanged', tone: 'neutral' },
  refused: { label: 'Refused', tone: 'danger' },
}

/** Rows on a page: thousands at once would freeze the tab. */
const pageSize = 100

/** Rows of a file with what happens to each, by pages. Give it a key that changes with the rows. */
export function RowTable({ label, rows }: { label: string; rows: readonly ShownRow[] }) {
  const [from, setFrom] = useState(0)
  const mixed = rows.some(({ action }) => action !== rows[0]?.action)
  const page = rows.slice(from, from + pageSize)
  return (
    <div className="grid gap-3">
      <section aria-label={label} className="overflow-hidden rounded-lg border border-line bg-surface-raised">
        <table className="w-full table-fixed border-collapse text-left text-ink text-sm">
          <thead>
            <tr className="border-line border-b bg-surface text-ink-muted text-xs">
              <th scope="col" className="w-16 px-4 py-2 text-right font-medium">
                Row
              </th>
              {mixed && (
                <th scope="col" className="w-28 px-2.5 py-2 font-medium">
                  Result
                </th>
              )}
              <th scope="col" className="px-2.5 py-2 pr-4 font-medium">
                Company and faults
              </th>
            </tr>
          </thead>
          <tbody>
            {page.map(({ row, slug, action, errors }) => (
              <tr key={row} className="border-line align-baseline not-first:border-t">
                <td className="px-4 py-2 text-right text-ink-muted tabular-nums">{formatNumber(row)}</td>
                {mixed && (
                  <td className="px-2.5 py-2">
                    <Badge tone={actions[action].tone}>{actions[action].label}</Badge>
                  </td>
                )}
                <td className="wrap-anywhere px-2.5 py-2 pr-4">
                  {slug && <bdi>{slug}</bdi>}
                  {errors.map(({ field, message }) => (
                    <p key={`${field} ${message}`} className="text-danger">
                      <bdi className="font-medium">{field}</bdi>: {message}
                    </p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > pageSize && (
        <nav aria-label={`Pages of ${label}`} className="flex items-center justify-between gap-3">
          <Button
            size="sm"
            variant="secondary"
            disabled={from === 0}
            onClick={() => setFrom(from - pageSize)}
          >
            Previous
          </Button>
          <p role="status" className="text-ink-muted text-sm tabular-nums">
            {formatNumber(from + 1)} to {formatNumber(from + page.length)} of {formatNumber(rows.length)}
          </p>
          <Button
            size="sm"
            variant="secondary"
            disabled={from + pageSize >= rows.length}
            onClick={() => setFrom(from + pageSize)}
          >
            Next
          </Button>
        </nav>
      )}
    </div>
  )
}
