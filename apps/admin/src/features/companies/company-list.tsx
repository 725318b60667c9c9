import type { AdminCompany } from '@candour/schemas/companies.ts'
import { Button } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Building2, CircleAlert, Plus, SearchX } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '#app/format.ts'
import { useDebounced } from '#app/use-debounced.ts'
import { CompanyCard } from '#features/companies/company-card.tsx'
import { CompanyDialog } from '#features/companies/company-dialog.tsx'
import { CompanySearch } from '#features/companies/company-search.tsx'
import { companyPages, overview } from '#features/companies/queries.ts'

/** All companies, newest first, the way to find one, and to add or edit one. */
export function CompanyList() {
  const [text, setText] = useState('')
  const search = useDebounced(text.trim())
  const pages = useInfiniteQuery(companyPages(search))
  const total = useQuery(overview).data?.companies
  const companies = pages.data?.pages.flatMap((page) => page.items)
  const [dialog, setDialog] = useState<{ open: boolean; company?: AdminCompany }>({ open: false })
  const none = companies?.length === 0
  const noneAtAll = none && search === '' && !pages.isPlaceholderData

  const add = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setDialog({ open: true })}>
      Add Company
    </Button>
  )

  return (
    <section aria-labelledby="companies" aria-busy={pages.isPending || pages.isPlaceholderData}>
      <div className="mb-5 grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 sm:mb-6 sm:flex">
        <div className="flex items-baseline gap-2.5 sm:flex-1">
          <h2 id="companies" className="font-semibold text-ink text-lg sm:text-xl">
            Companies
          </h2>
          {total !== undefined && (
            <span className="text-ink-muted text-sm tabular-nums">
              {formatNumber(total)}
              <span className="sr-only"> in all</span>
            </span>
          )}
        </div>
        {!noneAtAll && (
          <>
            <CompanySearch
              value={text}
              onChange={setText}
              busy={pages.isPlaceholderData || search !== text.trim()}
              className="max-sm:order-last max-sm:col-span-2 sm:w-72"
            />
            {add}
          </>
        )}
      </div>

      {pages.isPending && <Placeholders />}
      {noneAtAll && (
        <Card>
          <EmptyState icon={<Building2 />} title="No companies yet" action={add}>
            Add the first company: it gets a review page with its own logo, colour and address at once.
          </EmptyState>
        </Card>
      )}
      {none && !noneAtAll && !pages.error && (
        <Card>
          <EmptyState
            icon={<SearchX />}
            title="No company fits"
            action={
              <Button variant="secondary" onClick={() => setText('')}>
                Show all companies
              </Button>
            }
          >
            No name and no slug holds “{search}”.
          </EmptyState>
        </Card>
      )}
      {companies && companies.length > 0 && (
        <ul className="grid items-start gap-4 lg:grid-cols-2">
          {companies.map((company) => (
            <li key={company.id} className="flex min-w-0">
              <CompanyCard company={company} onEdit={() => setDialog({ open: true, company })} />
            </li>
          ))}
        </ul>
      )}
      {pages.error && (
        <div role="alert">
          <EmptyState
            icon={<CircleAlert />}
            title="Failed to load companies"
            action={
              <Button
                variant="secondary"
                busy={pages.isFetching}
                onClick={() => (companies ? pages.fetchNextPage() : pages.refetch())}
              >
                Retry
              </Button>
            }
          >
            {pages.error.message}
          </EmptyState>
        </div>
      )}
      {pages.hasNextPage && !pages.error && (
        <div className="mt-6 flex justify-center">
          <Button variant="secondary" busy={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {companies && !pages.isPlaceholderData && `${companies.length} companies shown`}
      </p>

      {/* The company stays while the dialog closes, or its last frames would show an empty form. */}
      <CompanyDialog {...dialog} onClose={() => setDialog({ ...dialog, open: false })} />
    </section>
  )
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
