import { z } from 'zod'
import { endpoint, forMembers, noContent } from '#endpoint.ts'
import { id, several, timestamp } from '#fields.ts'

/**
 * What the watch says of a code. `learning`: too little is known of it or its neighbours. `silent`: nobody scans it while
 * its neighbours are scanned. `flooded`: it is scanned far more than usual. `resting`: somebody has answered, and it is not
 * judged for two weeks.
 */
export const watchState = z.enum(['learning', 'usual', 'silent', 'flooded', 'resting'])
export type WatchState = z.infer<typeof watchState>

const watchedCode = z.object({
  placementId: id,
  state: watchState,
  /** Scans that were expected from `since` on, given what the neighbours did; 0 while learning or resting. */
  expected: z.number().min(0),
  /** Scans from `since` on. */
  seen: z.int().min(0),
  /** For a flood, 24 hours ago; otherwise the last scan, the end of the last rest, or when the code was added. */
  since: timestamp,
})
export type WatchedCode = z.infer<typeof watchedCode>

/** Maximum number of codes in one answer. */
export const maxWatched = 1_000

export const getWatch = endpoint('getWatch', 'GET /api/dashboard/watch', {
  ...forMembers('placements:read'),
  summary:
    'Which codes are silent or flooded, those with notices first and then the newest; archived codes are not watched',
  query: z.object({
    companyId: id,
    /** Only codes in these states. */
    state: several(/^[a-z]{5,8}(,[a-z]{5,8}){0,4}$/, watchState).optional(),
    /** Only codes in this location. */
    locationId: id.optional(),
  }),
  response: z.object({ codes: z.array(watchedCode).max(maxWatched) }),
  reads: ['placements'],
})

/** `fine` and `reprint` let the code rest for two weeks. */
const watchAnswer = z.enum(['fine', 'archived', 'reprint'])
export type WatchAnswer = z.infer<typeof watchAnswer>

export const answerWatch = endpoint('answerWatch', 'POST /api/dashboard/watch/:placementId', {
  ...forMembers('placements:manage'),
  summary:
    'Answer a notice: the code is fine, or will be printed again, and rests for two weeks; or it is archived',
  params: z.object({ placementId: id }),
  body: z.object({ answer: watchAnswer }),
  ...noContent,
  changes: ['placements'],
  errors: ['placement_not_found'],
})
