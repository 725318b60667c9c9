import { ApiError, call } from '@candour/api-client/call.ts'
import { formatCount, formatNumber } from '@candour/console/format.ts'
import {
  type ImportAction,
  type ImportPreview,
  importAction,
  importCompanies,
} from '@candour/schemas/company-imports.ts'
import { Button } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Select } from '@candour/ui/select.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FilePicker } from '#features/company-imports/file-picker.tsx'
import { readImportFile } from '#features/company-imports/import-file.ts'
import { actions, RowTable } from '#features/company-imports/row-table.tsx'

interface Checked {
  name: string
  csv: string
  preview: ImportPreview
}

/** Checks a chosen file without changing anything, shows what would happen by row, and starts the import. */
export function NewImport({ onStarted }: { onStarted: (id: string, csv: string) => void }) {
  const [filter, setFilter] = useState<ImportAction>()
  const start = useMutation({ mutationFn: (csv: string) => send(csv, false) })
  const check = useMutation({
    mutationFn: async (file: File): Promise<Checked> => {
      const csv = await readImportFile(file)
      const preview = await send(csv, true)
      if (!('rows' in preview)) throw new Error('The file could not be checked. Please try again.')
      return { name: file.name, csv, preview }
    },
    onMutate: () => start.reset(),
    onSuccess: ({ preview }) => setFilter(preview.refused > 0 ? 'refused' : undefined),
  })
  return (
    <>
      <FilePicker busy={check.isPending} error={check.error?.message} onChoose={check.mutate} />
      {check.error instanceof ApiError && check.error.status !== 400 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => check.variables && check.mutate(check.variables)}
        >
          Try again with this file
        </Button>
      )}
      {check.data && !check.isPending && (
        <Preview
          checked={check.data}
          filter={filter}
          onFilter={setFilter}
          busy={start.isPending}
          error={start.error?.message}
          // Passed to `mutate`, so it is not called after the page was left.
          onStart={() =>
            start.mutate(check.data.csv, {
              onSuccess: (started, csv) => 'id' in started && onStarted(started.id, csv),
            })
          }
        />
      )}
    </>
  )
}

const send = (csv: string, dryRun: boolean) =>
  call(importCompanies, { file: csv, ...(dryRun && { query: { dryRun: 'true' } }) })

interface PreviewProps {
  checked: Checked
  filter: ImportAction | undefined
  onFilter: (filter: ImportAction | undefined) => void
  busy: boolean
  /** Why it could not be started. */
  error: string | undefined
  onStart: () => void
}

function Preview({ checked: { name, preview }, filter, onFilter, busy, error, onStart }: PreviewProps) {
  const shown = preview.rows.filter(({ action }) => !filter || action === filter)
  const imported = preview.create + preview.update
  return (
    <>
      <Card as="section" aria-label="What would happen" className="grid gap-4">
        <div>
          <h3 className="wrap-anywhere font-semibold text-base text-ink">
            <bdi>{name}</bdi>
          </h3>
          <p role="status" className="mt-1 text-ink-muted text-sm tabular-nums">
            {formatNumber(preview.create)} to create, {formatNumber(preview.update)} to update,{' '}
            {formatNumber(preview.same)} unchanged, {formatNumber(preview.refused)} refused. Nothing has been
            changed yet.
          </p>
        </div>
        {preview.refused > 0 && imported > 0 && (
          <p className="text-ink text-sm">
            Refused rows are left out. Afterwards you can download them, mend them and import them again.
          </p>
        )}
        <FormError>{error}</FormError>
        <Button
          className="justify-self-start max-sm:w-full"
          busy={busy}
          disabled={imported === 0}
          onClick={onStart}
        >
          {imported === 0 ? 'Nothing to import' : `Import ${formatCount(imported, 'row')}`}
        </Button>
      </Card>
      <Select
        aria-label="Rows shown"
        className="sm:w-56"
        value={filter ?? ''}
        onChange={({ target }) => onFilter(importAction.optional().catch(undefined).parse(target.value))}
      >
        <option value="">All rows ({formatNumber(preview.rows.length)})</option>
        {importAction.options.map((action) => (
          <option key={action} value={action}>
            {actions[action].label} ({formatNumber(preview[action])})
          </option>
        ))}
      </Select>
      {shown.length > 0 ? (
        <RowTable key={filter} label="Rows of the file" rows={shown} />
      ) : (
        <p className="text-ink-muted text-sm">There are no such rows.</p>
      )}
    </>
  )
}
