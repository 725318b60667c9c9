import { downloadFrom } from '@candour/api-client/download.ts'
import { formatDateTime, formatNumber } from '@candour/console/format.ts'
import { toastError } from '@candour/console/toast-error.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { dashboardPaths } from '@candour/schemas/paths.ts'
import {
  exportPerson,
  type Match,
  type MatchKind,
  maxMatches,
  type PersonQuery,
} from '@candour/schemas/privacy.ts'
import { Button } from '@candour/ui/button.tsx'
import { Checkbox } from '@candour/ui/checkbox.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@candour/ui/dropdown-menu.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { Sentence } from '@candour/ui/sentence.tsx'
import { useMutation } from '@tanstack/react-query'
import { Braces, Download, ExternalLink, FileText, SearchX, Trash2 } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { generatePath } from 'react-router-dom'
import { listed } from '#features/privacy/words.ts'
import { CompanyLink } from '#shared/company-link.tsx'
import { texts } from '#shared/texts.ts'

const kinds: readonly MatchKind[] = ['review', 'message', 'mail', 'order']

interface FoundRecordsProps {
  /** The heading, which can take the focus. */
  heading: RefObject<HTMLHeadingElement | null>
  company: DashboardCompany
  asked: PersonQuery
  matches: readonly Match[]
  /** Whether more match than were found at once. */
  more: boolean
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  onErase: (ids: string[]) => void
}

/** The records found about a person by kind, all chosen at first, to export or erase. */
export function FoundRecords(props: FoundRecordsProps) {
  const { heading, asked, matches, more, company, chosen, onChoose } = props
  const words = texts.privacy.records
  const parts = [asked.email, asked.phone, asked.name].filter((part) => part !== undefined)
  const toggle = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) on ? next.add(id) : next.delete(id)
    onChoose(next)
  }
  return (
    <div className="border-line border-t">
      <h3
        ref={heading}
        tabIndex={-1}
        className="wrap-anywhere px-5 pt-5 font-semibold text-base text-ink outline-none sm:px-6"
      >
        <Sentence parts={words.title(<bdi>{listed(parts)}</bdi>)} />
      </h3>
      {more && (
        <div className="px-5 pt-3 sm:px-6">
          <p className="rounded-md bg-warning-soft px-3 py-2.5 text-sm text-warning">
            {words.more(maxMatches)}
          </p>
        </div>
      )}
      {matches.length === 0 ? (
        <EmptyState icon={<SearchX />} title={words.nothingFound}>
          {words.nothingFoundHint}
        </EmptyState>
      ) : (
        <>
          <Toolbar {...props} />
          {kinds.map((kind) => {
            const ofKind = matches.filter((match) => match.kind === kind)
            const ids = ofKind.map(({ id }) => id)
            return (
              ofKind.length > 0 && (
                <fieldset key={kind} className="border-line border-t px-5 py-3 sm:px-6">
                  <legend className="sr-only">{words.kinds[kind]}</legend>
                  <Checkbox
                    label={words.allOfKind({
                      kind: words.kinds[kind],
                      count: formatNumber(ofKind.length),
                    })}
                    className="font-semibold"
                    checked={ids.every((id) => chosen.has(id))}
                    onChange={({ target }) => toggle(ids, target.checked)}
                  />
                  <ul className="divide-y divide-line">
                    {ofKind.map((match) => (
                      <Record
                        key={match.id}
                        match={match}
                        timeZone={company.timeZone}
                        checked={chosen.has(match.id)}
                        onToggle={(on) => toggle([match.id], on)}
                      />
                    ))}
                  </ul>
                </fieldset>
              )
            )
          })}
        </>
      )}
    </div>
  )
}

function Toolbar({ company, matches, chosen, onChoose, onErase }: FoundRecordsProps) {
  const ids = matches.map(({ id }) => id).filter((id) => chosen.has(id))
  const save = useMutation({
    mutationFn: (format: 'json' | 'html') =>
      downloadFrom(exportPerson, { query: { companyId: company.id, format }, body: { ids } }),
    onError: toastError(texts.privacy.records.exportFailed),
  })
  return (
    <div className="sticky top-16 z-20 flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 bg-surface-raised px-5 py-1.5 sm:px-6">
      <Checkbox
        label={texts.privacy.records.selected(ids.length)}
        checked={ids.length === matches.length}
        onChange={({ target }) => onChoose(new Set(target.checked ? matches.map(({ id }) => id) : []))}
      />
      <div className="ml-auto flex gap-2">
        <DropdownMenu modal={false}>
          <DropdownMenuTrigger asChild>
            <Button
              variant="secondary"
              size="sm"
              icon={<Download className="max-sm:hidden" />}
              disabled={ids.length === 0}
              busy={save.isPending}
            >
              {texts.privacy.records.export}
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={() => save.mutate('html')}>
              <FileText />
              {texts.privacy.records.page}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => save.mutate('json')}>
              <Braces />
              {texts.privacy.records.json}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Button
          variant="danger"
          size="sm"
          icon={<Trash2 className="max-sm:hidden" />}
          disabled={ids.length === 0}
          onClick={() => onErase(ids)}
        >
          {texts.privacy.records.erase}
        </Button>
      </div>
    </div>
  )
}

interface RecordProps {
  match: Match
  timeZone: string
  checked: boolean
  onToggle: (on: boolean) => void
}

function Record({ match: { kind, id, at, summary }, timeZone, checked, onToggle }: RecordProps) {
  const boxId = useId()
  return (
    <li className="flex items-start gap-2.5 py-3">
      <Checkbox id={boxId} checked={checked} onChange={({ target }) => onToggle(target.checked)} />
      <label htmlFor={boxId} className="wrap-anywhere min-w-0 flex-1 text-sm">
        <span dir="auto" className="line-clamp-3 w-fit text-ink">
          {summary}
        </span>
        <time dateTime={at} className="text-ink-muted text-xs">
          {formatDateTime(at, timeZone)}
        </time>
      </label>
      {kind === 'review' && (
        <CompanyLink
          to={generatePath(dashboardPaths.review, { id })}
          target="_blank"
          aria-label={texts.privacy.records.openLabel}
          className="flex items-center gap-1 rounded-sm text-accent-text text-sm hover:underline"
        >
          {texts.privacy.records.open}
          <ExternalLink className="size-3.5" />
        </CompanyLink>
      )}
    </li>
  )
}
