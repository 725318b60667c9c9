import { pagesFor } from '@candour/api-client/query.ts'
import { ListEnd } from '@candour/console/list-end.tsx'
import { useDebounced } from '@candour/console/use-debounced.ts'
import { listUsers } from '@candour/schemas/users.ts'
import { Button } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { EmptyState } from '@candour/ui/empty-state.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { Spinner } from '@candour/ui/spinner.tsx'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Search, SearchX } from 'lucide-react'
import { useRef, useState } from 'react'
import { AccountRow } from '#features/users/account-row.tsx'

/** All accounts, newest first, with actions on each except the operator's own. */
export function UserList({ ownId }: { ownId: string }) {
  const [text, setText] = useState('')
  const search = useDebounced(text.trim())
  const pages = useInfiniteQuery({
    ...pagesFor(listUsers, { query: search ? { search } : {} }),
    placeholderData: keepPreviousData,
  })
  const users = pages.data?.pages.flatMap((page) => page.items)
  const busy = pages.isPlaceholderData || search !== text.trim()
  const field = useRef<HTMLInputElement>(null)

  return (
    <section aria-labelledby="users" aria-busy={pages.isPending || busy}>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 sm:mb-6">
        <h2 id="users" className="flex-1 font-semibold text-ink text-lg sm:text-xl">
          Users
        </h2>
        <div className="relative max-sm:w-full sm:w-72">
          <Input
            ref={field}
            type="search"
            aria-label="Search users"
            placeholder="Search by name or email"
            maxLength={254}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="pl-9"
          />
          <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-faint">
            {busy ? <Spinner /> : <Search className="size-4" />}
          </span>
        </div>
      </div>

      {pages.isPending && (
        <Card className="grid gap-4">
          {['one', 'two', 'three'].map((key) => (
            <Skeleton key={key} className="h-10 w-full" />
          ))}
        </Card>
      )}
      {users?.length === 0 && !pages.error && (
        <Card>
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
        </Card>
      )}
      {users && users.length > 0 && (
        <Card className="py-0 sm:py-0">
          <ul className="divide-y divide-line">
            {users.map((user) => (
              <AccountRow
                key={user.id}
                user={user}
                own={user.id === ownId}
                // The focused button disappears with its row.
                onDeleted={() => field.current?.focus()}
              />
            ))}
          </ul>
        </Card>
      )}
      <ListEnd pages={pages} shown={users?.length} items={['user', 'users']} />
    </section>
  )
}
