import { formatCount } from '@candour/console/format.ts'
import { ListEnd } from '@candour/console/list-end.tsx'
import { useDebounced } from '@candour/console/use-debounced.ts'
import type { AdminCompany } from '@candour/schemas/companies.ts'
import { adminPaths } from '@candour/schemas/paths.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { Checkbox } from '@candour/ui/checkbox.tsx'
import { cn } from '@candour/ui/cn.ts'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useMediaQuery } from '@candour/ui/use-media-query.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Building2, Plus, SearchX, Upload } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import type { Chosen } from '#features/companies/bulk.ts'
import { CompanyCard } from '#features/companies/company-card.tsx'
import { CompanyDialog } from '#features/companies/company-dialog.tsx'
import { CompanyTable } from '#features/companies/company-table.tsx'
import { CompanyTools } from '#features/companies/company-tools.tsx'
import { useListView } from '#features/companies/list-view.ts'
import { NextSteps } from '#features/companies/next-steps.tsx'
import { companyCount, companyPages } from '#features/companies/queries.ts'
import { statuses } from '#features/companies/statuses.ts'
import { listWords } from '#shared/list-words.ts'
import { overview } from '#shared/queries.ts'

/** Up to this many companies are shown as cards by default, more as a table. */
const fewCompanies = 24

const SelectionBar = lazy(async () => ({
  default: (await import('#features/companies/selection-bar.tsx')).SelectionBar,
}))

/** Lists all companies, with search, filters, and dialogs to add or edit one. */
export function CompanyList() {
  const [view, change] = useListView()
  const [text, setText] = useState(view.search)
  const search = useDebounced(text.trim())
  const settled = useRef(search)
  useEffect(() => {
    if (search === settled.current) return
    settled.current = search
    change({ search })
  })

  const pages = useInfiniteQuery(companyPages({ ...view, search }))
  const count = useQuery(overview)
  const total = count.data?.companies
  const found = useQuery(companyCount({ ...view, search })).data?.companies
  const companies = uniqueById(pages.data?.pages.flatMap((page) => page.items))
  const [dialog, setDialog] = useState<{ open: boolean; company?: AdminCompany }>({ open: false })
  const [created, setCreated] = useState<AdminCompany>()
  const addButton = useRef<HTMLButtonElement>(null)
  const selectButton = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>()
  const wide = useMediaQuery('(min-width: 64rem)')
  const layout = wide ? (view.layout ?? ((total ?? 0) > fewCompanies ? 'table' : 'cards')) : 'cards'
  // The default layout depends on the number of companies.
  const pending = pages.isPending || (count.isPending && !view.layout)
  const busy = pages.isPlaceholderData || search !== text.trim()
  const none = companies?.length === 0
  const all = search === '' && !view.status
  const noneAtAll = none && all && !pages.isPlaceholderData

  const showAll = () => {
    setText('')
    change({ status: undefined })
  }
  const choose = (some: readonly Chosen[]) => setChosen(new Map(some.map((company) => [company.id, company])))
  const selection = chosen && {
    has: ({ id }: Chosen) => chosen.has(id),
    set: (some: readonly Chosen[], on: boolean) => {
      const ids = new Set(some.map(({ id }) => id))
      choose([...[...chosen.values()].filter(({ id }) => !ids.has(id)), ...(on ? some : [])])
    },
  }
  const add = (
    <Button ref={addButton} icon={<Plus />} onClick={() => setDialog({ open: true })}>
      Add Company
    </Button>
  )

  return (
    <section aria-labelledby="companies" aria-busy={pending || busy}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="companies" className="font-semibold text-ink text-lg sm:text-xl">
          Companies
        </h2>
        <div className="flex flex-wrap gap-2">
          <Link to={adminPaths.companyImport} className={buttonClass({ variant: 'secondary' })}>
            <Upload />
            Import
          </Link>
          {!noneAtAll && add}
        </div>
      </div>
      {created && (
        <NextSteps
          key={created.id}
          company={created}
          onClose={() => {
            setCreated(undefined)
            addButton.current?.focus()
          }}
        />
      )}
      {!noneAtAll && (
        <CompanyTools
          view={view}
          onChange={change}
          text={text}
          onTextChange={setText}
          busy={busy}
          layout={wide ? layout : undefined}
        />
      )}

      {pending && <Placeholders />}
      {noneAtAll && (
        <Card>
          <EmptyState icon={<Building2 />} title="No companies yet" action={add}>
            Add your first company to get a review page with its own logo, color and address.
          </EmptyState>
        </Card>
      )}
      {none && !noneAtAll && !pages.error && (
        <Card>
          <EmptyState
            icon={<SearchX />}
            title="No company matches"
            action={
              <Button variant="secondary" onClick={showAll}>
                Show all companies
              </Button>
            }
          >
            <span className="wrap-anywhere">
              {search ? `There are no companies matching “${search}”` : 'There are no companies'}
              {view.status && ` with the status ${statuses[view.status].label}`}.
            </span>
          </EmptyState>
        </Card>
      )}
      {!pending && companies && companies.length > 0 && (
        <div className={cn('transition-opacity', pages.isPlaceholderData && 'opacity-60')}>
          <div className="mb-3 flex min-h-9 items-center justify-between gap-4">
            <p className="text-ink-muted text-sm tabular-nums">
              {found !== undefined && formatCount(found, 'company', 'companies')}
            </p>
            {!selection && (
              <Button ref={selectButton} variant="ghost" size="sm" onClick={() => choose([])}>
                Select
              </Button>
            )}
          </div>
          {layout === 'table' ? (
            <CompanyTable
              companies={companies}
              view={view}
              onChange={change}
              onEdit={(company) => setDialog({ open: true, company })}
              selection={selection}
            />
          ) : (
            <ul className="grid items-start gap-4 lg:grid-cols-2">
              {companies.map((company) => (
                <li key={company.id} className="flex min-w-0 gap-3">
                  {selection && (
                    <Checkbox
                      className="pt-7"
                      aria-label={`Select ${company.name}`}
                      checked={selection.has(company)}
                      onChange={({ target }) => selection.set([company], target.checked)}
                    />
                  )}
                  <CompanyCard company={company} onEdit={() => setDialog({ open: true, company })} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {chosen && (
        <Suspense>
          <SelectionBar
            chosen={[...chosen.values()]}
            matching={busy ? undefined : found}
            view={{ ...view, search }}
            onChoose={choose}
            onClose={() => {
              // Focus returns once the button is back.
              flushSync(() => setChosen(undefined))
              selectButton.current?.focus()
            }}
          />
        </Suspense>
      )}
      <ListEnd pages={pages} shown={companies?.length} {...listWords('company', 'companies')} />

      {/* Keep the company while the dialog closes, or the exit animation would show an empty form. */}
      <CompanyDialog
        {...dialog}
        onClose={() => setDialog({ ...dialog, open: false })}
        onCreated={setCreated}
        focusOnceDeleted={addButton}
      />
    </section>
  )
}

/** Removes duplicates: a company whose figures change between page loads can appear on two pages. */
function uniqueById<T extends { id: string }>(items: T[] | undefined): T[] | undefined {
  return items && [...new Map(items.map((item) => [item.id, item])).values()]
}

function Placeholders() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {['one', 'two', 'three', 'four'].map((key) => (
        <Card key={key} className="grid gap-5">
          <div className="flex items-center gap-4">
            <Skeleton className="size-12 rounded-md" />
            <Skeleton className="h-5 w-40" />
          </div>
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-15 w-full" />
          <Skeleton className="h-8 w-64" />
        </Card>
      ))}
    </div>
  )
}
