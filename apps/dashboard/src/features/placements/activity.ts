import type { Placement } from '@candour/schemas/placements.ts'

const week = 7 * 24 * 60 * 60 * 1_000

/** Whether a placement has been in use for a week, but nobody scanned it within the last one. */
export function isDead(
  { archived, createdAt, lastScanAt }: Pick<Placement, 'archived' | 'createdAt' | 'lastScanAt'>,
  now = Date.now(),
): boolean {
  return !archived && now - Date.parse(lastScanAt ?? createdAt) > week
}
