import { pagesFor } from '@candour/api-client/query.ts'
import { useDebounced } from '@candour/console/use-debounced.ts'
import { listUsers } from '@candour/schemas/users.ts'
import { Button } from '@candour/ui/button.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useRef, useState } from 'react'
import { AccountRow } from '#features/users/account-row.tsx'
import { PagedList } from '#shared/paged-list.tsx'
import { SearchBox } from '#shared/search-box.tsx'

/** All accounts, newest first, with actions on each except the operator's own. */
export function UserList({ ownId }: { ownId: string }) {
  const [text, setText] = useState('')
  const search = useDebounced(text.trim())
  const pages = useInfiniteQuery({
    ...pagesFor(listUsers, { query: search ? { search } : {} }),
    placeholderData: keepPreviousData,
  })
  const busy = pages.isPlaceholderData || search !== text.trim()
  const field = useRef<HTMLInputElement>(null)

  return (
    <section aria-labelledby="users" aria-busy={pages.isPending || busy}>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 sm:mb-6">
        <h2 id="users" className="flex-1 font-semibold text-ink text-lg sm:text-xl">
          Users
        </h2>
        <SearchBox
          ref={field}
          label="Search users"
          placeholder="Search by name or email"
          maxLength={254}
          value={text}
          onChange={setText}
          busy={busy}
          className="max-sm:w-full sm:w-72"
        />
      </div>
      <PagedList
        pages={pages}
        items={['user', 'users']}
        rowHeight="h-10"
        empty={
          <EmptyState
            icon={<SearchX />}
            title="No user matches"
            action={
              <Button variant="secondary" onClick={() => setText('')}>
                Show all users
              </Button>
            }
          >
            No name or email address contains “<span className="wrap-anywhere">{search}</span>”.
          </EmptyState>
        }
      >
        {(user) => (
          <AccountRow
            key={user.id}
            user={user}
            own={user.id === ownId}
            // The focused button disappears with its row.
            onDeleted={() => field.current?.focus()}
          />
        )}
      </PagedList>
    </section>
  )
}
