import type { Page } from '@candour/schemas/endpoint.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import type { InfiniteData } from '@tanstack/react-query'

type Reviews = Page<Review>

/** The reviews of a list's first page that are newer than everything shown. */
export function newerThan(shown: Reviews, newest: Reviews): Review[] {
  const [first] = shown.items
  if (!first) return newest.items
  const index = newest.items.findIndex(({ id }) => id === first.id)
  if (index >= 0) return newest.items.slice(0, index)
  // Either so many are new that the page ends before those shown, or what is shown is the newer of the two.
  return newest.items.filter(({ timestamp }) => timestamp > first.timestamp)
}

/** The shown pages with the new reviews on top; begun anew where there may be more between them. */
export function withNewest(shown: InfiniteData<Reviews>, newest: Reviews): InfiniteData<Reviews> {
  const [first, ...rest] = shown.pages
  const added = first ? newerThan(first, newest) : newest.items
  if (!first || added.length === newest.items.length) return { pages: [newest], pageParams: [undefined] }
  return { ...shown, pages: [{ ...first, items: [...added, ...first.items] }, ...rest] }
}
