/** Returns the rating in a query, if it is 1 to 5. */
export function ratingOf(search: URLSearchParams): number | undefined {
  const value = search.get('rating') ?? ''
  return /^[1-5]$/.test(value) ? Number(value) : undefined
}

/** Returns the nearest valid rating. */
export function clampRating(rating: number): number {
  return Math.min(5, Math.max(1, Math.round(rating)))
}
