import { addressOf } from '@candour/api-client/call.ts'
import { useDownload } from '@candour/api-client/download.ts'
import { exportEvidence } from '@candour/schemas/evidence.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Spinner } from '@candour/ui/spinner.tsx'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useRoleIncludes } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

/** Downloads how the company asked for reviews in a period, by default from its first day on. For owners. */
export function EvidenceCard({ companyId }: { companyId: string }) {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [failure, setFailure] = useState<string>()
  const download = useDownload(({ sentence, message }) => setFailure(sentence ?? message))
  const words = texts.companies.evidence
  const { filters } = texts.audit
  if (!useRoleIncludes('audit:read')) return null
  const choose = (set: (day: string) => void, day: string) => {
    setFailure(undefined)
    set(day)
  }
  const query = { companyId, ...(from && { from }), ...(to && { to }) }
  return (
    <SectionCard id="evidence" title={words.title} description={words.description}>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <div className="grid w-full gap-2 sm:flex sm:w-auto sm:items-center">
          <Input
            type="date"
            aria-label={filters.from}
            max={to || undefined}
            value={from}
            onChange={({ target }) => choose(setFrom, target.value)}
            className="w-38 max-sm:w-full"
          />
          <span aria-hidden="true" className="text-ink-muted max-sm:hidden">
            –
          </span>
          <Input
            type="date"
            aria-label={filters.to}
            min={from || undefined}
            value={to}
            onChange={({ target }) => choose(setTo, target.value)}
            className="w-38 max-sm:w-full"
          />
        </div>
        <a
          href={addressOf(exportEvidence, { query })}
          download
          {...download}
          onClick={(event) => {
            setFailure(undefined)
            download.onClick(event)
          }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {download['aria-busy'] ? <Spinner /> : <Download aria-hidden="true" />}
          {words.download}
        </a>
      </div>
      <FormError>{failure}</FormError>
    </SectionCard>
  )
}
