import type { Db } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import type { Principal } from '#domain/principal.ts'
import type { SecretBox } from '#lib/secret-box.ts'

/** A key of this server, in a table of its own with one row. */
interface KeptKey {
  table: 'push_key' | 'evidence_key'
  box: SecretBox
  /** Makes a new private key. */
  make: () => Buffer
}

/** Returns the private key that is kept, the same for all processes; makes one if there is none that can be opened. */
export async function keptKey(
  platformDb: Db,
  principal: Principal,
  { table, box, make }: KeptKey,
): Promise<Buffer> {
  return withPlatform(platformDb, principal, async (tx) => {
    const made = make()
    const values = { sealed: box.seal(made, table) }
    await tx
      .insertInto(table)
      .values(values)
      .onConflict((conflict) => conflict.column('one').doNothing())
      .execute()
    // Locked, so that of two processes that replace it the second one finds the new key.
    const { sealed } = await tx.selectFrom(table).select('sealed').forUpdate().executeTakeFirstOrThrow()
    const kept = box.open(sealed, table)
    if (kept) return kept
    await tx.updateTable(table).set(values).execute()
    return made
  })
}

/** Makes a value at the first call and keeps it. After a failure, the next call tries again. */
export function madeOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
