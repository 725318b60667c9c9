import type { Role } from '@candour/schemas/accounts.ts'
import type { MemberLanguage } from '@candour/schemas/languages.ts'
import type { AdminUser } from '@candour/schemas/users.ts'
import { changesOf, recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { type Principal, system } from '#domain/principal.ts'
import { issueLink, linkUrl, mailLink } from '#modules/accounts/links.ts'
import { lockUser } from '#modules/accounts/repository.ts'
import { findCompany, languageOfCompany } from '#modules/companies/repository.ts'
import { clearFactors } from '#modules/two-factor/clear.ts'
import {
  findListedUser,
  findOrInsertUser,
  linkUser,
  setDisabled,
  setLanguage,
  setRole,
} from '#modules/users/repository.ts'

interface NewUser {
  email: string
  role: Role
  companyId: string
  /** The company's unless given. */
  language?: MemberLanguage | undefined
}

interface Invited {
  user: AdminUser
  isResend: boolean
  linkedExisting: boolean
}

/**
 * Links the user of an address to a company, creating the account if necessary. A user without a password gets a new
 * setup link by mail, which voids the previous one; a user with a password is only linked. An existing account keeps
 * its role.
 *
 * @throws DomainError `company_not_found`, `account_disabled`, `is_a_printer`
 */
export async function invite(
  { platformDb }: Pick<Deps, 'platformDb'>,
  principal: Principal,
  { companyId, ...given }: NewUser,
): Promise<Invited> {
  return withPlatform(platformDb, principal, async (tx) => {
    if (!(await findCompany(tx, companyId))) throw new DomainError('company_not_found')
    return addUser(tx, principal, { companyId, ...given })
  })
}

/**
 * Like `invite`, within a transaction of the operators' scope.
 *
 * @param mail has the link mailed; the row of the user is locked
 * @throws DomainError `account_disabled`, `is_a_printer`
 */
export async function addUser(
  tx: Tx,
  principal: Principal,
  { email, role, companyId, language: chosen }: NewUser,
  mail = (tx: Tx, userId: string) => mailLink(tx, userId, 'invitation'),
): Promise<Invited> {
  const language = chosen ?? (await languageOfCompany(tx, companyId))
  const { user, passwordHash, disabled, existed } = await findOrInsertUser(tx, { email, role, language })
  if (disabled) throw new DomainError('account_disabled')
  if (user.role === 'printer') throw new DomainError('is_a_printer')
  if (chosen) await setLanguage(tx, user.id, chosen)
  await linkUser(tx, user.id, companyId)
  const active = passwordHash !== null
  if (!active) await mail(tx, user.id)
  await recordAudit(tx, principal, active ? 'user.linked' : 'user.invited', {
    companyId,
    target: { type: 'user', id: user.id, name: user.email },
  })
  return { user, isResend: existed && !active, linkedExisting: active }
}

/** @throws DomainError `user_not_found`, `company_not_found`, `account_disabled`, `is_a_printer` */
export async function linkToCompany(
  { platformDb }: Pick<Deps, 'platformDb'>,
  principal: Principal,
  {
    userId,
    companyId,
    language,
  }: { userId: string; companyId: string; language?: MemberLanguage | undefined },
): Promise<AdminUser> {
  return withPlatform(platformDb, principal, async (tx) => {
    if (!(await findCompany(tx, companyId))) throw new DomainError('company_not_found')
    // Locked, or the user could be deleted or disabled before the link is made.
    const account = await lockUser(tx, userId)
    const user = account && (await findListedUser(tx, userId))
    if (!user) throw new DomainError('user_not_found')
    if (account.disabled) throw new DomainError('account_disabled')
    if (user.role === 'printer') throw new DomainError('is_a_printer')
    if (language) await setLanguage(tx, userId, language)
    await linkUser(tx, userId, companyId)
    await recordAudit(tx, principal, 'user.linked', {
      companyId,
      target: { type: 'user', id: userId, name: user.email },
    })
    return user
  })
}

/**
 * Creates a setup link to hand over in person. Voids an earlier link and withdraws its mail.
 *
 * @throws DomainError `user_not_found`, `already_active`, `account_disabled`
 */
export async function createInvitationLink(
  { platformDb, config }: Pick<Deps, 'platformDb' | 'config'>,
  principal: Principal,
  { userId, language }: { userId: string; language?: MemberLanguage | undefined },
): Promise<{ url: string; expiresAt: string }> {
  const { token, expiresAt } = await withPlatform(platformDb, principal, async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user) throw new DomainError('user_not_found')
    if (user.disabled) throw new DomainError('account_disabled')
    if (user.passwordHash !== null) throw new DomainError('already_active')
    if (language) await setLanguage(tx, userId, language)
    await recordAudit(tx, principal, 'user.invitation_link_created', {
      target: { type: 'user', id: userId, name: user.email },
    })
    return issueLink(tx, userId, 'invitation')
  })
  return { url: linkUrl(config, 'invitation', token, language), expiresAt: expiresAt.toISOString() }
}

/**
 * Makes the user of an address an enabled superadmin, creating the account if necessary, and issues a single-use link
 * to set their password. Removes their second factors. For operators who are locked out but have access to the server.
 *
 * @returns the user's id and the link
 */
export async function makeSuperadmin(
  { platformDb, config }: Pick<Deps, 'platformDb' | 'config'>,
  email: string,
): Promise<{ userId: string; url: string }> {
  const { userId, token } = await withPlatform(platformDb, system('command'), async (tx) => {
    const { user, disabled, existed } = await findOrInsertUser(tx, { email, role: 'superadmin' })
    await setRole(tx, user.id, 'superadmin')
    await setDisabled(tx, user.id, false)
    await clearFactors(tx, system('command'), user)
    await recordAudit(tx, system('command'), 'user.made_superadmin', {
      target: { type: 'user', id: user.id, name: user.email },
      changes: changesOf(existed ? { role: user.role, disabled } : {}, {
        role: 'superadmin',
        disabled: false,
      }),
    })
    return { userId: user.id, ...(await issueLink(tx, user.id, 'invitation')) }
  })
  return { userId, url: linkUrl(config, 'invitation', token) }
}
