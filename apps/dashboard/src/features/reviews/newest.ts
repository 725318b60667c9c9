import type { Page } from '@candour/schemas/endpoint.ts'
import type { Review } from '@candour/schemas/reviews.ts'
import type { InfiniteData } from '@tanstack/react-query'

type Reviews = Page<Review>

/** Returns the reviews of the first page that are newer than everything shown. */
export function newerThan(shown: Reviews, newest: Reviews): Review[] {
  const [first] = shown.items
  if (!first) return newest.items
  const index = newest.items.findIndex(({ id }) => id === first.id)
  if (index >= 0) return newest.items.slice(0, index)
  // Either the whole page is new, or the shown page is the more recent of the two.
  return newest.items.filter(({ timestamp }) => timestamp > first.timestamp)
}

/** Returns the reviews of a view's first page that belong between those shown, or before them. */
export function enteredSince(shown: InfiniteData<Reviews>, newest: Reviews): Review[] {
  const all = shown.pages.flatMap(({ items }) => items)
  const known = new Set(all.map(({ id }) => id))
  const oldest = shown.pages.at(-1)?.nextCursor ? (all.at(-1)?.timestamp ?? '') : ''
  return newest.items.filter(({ id, timestamp }) => !known.has(id) && timestamp >= oldest)
}

/** Returns the reviews of the first page that differ from their shown versions, other than by their case. */
export function editedSince(shown: InfiniteData<Reviews>, newest: Reviews): Review[] {
  const known = new Map(shown.pages.flatMap(({ items }) => items.map((review) => [review.id, review])))
  const written = (review: Review) => JSON.stringify({ ...review, case: null })
  return newest.items.filter((review) => {
    const before = known.get(review.id)
    return before !== undefined && written(before) !== written(review)
  })
}

/** Returns the loaded pages with edited reviews replaced, whose cases stay. */
export function withEdited(shown: InfiniteData<Reviews>, edited: readonly Review[]): InfiniteData<Reviews> {
  const now = new Map(edited.map((review) => [review.id, review]))
  return {
    ...shown,
    pages: shown.pages.map((page) => ({
      ...page,
      items: page.items.map((review) => ({ ...(now.get(review.id) ?? review), case: review.case })),
    })),
  }
}

/** Returns the shown pages with new reviews prepended; only the newest page if reviews may be missing in between. */
export function withNewest(shown: InfiniteData<Reviews>, newest: Reviews): InfiniteData<Reviews> {
  const [first, ...rest] = shown.pages
  const added = first ? newerThan(first, newest) : newest.items
  if (!first || added.length === newest.items.length) return { pages: [newest], pageParams: [undefined] }
  return { ...shown, pages: [{ ...first, items: [...added, ...first.items] }, ...rest] }
}
