import type { Factor } from '@candour/schemas/accounts.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordAudit } from '#db/audit.ts'
import { withAccount } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Identity, User } from '#domain/principal.ts'
import { deviceOf } from '#http/device.ts'
import { principalOf } from '#http/guards.ts'
import { browsersLanguage, rememberLanguage } from '#http/member-language.ts'
import { keepBrowserLanguage } from '#modules/accounts/repository.ts'
import { openSession, requiresProvider } from '#modules/accounts/sessions.ts'

/**
 * Signs a user in with a new session id, ending any previous session of this browser, which remembers their language.
 *
 * @param epoch the account's epoch when the user was authenticated
 * @param factor how the user was authenticated
 * @param renews whether this replaces the session of a signed-in user, which is not recorded as a sign-in
 * @param identity as whom a provider has signed the user in
 * @throws DomainError `sign_in_enforced` if every company of the user has a provider that they must sign in with
 * @returns false if the epoch is outdated: the password or a factor was changed, or all sessions were ended since
 */
export async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { accountsDb, config }: Pick<Deps, 'accountsDb' | 'config'>,
  { user, epoch }: { user: User; epoch: number },
  {
    factor,
    renews = false,
    identity,
  }: { factor: Factor; renews?: boolean; identity?: Pick<Identity, 'id' | 'sid'> | undefined },
): Promise<boolean> {
  await request.session.regenerate()
  const device = deviceOf(request.headers['user-agent'])
  const { sessionId } = request.session
  const principal = principalOf(request)
  const language = browsersLanguage(request)
  const { opened, chosen } = await withAccount(accountsDb, principal, user.id, async (tx) => {
    if (!identity && (await requiresProvider(tx, user.id))) {
      throw new DomainError('sign_in_enforced', { userId: user.id })
    }
    // Before the session shares its lock on the user's row: two sign-ins that hold it could not change the row.
    const chosen = await keepBrowserLanguage(tx, user.id, { language, epoch })
    const opened = await openSession(tx, sessionId, { userId: user.id, epoch, device, factor, identity })
    if (opened && !renews) {
      await recordAudit(tx, principal, 'session.started', {
        target: { type: 'user', id: user.id, name: user.email },
        changes: { device: [null, device], factor: [null, factor] },
        by: user,
      })
    }
    return { opened, chosen }
  })
  if (!opened) return false
  rememberLanguage(reply, config, chosen ?? language)
  request.session.user = user
  // Sets the cookie even if a proxy terminates TLS without announcing it and the connection appears insecure.
  await request.session.save()
  return true
}
