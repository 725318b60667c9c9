import type { Snapshot } from '#modules/evidence/repository.ts'
import { ratings } from '#modules/evidence/snapshots.ts'

/** Whether the pages of a snapshot were the same, byte by byte, after each rating. */
export function compare({ takenAt, pages }: Pick<Snapshot, 'takenAt' | 'pages'>) {
  return Object.entries(pages).flatMap(([language, shown]) =>
    (['choice', 'thankYou'] as const).map((page) => {
      const found = ratings.map((rating) => shown[`${page}-${rating}`])
      return {
        takenAt: takenAt.toISOString(),
        language,
        page,
        ratings,
        identical: found[0] !== undefined && found.every((sha256) => sha256 === found[0]),
      }
    }),
  )
}
