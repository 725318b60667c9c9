import { companyRole } from '@candour/schemas/accounts.ts'
import { companyPermissions } from '@candour/schemas/company-roles.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

/** Roles that may answer; `may_answer` in the database grants the same ones. */
export const answeringRoles = companyRole.options.filter((role) =>
  companyPermissions[role].includes('reviews:reply'),
)

/** Returns the members to whom cases can be assigned, by name, or by address without one. Requires a scope that sees a company's members. */
export async function listAssignees(
  tx: Tx,
  companyId: string,
): Promise<{ userId: string; email: string; name: string | null }[]> {
  return tx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.user_id as userId', 'u.email', 'u.name'])
    .where('m.company_id', '=', companyId)
    .where('m.role', 'in', answeringRoles)
    .where('u.disabled_at', 'is', null)
    .orderBy(sql`lower(coalesce(u.name, u.email))`)
    .orderBy('u.email')
    .execute()
}
