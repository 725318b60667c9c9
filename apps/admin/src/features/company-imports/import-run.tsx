import { queryFor, refetchChanged } from '@candour/api-client/query.ts'
import { saveBlob } from '@candour/api-client/save-blob.ts'
import { formatCount, formatNumber } from '@candour/console/format.ts'
import { QueryFailed } from '@candour/console/query-failed.tsx'
import { getCompanyImport, importCompanies } from '@candour/schemas/company-imports.ts'
import { adminPaths } from '@candour/schemas/paths.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { fileOfRows } from '#features/company-imports/import-file.ts'
import { RowTable } from '#features/company-imports/row-table.tsx'

/** Milliseconds between two questions how far the import is. */
const pollEvery = 1_000

interface ImportRunProps {
  id: string
  /** The imported file; undefined once the page was loaded again. */
  csv: string | undefined
  onAgain: () => void
}

/** The button that started the import is gone, and the focus with it. */
function focusIfLost(heading: HTMLElement | null) {
  if (document.activeElement === document.body) heading?.focus()
}

/** How far an import is, and at its end which rows were refused. */
export function ImportRun({ id, csv, onAgain }: ImportRunProps) {
  const client = useQueryClient()
  const run = useQuery({
    ...queryFor(getCompanyImport, { params: { id } }),
    // The import runs on while its page is closed.
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.state === 'running' && pollEvery,
  })
  const isDone = run.data?.state === 'done'
  useEffect(() => {
    if (isDone) void refetchChanged(client, importCompanies)
  }, [isDone, client])
  const { data } = run
  if (!data) return <QueryFailed query={run} title="Failed to load the import" />

  const { done, total, refused } = data
  return (
    <>
      <Card className="grid gap-4">
        <h3 id="progress" tabIndex={-1} ref={focusIfLost} className="font-semibold text-base text-ink">
          {isDone ? 'Import finished' : 'Importing…'}
        </h3>
        <progress
          aria-labelledby="progress"
          value={done}
          max={Math.max(total, 1)}
          className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
        />
        <p className="text-ink-muted text-sm tabular-nums">
          {formatNumber(done)} of {formatCount(total, 'row')} done, {formatNumber(refused.length)} refused.
          {!isDone && ' You can leave this page; the import goes on by itself.'}
        </p>
        <p role="status" className="sr-only">
          {isDone && `Import finished, ${formatCount(refused.length, 'row')} refused`}
        </p>
        {run.error && <p className="text-danger text-sm">{run.error.message}</p>}
        {isDone && (
          <div className="grid gap-2 sm:flex sm:flex-wrap">
            {refused.length > 0 && csv && (
              <Button
                icon={<Download />}
                onClick={() =>
                  saveBlob(
                    fileOfRows(
                      csv,
                      refused.map(({ row }) => row),
                    ),
                    'companies-refused.csv',
                  )
                }
              >
                Download refused rows
              </Button>
            )}
            <Button variant="secondary" onClick={onAgain}>
              Import another file
            </Button>
            <Link to={adminPaths.admin} className={buttonClass({ variant: 'secondary' })}>
              Show companies
            </Link>
          </div>
        )}
        {isDone && refused.length > 0 && !csv && (
          <p className="text-ink-muted text-sm">
            Mend these rows in your file, and import it again: rows that are in already stay as they are.
          </p>
        )}
      </Card>
      {isDone && refused.length > 0 && (
        <RowTable
          label="Refused rows"
          rows={refused.map(({ row, errors }) => ({ row, errors, action: 'refused' as const }))}
        />
      )}
    </>
  )
}
