import { saveBlob } from '@candour/api-client/save-blob.ts'
import { type ImportColumn, importColumns } from '@candour/schemas/company-imports.ts'
import { Button } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { cn } from '@candour/ui/cn.ts'
import { FormError } from '@candour/ui/form-error.tsx'
import { Download, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { template } from '#features/company-imports/import-file.ts'

const explained: Record<ImportColumn, string> = {
  name: 'The name that visitors see. Needed for a new company.',
  slug: 'The end of its address. Derived from the name if empty; a company that has it is updated.',
  brandColor: 'Such as #0F766E.',
  googleReviewUrl: 'Any link of the place on Google.',
  timeZone: 'Such as Europe/Berlin.',
  defaultLanguage: 'Such as en or de.',
  ownerEmail: 'Gets an invitation. At most 60 are sent a minute.',
  location: 'A location. For several, repeat the slug in further rows.',
}

interface FilePickerProps {
  busy: boolean
  error: string | undefined
  onChoose: (file: File) => void
}

/** Takes a CSV file, chosen or dropped, and explains its columns. */
export function FilePicker({ busy, error, onChoose }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  return (
    <Card className="grid gap-5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside. */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          const [file] = event.dataTransfer.files
          if (file && !busy) onChoose(file)
        }}
        className={cn(
          'grid justify-items-center gap-3 rounded-md border border-line-control border-dashed px-4 py-8 text-center',
          isOver && 'bg-accent-soft',
        )}
      >
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label="CSV file"
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) onChoose(file)
            // The same file, mended, can be chosen again.
            target.value = ''
          }}
        />
        <Button icon={<Upload />} busy={busy} onClick={() => input.current?.click()}>
          Choose a CSV file
        </Button>
        <p className="text-ink-muted text-sm">
          or drop it here: at most 5,000 rows and 5 MB. It is checked first; nothing changes yet.
        </p>
      </div>
      {error && <FormError>{error}</FormError>}
      <details>
        <summary className="cursor-pointer font-medium text-ink text-sm">Columns of the file</summary>
        <p className="mt-3 text-ink-muted text-sm">
          The first row names the columns, in any order. An empty cell keeps what is there.
        </p>
        <dl className="mt-3 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          {importColumns.map((column) => (
            <div key={column} className="sm:contents">
              <dt className="font-medium text-ink">{column}</dt>
              <dd className="text-ink-muted">{explained[column]}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Button
        variant="secondary"
        size="sm"
        icon={<Download />}
        className="justify-self-start"
        onClick={() => saveBlob(template, 'companies-example.csv')}
      >
        Download an example
      </Button>
    </Card>
  )
}
