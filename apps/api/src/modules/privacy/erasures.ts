import type { MatchKind } from '@candour/schemas/privacy.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

/** Extent of an erasure: contact data, or all personal data. */
export type ErasureScope = 'contact' | 'all'

export interface Erased {
  kind: MatchKind
  ids: readonly string[]
  scope: ErasureScope
}

/**
 * Remembers which records of a company were erased, as keyed hashes: a backup that still contains them is erased again
 * when it is restored (decision 70). Call it in the transaction that erases, before or after; repeating it is harmless.
 */
export async function rememberErasures(
  tx: Tx,
  companyId: string,
  { kind, ids, scope }: Erased,
): Promise<void> {
  if (ids.length === 0) return
  await sql`select remember_erasures(${companyId}::uuid, ${kind}, ${ids}::uuid[], ${scope})`.execute(tx)
}
