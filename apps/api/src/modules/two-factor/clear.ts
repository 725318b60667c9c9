import type { Tx } from '#db/client.ts'
import type { Principal } from '#domain/principal.ts'
import { concludeChange, findFactors, methodsOf } from '#modules/two-factor/repository.ts'

/** Removes all second factors of a user whose row is locked. Requires the operators' scope. */
export async function clearFactors(
  tx: Tx,
  principal: Principal,
  user: { id: string; email: string },
): Promise<void> {
  const had = methodsOf(await findFactors(tx, user.id)).length > 0
  for (const table of ['totp_secrets', 'passkeys', 'recovery_codes'] as const) {
    await tx.deleteFrom(table).where('user_id', '=', user.id).execute()
  }
  if (had) await concludeChange(tx, principal, user, 'factors_cleared')
}
