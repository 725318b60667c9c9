import { expect, it } from 'vitest'
import { editedSince, newerThan, withEdited, withNewest } from '#features/reviews/newest.ts'
import { review } from '#test/fixtures.ts'

const at = (n: number) => review(n, { timestamp: `2026-03-01T12:00:${String(n).padStart(2, '0')}Z` })
const page = (...numbers: number[]) => ({ items: numbers.map(at), nextCursor: `after ${numbers.at(-1)}` })
const shown = { pages: [page(4, 3), page(2, 1)], pageParams: [undefined, 'after 3'] }

it('tells which reviews are new', () => {
  expect(newerThan(page(4, 3), page(6, 5, 4))).toEqual([at(6), at(5)])
  expect(newerThan(page(4, 3), page(4, 3))).toEqual([])
  expect(newerThan({ items: [] }, page(1))).toEqual([at(1)])
})

it('treats nothing older than the shown reviews as new', () => {
  expect(newerThan(page(9, 8), page(4, 3))).toEqual([])
})

it('prepends new reviews, and keeps the pagination cursors', () => {
  const { pages, pageParams } = withNewest(shown, page(6, 5, 4))
  expect(pages.map(({ items }) => items)).toEqual([
    [at(6), at(5), at(4), at(3)],
    [at(2), at(1)],
  ])
  expect(pages.map(({ nextCursor }) => nextCursor)).toEqual(['after 3', 'after 1'])
  expect(pageParams).toEqual(shown.pageParams)
})

it('replaces edited reviews in place', () => {
  const edited = { ...at(3), rating: 1, feedback: 'After all, no' }
  const newest = { ...page(4, 3), items: [at(4), edited] }
  expect(editedSince(shown, page(5, 4))).toEqual([])
  expect(editedSince(shown, newest)).toEqual([edited])
  expect(withEdited(shown, [edited]).pages.map(({ items }) => items)).toEqual([
    [at(4), edited],
    [at(2), at(1)],
  ])
})

it('starts over when reviews may be missing between the new and the shown ones', () => {
  expect(withNewest(shown, page(9, 8, 7))).toEqual({ pages: [page(9, 8, 7)], pageParams: [undefined] })
})
