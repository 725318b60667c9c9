import { mutationFor, pagesFor, refetchChanged } from '@candour/api-client/query.ts'
import { formatCount, formatDate } from '@candour/console/format.ts'
import { toastError } from '@candour/console/toast-error.ts'
import {
  type DeletedCompany,
  graceDays,
  listDeletedCompanies,
  restoreCompany,
} from '@candour/schemas/deleted-companies.ts'
import { reviewPaths } from '@candour/schemas/paths.ts'
import { ConfirmDialog } from '@candour/ui/alert-dialog.tsx'
import { Button } from '@candour/ui/button.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { ArchiveRestore } from 'lucide-react'
import { useRef } from 'react'
import { ListPanel } from '#shared/list-panel.tsx'

/** Deleted companies that can be restored, last deleted first. */
export function DeletedCompanies() {
  const pages = useInfiniteQuery(pagesFor(listDeletedCompanies, { query: {} }))
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <ListPanel
      id="deleted"
      headingRef={heading}
      title="Deleted companies"
      description={`They can be restored with everything for ${graceDays} days. After that, they are removed for good.`}
      pages={pages}
      items={['deleted company', 'deleted companies']}
      rowHeight="h-10"
      empty={
        <EmptyState icon={<ArchiveRestore />} title="No deleted companies">
          A company that you delete appears here.
        </EmptyState>
      }
    >
      {(company) => (
        <DeletedRow
          key={company.id}
          company={company}
          // The focused button disappears with its row.
          onRestored={() => heading.current?.focus()}
        />
      )}
    </ListPanel>
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
    onSuccess: () => {
      toast({ title: 'Company restored', variant: 'success' })
      onRestored()
    },
    onError: toastError('Failed to restore company'),
    // Also after a failure: somebody else may have restored the company.
    onSettled: () => refetchChanged(client, restoreCompany),
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
          {formatCount(reviews, 'review')}. Deleted on{' '}
          <time dateTime={deletedAt}>{formatDate(deletedAt)}</time>, will be removed for good on{' '}
          <time dateTime={purgeAt}>{formatDate(purgeAt)}</time>.
        </span>
      </div>
      <ConfirmDialog
        title={
          <>
            Restore <bdi>{name}</bdi>?
          </>
        }
        description="Its pages, codes and members work again as before."
        confirmLabel="Restore Company"
        onConfirm={() => restore.mutate({ params: { id } })}
        trigger={
          <Button
            variant="secondary"
            size="sm"
            busy={restore.isPending}
            icon={<ArchiveRestore />}
            aria-label={`Restore ${name}`}
          >
            Restore
          </Button>
        }
      />
    </li>
  )
}
