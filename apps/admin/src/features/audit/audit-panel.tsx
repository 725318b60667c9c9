import { addressOf } from '@candour/api-client/call.ts'
import { pagesFor, queryFor } from '@candour/api-client/query.ts'
import {
  AuditFilters,
  type AuditView,
  auditQueryOf,
  noAuditFilters,
  readAuditView,
  writeAuditView,
} from '@candour/console/audit-filters.tsx'
import { AuditLog } from '@candour/console/audit-log.tsx'
import { DownloadLink } from '@candour/console/download-link.tsx'
import { useDebounced } from '@candour/console/use-debounced.ts'
import { useSearchEdit } from '@candour/console/use-search-edit.ts'
import { type AuditEntry, exportAuditCsv, listAudit } from '@candour/schemas/audit.ts'
import { listCompanies } from '@candour/schemas/companies.ts'
import { listUsers } from '@candour/schemas/users.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SuggestField } from '#features/audit/suggest-field.tsx'

/** Replaces days by times in the browser's time zone, in which the log shows its own. */
const inReadersZone = ({ from, to, ...view }: AuditView): AuditView => ({
  ...view,
  from: from && new Date(`${from}T00:00:00`).toISOString(),
  to: to && new Date(`${to}T23:59:59.999`).toISOString(),
})

/** The audit log of the platform and all companies, filtered by the URL. */
export function AuditPanel() {
  const [params, edit] = useSearchEdit()
  const navigate = useNavigate()
  const view = readAuditView(params)
  const query = auditQueryOf(inReadersZone(view))
  const change = (part: Partial<AuditView>) => {
    const next = edit((params) => writeAuditView({ ...readAuditView(params), ...part }))
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true })
  }
  const pages = useInfiniteQuery({
    ...pagesFor(listAudit, { query }),
    placeholderData: keepPreviousData,
    // Nearly everything an operator does adds entries.
    refetchOnMount: 'always',
  })
  const entries = pages.data?.pages.flatMap((page) => page.items)

  return (
    <section aria-labelledby="audit" aria-busy={pages.isPending || pages.isPlaceholderData}>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1">
          <h2 id="audit" className="font-semibold text-ink text-lg sm:text-xl">
            Audit log
          </h2>
          <p className="mt-1 text-ink-muted text-sm">Who did what, in all companies and on the platform.</p>
        </div>
        <DownloadLink
          href={addressOf(exportAuditCsv, { query })}
          failed="Export failed"
          aria-label="Download as CSV"
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <Download />
          CSV
        </DownloadLink>
      </div>
      <AuditFilters view={view} onChange={change} actions="all">
        <CompanyField id={view.companyId} entries={entries} onChange={(companyId) => change({ companyId })} />
        <UserField id={view.userId} entries={entries} onChange={(userId) => change({ userId })} />
      </AuditFilters>
      <AuditLog
        pages={pages}
        showsCompany
        filtered={writeAuditView(view).size > 0}
        onClear={() => change(noAuditFilters)}
      />
    </section>
  )
}

interface PickerProps {
  /** Id of the chosen one. */
  id: string | undefined
  entries: AuditEntry[] | undefined
  onChange: (id: string | undefined) => void
}

function CompanyField({ id, entries, onChange }: PickerProps) {
  const [text, setText] = useState('')
  // A chosen suggestion ends with its slug, which search does not match along with the name.
  const search = useDebounced(text.replace(/ \([^()]*\)$/, '').trim())
  const found = useQuery({
    ...queryFor(listCompanies, { query: { images: 'link', limit: 20, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  })
  const options = found.data?.items.map(({ id, name, slug }) => ({ id, label: `${name} (${slug})` })) ?? []
  const named = entries?.find(({ company }) => company?.id === id)?.company?.name ?? undefined
  return (
    <SuggestField
      label="Company"
      placeholder="All companies"
      chosen={id}
      named={named}
      options={options}
      onText={setText}
      onChange={onChange}
    />
  )
}

function UserField({ id, entries, onChange }: PickerProps) {
  const [text, setText] = useState('')
  const search = useDebounced(text.trim())
  const found = useQuery({
    ...queryFor(listUsers, { query: { limit: 20, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  })
  const options =
    found.data?.items.map(({ id, email, name }) => ({ id, label: name ? `${name} (${email})` : email })) ?? []
  const named = entries?.find(({ actor }) => actor.id === id)?.actor.name ?? undefined
  return (
    <SuggestField
      label="User"
      placeholder="All users"
      chosen={id}
      named={named}
      options={options}
      onText={setText}
      onChange={onChange}
    />
  )
}
