import { ListEnd } from '@candour/console/list-end.tsx'
import { Card } from '@candour/ui/card.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listWords } from '#shared/list-words.ts'

export interface PagedListProps<Item> {
  /** Name of a listed item, and of several. */
  items: readonly [one: string, several: string]
  pages: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>
  /** Class of the height of a row, while the first page loads. */
  rowHeight: string
  /** Shown in place of a list without items. */
  empty: ReactNode
  /** Renders a row, which brings its key. */
  children: (item: Item) => ReactNode
}

/** A list in a card, with its loading, empty and error states and a button for the next page. */
export function PagedList<Item>({ pages, items: names, rowHeight, empty, children }: PagedListProps<Item>) {
  const items = pages.data?.pages.flatMap((page) => page.items)
  return (
    <>
      {pages.isPending && (
        <Card className="grid gap-4">
          {['one', 'two', 'three'].map((key) => (
            <Skeleton key={key} className={`${rowHeight} w-full`} />
          ))}
        </Card>
      )}
      {items?.length === 0 && !pages.error && <Card>{empty}</Card>}
      {items && items.length > 0 && (
        <Card className="py-0 sm:py-0">
          <ul className="divide-y divide-line">{items.map(children)}</ul>
        </Card>
      )}
      <ListEnd pages={pages} shown={items?.length} {...listWords(...names)} />
    </>
  )
}
