import type { ListedCompany } from '@candour/schemas/companies.ts'
import { Button } from '@candour/ui/button.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useRef } from 'react'
import { AddUserDialog } from '#features/users/add-user-dialog.tsx'
import { companyUserPages } from '#features/users/queries.ts'
import { UserRow } from '#features/users/user-row.tsx'

/** The users of a company, and a button that adds one. */
export function CompanyUsers({ company }: { company: Pick<ListedCompany, 'id' | 'name'> }) {
  const pages = useInfiniteQuery(companyUserPages(company.id))
  const users = pages.data?.pages.flatMap((page) => page.items)
  const add = useRef<HTMLButtonElement>(null)

  return (
    <div aria-busy={pages.isPending} className="grid gap-3">
      {pages.isPending && <Skeleton className="h-12 w-full" />}
      {users?.length === 0 && (
        <p className="rounded-md border border-line border-dashed px-4 py-5 text-center text-ink-muted text-sm">
          No users assigned to this company
        </p>
      )}
      {users && users.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              companyId={company.id}
              // The focused button disappears with its row.
              onRemoved={() => add.current?.focus()}
            />
          ))}
        </ul>
      )}
      {pages.error && (
        <p role="alert" className="flex flex-wrap items-center justify-between gap-3 text-danger text-sm">
          Failed to load users: {pages.error.message}
          <Button
            variant="secondary"
            size="sm"
            busy={pages.isFetching}
            onClick={() => (users ? pages.fetchNextPage() : pages.refetch())}
          >
            Retry
          </Button>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <AddUserDialog
          company={company}
          trigger={
            <Button
              ref={add}
              variant="secondary"
              size="sm"
              icon={<UserPlus />}
              aria-label={`Add User to ${company.name}`}
            >
              Add User
            </Button>
          }
        />
        {pages.hasNextPage && !pages.error && (
          <Button
            variant="ghost"
            size="sm"
            busy={pages.isFetchingNextPage}
            onClick={() => pages.fetchNextPage()}
          >
            Load more users
          </Button>
        )}
      </div>
    </div>
  )
}
