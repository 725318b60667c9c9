import { hostname } from 'node:os'
import type { ErrorCode } from '@candour/schemas/errors.ts'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '#domain/errors.ts'
import { userIdOf } from '#domain/principal.ts'
import { principalOf } from '#http/guards.ts'
import { coarseNetwork } from '#http/rate-limit.ts'

/** Events in the security log; each is written once, after it has happened. */
type SecurityEvent =
  | 'signed_in'
  | 'signed_out'
  | 'sign_in_failed'
  | 'second_factor_asked'
  | 'confirmation_failed'
  | 'throttled'
  | 'forbidden'
  | 'password_changed'
  | 'password_set_by_link'
  | 'sessions_ended'
  | 'stepped_up'
  | 'two_factor_changed'
  | 'account_changed'
  | 'account_deleted'
  | 'superadmin_made'
  | 'invited'
  | 'invitation_link_made'
  | 'linked'
  | 'unlinked'
  | 'member_changed'
  | 'exported'
  | 'print_file_made'
  | 'view_started'
  | 'view_ended'
  | 'company_deleted'
  | 'company_restored'
  | 'key_refused'
  | 'key_created'
  | 'key_kept'
  | 'key_revoked'

/** Subject of an event: ids and chosen values, never an address, a token or a password. */
interface About {
  userId?: string | undefined
  companyId?: string
  orderId?: string
  keyId?: string
  role?: string
  disabled?: boolean
  ended?: number
  factor?: string
  change?: string
}

/** Writes a security log line with the acting user or key and their network; the request id is in every line. */
export function logSecurity(request: FastifyRequest, security: SecurityEvent, about: About = {}): void {
  const principal = principalOf(request)
  const by = userIdOf(principal) ?? undefined
  const key = principal.kind === 'key' ? principal.id : undefined
  request.log.info({ security, by, key, network: coarseNetwork(request.ip), ...about }, 'security')
}

/** Formats a line as the server's logger would, for commands run on the server itself, where nobody is signed in. */
export function commandSecurityLine(security: SecurityEvent, about: About): string {
  const { pid } = process
  return JSON.stringify({
    ...{ level: 30, time: Date.now(), pid, hostname: hostname() },
    ...{ security, ...about, msg: 'security' },
  })
}

const refusals: Partial<Record<ErrorCode, SecurityEvent>> = {
  bad_credentials: 'sign_in_failed',
  bad_code: 'sign_in_failed',
  bad_passkey: 'sign_in_failed',
  sign_in_expired: 'sign_in_failed',
  wrong_password: 'confirmation_failed',
  wrong_code: 'confirmation_failed',
  too_many_requests: 'throttled',
  key_invalid: 'key_refused',
  scope_missing: 'forbidden',
  key_not_allowed: 'forbidden',
  not_allowed: 'forbidden',
  no_company_access: 'forbidden',
  forbidden_role: 'forbidden',
  view_as_read_only: 'forbidden',
}

/** Logs a refusal if it is a security event. */
export function logRefusal(request: FastifyRequest, error: unknown): void {
  const event = error instanceof DomainError ? refusals[error.code] : undefined
  if (error instanceof DomainError && event) logSecurity(request, event, { userId: error.userId })
}
