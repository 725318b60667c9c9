import type { Query } from '@tanstack/react-query'

/** Matches the reads on screen that failed because the server, or the way to it, was down. */
export const failedReads = {
  type: 'active',
  predicate: ({ state: { error } }: Query) => error !== null && (error.status === 0 || error.status >= 500),
} as const
