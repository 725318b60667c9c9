import { randomBytes } from 'node:crypto'
import { accountPaths } from '@candour/schemas/paths.ts'
import {
  callbackPath,
  providerLogoutPath,
  type SignInSettings,
  signInPath,
  type updateSignIn,
} from '@candour/schemas/sign-in.ts'
import type { z } from 'zod'
import { changesOf, recordAudit } from '#db/audit.ts'
import { readCompany, withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { DemoViewer, UserSession } from '#domain/principal.ts'
import { type Outbound, OutboundRefused } from '#lib/outbound/outbound.ts'
import type { ResolveTxt } from '#lib/resolve-txt.ts'
import type { SecretBox } from '#lib/secret-box.ts'
import { findCompany } from '#modules/companies/repository.ts'
import { discover, secretOwner } from '#modules/sign-in/provider.ts'
import {
  findSettings,
  insertSettings,
  type StoredSettings,
  saveSettings,
} from '#modules/sign-in/repository.ts'

interface SettingsDeps extends Pick<Deps, 'config' | 'db' | 'replica' | 'outbound'> {
  box: SecretBox
  resolveTxt: ResolveTxt
}

type Change = z.output<(typeof updateSignIn)['body']>

const makeTxt = () => `candour-domain=${randomBytes(20).toString('hex')}`

export function getSettings(
  deps: SettingsDeps,
  principal: UserSession | DemoViewer,
  companyId: string,
): Promise<SignInSettings> {
  return readCompany(deps, principal, companyId, async (tx) =>
    present(deps, companyId, await findSettings(tx, companyId), await slugOf(tx, companyId)),
  )
}

/** @throws DomainError `issuer_refused`, `issuer_silent`, `sign_in_not_ready` */
export async function changeSettings(
  deps: SettingsDeps,
  principal: UserSession,
  companyId: string,
  change: Change,
): Promise<SignInSettings> {
  const { db, outbound, resolveTxt, box } = deps
  const known = await withCompany(db, principal, companyId, (tx) => findSettings(tx, companyId))
  // Nothing is asked of others while rows are locked.
  const proven = await provenIn(wantedDomains(known.domains, change.domains), resolveTxt)
  const isProven = proven.some(({ verified }) => verified)
  if (change.issuer && !isProven) throw new DomainError('sign_in_not_ready', { field: 'domains' })
  const issuer = change.issuer && (await issuerOf(outbound, companyId, change.issuer))
  return withCompany(db, principal, companyId, async (tx) => {
    await insertSettings(tx, companyId)
    const before = await findSettings(tx, companyId, { lock: true })
    const after = changed(before, { ...change, issuer }, (secret, of) =>
      box.seal(Buffer.from(secret), secretOwner(companyId, of)),
    )
    after.domains = wantedDomains(before.domains, change.domains).map((domain) => ({
      ...domain,
      verified: domain.verified || proven.some(({ txt, verified }) => verified && txt === domain.txt),
    }))
    if (typeof change.clientSecret === 'string' && after.issuer === null)
      throw new DomainError('sign_in_not_ready', { field: 'issuer' })
    const isReady = after.domains.some(({ verified }) => verified)
    if ((after.issuer || after.enforced) && !isReady) throw new DomainError('sign_in_not_ready')
    if (after.enforced && !(after.issuer && after.clientId)) throw new DomainError('sign_in_not_ready')
    await saveSettings(tx, companyId, after)
    const slug = await slugOf(tx, companyId)
    const changes = {
      ...changesOf(audited(before), audited(after)),
      ...(change.clientSecret && { clientSecret: [null, 'replaced'] as [null, string] }),
    }
    if (Object.keys(changes).length > 0) {
      const target = { type: 'company', id: companyId, name: slug } as const
      await recordAudit(tx, principal, 'company.sign_in_updated', { companyId, target, changes })
    }
    return present(deps, companyId, after, slug)
  })
}

function changed(
  before: StoredSettings,
  { issuer, clientId, clientSecret, defaultRole, groups, enforced }: Change,
  seal: (secret: string, issuer: string) => Buffer,
): StoredSettings {
  const now = issuer === undefined ? before.issuer : issuer
  const kept = now === before.issuer ? before.clientSecret : null
  return {
    issuer: now,
    clientId: clientId === undefined ? before.clientId : clientId,
    clientSecret:
      clientSecret === undefined || now === null
        ? kept
        : clientSecret === null
          ? null
          : seal(clientSecret, now),
    domains: before.domains,
    defaultRole: defaultRole ?? before.defaultRole,
    groups: groups ?? before.groups,
    enforced: enforced ?? before.enforced,
  }
}

/** Those that were there keep their record. */
function wantedDomains(
  known: StoredSettings['domains'],
  wanted: Change['domains'],
): StoredSettings['domains'] {
  if (!wanted) return known
  return wanted.map(
    ({ name }) => known.find((domain) => domain.name === name) ?? { name, txt: makeTxt(), verified: false },
  )
}

/** Looks up the DNS records of unverified domains. A verified domain stays verified. */
function provenIn(domains: StoredSettings['domains'], resolveTxt: ResolveTxt) {
  return Promise.all(
    domains.map(async (domain) => {
      if (domain.verified) return domain
      const records = await resolveTxt(domain.name).catch(() => [])
      return { ...domain, verified: records.some((parts) => parts.join('') === domain.txt) }
    }),
  )
}

/** Returns the issuer as the provider itself spells it. */
async function issuerOf(outbound: Outbound, companyId: string, issuer: string): Promise<string> {
  try {
    const client = { companyId, issuer, clientId: 'unknown', clientSecret: undefined }
    return (await discover(outbound, client)).serverMetadata().issuer
  } catch (error) {
    if (!(error instanceof DomainError || error instanceof OutboundRefused)) throw error
    if (error instanceof DomainError && error.code === 'provider_unavailable') {
      throw new DomainError('issuer_silent', { field: 'issuer' })
    }
    const message = error instanceof OutboundRefused ? error.message : undefined
    throw new DomainError('issuer_refused', { field: 'issuer', ...(message && { message }) })
  }
}

function present(
  { config: { origins }, box }: Pick<SettingsDeps, 'config' | 'box'>,
  companyId: string,
  { clientSecret, ...settings }: StoredSettings,
  slug: string,
): SignInSettings {
  return {
    ...settings,
    hasClientSecret:
      clientSecret !== null &&
      box.open(clientSecret, secretOwner(companyId, settings.issuer ?? '')) !== undefined,
    signInUrl: `${origins.dashboard}${signInPath}?companySlug=${encodeURIComponent(slug)}`,
    callbackUrl: origins.dashboard + callbackPath,
    logoutUrl: origins.dashboard + providerLogoutPath,
    signedOutUrl: origins.dashboard + accountPaths.login,
  }
}

async function slugOf(tx: Parameters<typeof findCompany>[0], companyId: string): Promise<string> {
  const company = await findCompany(tx, companyId)
  if (!company) throw new DomainError('no_company_access')
  return company.slug
}

function audited({ issuer, clientId, domains, defaultRole, groups, enforced }: StoredSettings) {
  return {
    issuer,
    clientId,
    domains: domains.map(({ name, verified }) => (verified ? name : `${name} (unverified)`)).join(', '),
    defaultRole,
    groups: groups.map(({ group, role }) => `${group}: ${role}`).join(', '),
    enforced,
  }
}
