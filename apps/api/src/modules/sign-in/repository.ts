import { type SignInSettings, signInSettings } from '@candour/schemas/sign-in.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import type { SecretBox } from '#lib/secret-box.ts'
import { hashOfToken } from '#lib/token.ts'
import { type Provider, secretOwner } from '#modules/sign-in/provider.ts'

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

/** Parses the columns that the database keeps as text or JSON. */
function parsedSettings(row: { domains: unknown; default_role: string; groups: unknown }) {
  return {
    domains: domains.parse(row.domains),
    defaultRole: defaultRole.parse(row.default_role),
    groups: groups.parse(row.groups),
  }
}

/** @param lock whether to lock the row, if there is one, until the transaction ends */
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

/** A company's provider, through which its members sign in. */
export interface CompanyProvider
  extends Provider,
    Pick<StoredSettings, 'domains' | 'defaultRole' | 'groups'> {
  companyId: string
  /** Whether the client secret was sealed with a secret that is no longer configured. */
  isSecretLost: boolean
}

type Wanted = { slug: string } | { companyId: string } | { issuer: string; clients: readonly string[] }

/** Returns the provider of a company, or all with this issuer and one of these clients. */
export async function findProviders(
  accountsDb: Db,
  box: SecretBox,
  wanted: Wanted,
): Promise<CompanyProvider[]> {
  const slug = 'slug' in wanted ? wanted.slug : null
  const companyId = 'companyId' in wanted ? wanted.companyId : null
  const [issuer, clients] = 'issuer' in wanted ? [wanted.issuer, wanted.clients] : [null, null]
  const { rows } = await sql<ProviderRow>`
    select * from providers_of(${slug}::text, ${companyId}::uuid, ${issuer}::text, ${clients}::text[])
  `.execute(accountsDb)
  return rows.map(({ company_id: companyId, issuer, client_id: clientId, client_secret: sealed, ...row }) => {
    const clientSecret = sealed ? box.open(sealed, secretOwner(companyId, issuer))?.toString() : undefined
    const isSecretLost = sealed !== null && clientSecret === undefined
    return { companyId, issuer, clientId, clientSecret, isSecretLost, ...parsedSettings(row) }
  })
}

interface ProviderRow {
  company_id: string
  issuer: string
  client_id: string
  client_secret: Buffer | null
  domains: unknown
  default_role: string
  groups: unknown
}

/** Whether a token counts, which it does once; of concurrent calls exactly one returns true. */
export async function spendToken(accountsDb: Db, token: string): Promise<boolean> {
  const { rows } = await sql<{ counts: boolean }>`
    select spend_token(${hashOfToken(token)}) as counts
  `.execute(accountsDb)
  return rows[0]?.counts ?? false
}

/** Deletes tokens that have expired since they were spent. Requires the operators' login. */
export async function removeSpentTokens(tx: Tx): Promise<void> {
  await tx.deleteFrom('spent_tokens').where('spent_at', '<', sql<Date>`now() - interval '1 day'`).execute()
}

/**
 * Ends the sessions that a provider has opened: those of a subject, those of one of its own sessions, or where both are
 * given, that session of that subject. Returns whose they were.
 */
export async function endProviderSessions(
  tx: Tx,
  { companyId, issuer }: Pick<Provider, 'companyId' | 'issuer'>,
  { sub, sid }: { sub: string | undefined; sid: string | undefined },
): Promise<{ id: string; email: string; ended: number }[]> {
  const { rows } = await sql<{ id: string; email: string; ended: string }>`
    select * from end_provider_sessions(
      ${companyId}::uuid, ${issuer}::text, ${sub ?? null}::text, ${sid ?? null}::text
    )
  `.execute(tx)
  return rows.map(({ ended, ...user }) => ({ ...user, ended: Number(ended) }))
}
