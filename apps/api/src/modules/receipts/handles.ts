import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { SecretBox } from '#lib/secret-box.ts'
import { hashOfToken, newToken } from '#lib/token.ts'

/** Seals under a key derived from the handle, so that the database alone reveals no token. */
const boxOf = (handle: string) => new SecretBox([handle], 'receipt handles')

/**
 * Returns a new handle (256 random bits) for the thank-you page of a company, which shows the private link with this
 * token for 15 minutes by the database's clock.
 */
export async function mintHandle(db: Db, companyId: string, token: string): Promise<string> {
  const handle = newToken()
  const sealed_token = boxOf(handle).seal(Buffer.from(token), companyId)
  await withCompany(db, system('receipt'), companyId, (tx) =>
    tx
      .insertInto('receipt_handles')
      .values({ company_id: companyId, handle_hash: hashOfToken(handle), sealed_token })
      .execute(),
  )
  return handle
}

/** Returns the token behind a handle; undefined for a wrong or expired one, or one of another company. */
export async function openHandle(db: Db, companyId: string, handle: string): Promise<string | undefined> {
  const row = await withCompany(db, system('receipt'), companyId, (tx) =>
    tx
      .selectFrom('receipt_handles')
      .select('sealed_token')
      .where('company_id', '=', companyId)
      .where('handle_hash', '=', hashOfToken(handle))
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst(),
  )
  return row && boxOf(handle).open(row.sealed_token, companyId)?.toString()
}

/** Deletes expired handles. Requires the operators' scope. */
export async function removeEndedHandles(tx: Tx): Promise<void> {
  await tx.deleteFrom('receipt_handles').where('expires_at', '<', sql<Date>`now()`).execute()
}
