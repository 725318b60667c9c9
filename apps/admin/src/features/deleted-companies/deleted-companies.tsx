import { mutationFor, pagesFor, refetchChanged } from '@candour/api-client/query.ts'
import { formatDate, formatNumber } from '@candour/console/format.ts'
import { ListEnd } from '@candour/console/list-end.tsx'
import { toastError } from '@candour/console/toast-error.ts'
import {
  type DeletedCompany,
  listDeletedCompanies,
  restoreCompany,
} from '@candour/schemas/deleted-companies.ts'
import { reviewPaths } from '@candour/schemas/paths.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { Button } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@candour/ui/collapsible.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { ArchiveRestore } from 'lucide-react'
import { useRef } from 'react'

/** Deleted companies that can be restored, collapsed; nothing if there are none. */
export function DeletedCompanies() {
  const pages = useInfiniteQuery(pagesFor(listDeletedCompanies, { query: {} }))
  const companies = pages.data?.pages.flatMap((page) => page.items)
  const trigger = useRef<HTMLButtonElement>(null)
  if (!companies?.length) return null
  return (
    <Card as="section" aria-label="Deleted companies" padded={false} className="mt-8">
      <Collapsible>
        <CollapsibleTrigger ref={trigger} className="min-h-12 px-5 font-medium text-ink text-sm sm:px-6">
          Deleted
          <span className="font-normal text-ink-muted tabular-nums">
            {formatNumber(companies.length)}
            {pages.hasNextPage && '+'}
          </span>
        </CollapsibleTrigger>
        <CollapsibleContent className="px-5 pb-4 sm:px-6">
          <ul className="divide-y divide-line border-line border-t">
            {companies.map((company) => (
              <DeletedRow
                key={company.id}
                company={company}
                // The focused button disappears with its row.
                onRestored={() => trigger.current?.focus()}
              />
            ))}
          </ul>
          <ListEnd pages={pages} shown={companies.length} items={['deleted company', 'deleted companies']} />
        </CollapsibleContent>
      </Collapsible>
    </Card>
  )
}

interface DeletedRowProps {
  company: DeletedCompany
  onRestored: () => void
}

function DeletedRow({ company, onRestored }: DeletedRowProps) {
  const { id, name, slug, deletedAt, purgeAt, reviews } = company
  const client = useQueryClient()
  const restore = useMutation({
    ...mutationFor(restoreCompany),
    onSuccess: async () => {
      toast({ title: 'Company restored', variant: 'success' })
      onRestored()
      await refetchChanged(client, restoreCompany)
    },
    onError: toastError('Failed to restore company'),
  })
  return (
    <li className="flex flex-col items-start justify-between gap-x-6 gap-y-3 py-4 sm:flex-row sm:items-center">
      <div className="grid min-w-0 gap-1 text-sm">
        <span className="flex max-w-full flex-wrap items-baseline gap-x-2.5">
          <span dir="auto" className="wrap-anywhere font-medium text-ink">
            {name}
          </span>
          <span className="wrap-anywhere text-ink-muted">{reviewPaths(slug).home}</span>
        </span>
        <span className="text-ink-muted">
          {formatNumber(reviews)} {reviews === 1 ? 'review' : 'reviews'}. Deleted on{' '}
          <time dateTime={deletedAt}>{formatDate(deletedAt)}</time>, will be removed for good on{' '}
          <time dateTime={purgeAt}>{formatDate(purgeAt)}</time>.
        </span>
      </div>
      <ConfirmDialog
        title={
          <span className="wrap-anywhere">
            Restore <bdi>{name}</bdi>?
          </span>
        }
        description="Its pages, codes and members work again as before."
        confirmLabel="Restore Company"
        onConfirm={() => restore.mutate({ params: { id } })}
        trigger={
          <Button
            variant="secondary"
            size="sm"
            busy={restore.isPending}
            icon={<ArchiveRestore aria-hidden="true" />}
            aria-label={`Restore ${name}`}
          >
            Restore
          </Button>
        }
      />
    </li>
  )
}
