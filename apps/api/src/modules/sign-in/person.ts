import * as oidc from 'openid-client'
import { z } from 'zod'
import { DomainError } from '#domain/errors.ts'
import { asking } from '#modules/sign-in/provider.ts'

const maxSubject = 255
const address = z.email().max(254)
const groupNames = z.union([z.string().transform((group) => [group]), z.array(z.string())])

/** Whom a provider has authenticated. Its subject is the identity; everything else may change. */
export interface Person {
  subject: string
  sid: string | undefined
  idToken: string | undefined
  /** Verified by the provider. */
  email: string
  groups: readonly string[]
}

/**
 * Returns whom the provider's answer is about. What the ID token leaves out is asked of the userinfo endpoint.
 *
 * @throws DomainError `provider_failed`, `provider_email` without a verified address
 */
export async function personOf(
  configuration: oidc.Configuration,
  tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
): Promise<Person> {
  const claims = tokens.claims()
  if (!claims || claims.sub.length > maxSubject) throw new DomainError('provider_failed')
  const { sub: subject, sid } = claims
  const isWhole = claims.email !== undefined && claims.groups !== undefined
  const info =
    isWhole || !configuration.serverMetadata().userinfo_endpoint
      ? undefined
      : await asking(() => oidc.fetchUserInfo(configuration, tokens.access_token, subject))
  // An address and whether it is verified are one statement.
  const said = claims.email === undefined ? info : claims
  const email = address.safeParse(said?.email)
  if (!email.success || said?.email_verified !== true) throw new DomainError('provider_email')
  return {
    subject,
    idToken: tokens.id_token,
    sid: typeof sid === 'string' && sid.length <= maxSubject ? sid : undefined,
    email: email.data,
    groups: groupNames.catch([]).parse(claims.groups ?? info?.groups ?? []),
  }
}

/** Returns the first of `roles` that one of the groups brings; undefined if none does. */
export function roleOf<Role extends string>(
  groups: readonly string[],
  table: readonly { group: string; role: Role }[],
  roles: readonly Role[],
): Role | undefined {
  const brought = new Set(table.filter(({ group }) => groups.includes(group)).map(({ role }) => role))
  return roles.find((role) => brought.has(role))
}
