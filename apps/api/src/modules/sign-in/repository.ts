import type { SignInSettings } from '@candour/schemas/sign-in.ts'
import { signInSettings } from '@candour/schemas/sign-in.ts'
import type { Tx } from '#db/client.ts'

/** A company's settings as they are stored. */
export interface StoredSettings
  extends Pick<SignInSettings, 'issuer' | 'clientId' | 'domains' | 'defaultRole' | 'groups' | 'enforced'> {
  /** Sealed. */
  clientSecret: Buffer | null
}

const unset: StoredSettings = {
  issuer: null,
  clientId: null,
  clientSecret: null,
  domains: [],
  defaultRole: 'viewer',
  groups: [],
  enforced: false,
}

const { domains, defaultRole, groups } = signInSettings.shape

/** Parts that the database keeps as text or JSON. */
export function parsedSettings(row: { domains: unknown; default_role: string; groups: unknown }) {
  return {
    domains: domains.parse(row.domains),
    defaultRole: defaultRole.parse(row.default_role),
    groups: groups.parse(row.groups),
  }
}

/** @param lock until the transaction ends, if there are any */
export async function findSettings(
  tx: Tx,
  companyId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredSettings> {
  const row = await tx
    .selectFrom('sign_in_settings')
    .selectAll()
    .where('company_id', '=', companyId)
    .$if(lock, (those) => those.forUpdate())
    .executeTakeFirst()
  if (!row) return unset
  const { issuer, client_id: clientId, client_secret: clientSecret, enforced } = row
  return { issuer, clientId, clientSecret, enforced, ...parsedSettings(row) }
}

/** Makes room for a company's settings, so that they can be locked. */
export async function insertSettings(tx: Tx, companyId: string): Promise<void> {
  await tx
    .insertInto('sign_in_settings')
    .values({ company_id: companyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function saveSettings(tx: Tx, companyId: string, settings: StoredSettings): Promise<void> {
  const { clientId, clientSecret, domains, defaultRole, groups, ...same } = settings
  await tx
    .updateTable('sign_in_settings')
    .set({
      ...same,
      client_id: clientId,
      client_secret: clientSecret,
      domains: JSON.stringify(domains),
      default_role: defaultRole,
      groups: JSON.stringify(groups),
    })
    .where('company_id', '=', companyId)
    .execute()
}
