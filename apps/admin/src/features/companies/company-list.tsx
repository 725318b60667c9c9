import { pagesFor } from '@candour/api-client/query.ts'
import { type AdminCompany, listCompanies } from '@candour/schemas/companies.ts'
import { Button } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Building2, CircleAlert, Plus } from 'lucide-react'
import { useState } from 'react'
import { CompanyCard } from '#features/companies/company-card.tsx'
import { CompanyDialog } from '#features/companies/company-dialog.tsx'

/** All companies, newest first, and the way to add or edit one. */
export function CompanyList() {
  const pages = useInfiniteQuery(pagesFor(listCompanies, { query: { images: 'link', limit: 24 } }))
  const companies = pages.data?.pages.flatMap((page) => page.items)
  const [dialog, setDialog] = useState<{ open: boolean; company?: AdminCompany }>({ open: false })

  const add = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setDialog({ open: true })}>
      Add Company
    </Button>
  )

  return (
    <section aria-labelledby="companies" aria-busy={pages.isPending}>
      <div className="mb-5 flex items-center justify-between gap-4 sm:mb-6">
        <h1 id="companies" className="font-semibold text-ink text-lg sm:text-xl">
          Companies
        </h1>
        {companies?.length !== 0 && add}
      </div>

      {pages.isPending && <Placeholders />}
      {companies?.length === 0 && (
        <Card>
          <EmptyState icon={<Building2 />} title="No companies yet" action={add}>
            Add the first company: it gets a review page with its own logo, colour and address at once.
          </EmptyState>
        </Card>
      )}
      {companies && companies.length > 0 && (
        <ul className="grid gap-4 lg:grid-cols-2">
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
        {companies && companies.length > 0 && `${companies.length} companies shown`}
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
          <Skeleton className="h-20 w-full" />
        </Card>
      ))}
    </div>
  )
}
