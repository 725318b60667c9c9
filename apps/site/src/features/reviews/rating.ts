/** The rating in an address, if it is one of 1 to 5. */
export function ratingOf(search: URLSearchParams): number | undefined {
  const value = search.get('rating') ?? ''
  return /^[1-5]$/.test(value) ? Number(value) : undefined
}

/** The nearest rating there is. */
export function clampRating(rating: number): number {
  return Math.min(5, Math.max(1, Math.round(rating)))
}
