import { isIPv4 } from 'node:net'
import { hostname } from 'node:os'
import type { FastifyRequest } from 'fastify'
import { DomainError, type ErrorCode } from '#errors.ts'
import { site } from '#http/rate-limit.ts'

/** What is written to the security log, each once and after it has happened. */
export type SecurityEvent =
  | 'signed_in'
  | 'signed_out'
  | 'sign_in_failed'
  | 'confirmation_failed'
  | 'throttled'
  | 'forbidden'
  | 'password_changed'
  | 'password_set_by_link'
  | 'sessions_ended'
  | 'account_changed'
  | 'account_deleted'
  | 'superadmin_made'
  | 'invited'
  | 'invitation_link_made'
  | 'linked'
  | 'unlinked'
  | 'exported'
  | 'print_file_made'

/** Whom and what it is about: ids and what was chosen, never an address, a token or a password. */
interface About {
  userId?: string | undefined
  companyId?: string
  orderId?: string
  role?: string
  disabled?: boolean
  ended?: number
}

/** Writes a line of the security log, with who did it and from which network; the request's id is in every line. */
export function logSecurity(request: FastifyRequest, security: SecurityEvent, about: About = {}): void {
  request.log.info({ security, by: request.user?.id, network: vicinity(request.ip), ...about }, 'security')
}

/** The line, as the server writes its own, of what was done by a command on the server itself: nobody is signed in there. */
export function commandSecurityLine(security: SecurityEvent, about: About): string {
  const { pid } = process
  return JSON.stringify({
    ...{ level: 30, time: Date.now(), pid, hostname: hostname() },
    ...{ security, ...about, msg: 'security' },
  })
}

const refusals: Partial<Record<ErrorCode, SecurityEvent>> = {
  bad_credentials: 'sign_in_failed',
  wrong_password: 'confirmation_failed',
  too_many_requests: 'throttled',
  not_allowed: 'forbidden',
  no_company_access: 'forbidden',
}

/** Writes the line of a refusal, where it is one for the security log. */
export function logRefusal(request: FastifyRequest, error: unknown): void {
  const event = error instanceof DomainError ? refusals[error.code] : undefined
  if (error instanceof DomainError && event) logSecurity(request, event, { userId: error.userId })
}

/** Where a request comes from, too roughly to tell a person: the first three parts of an IPv4 address, an IPv6 /48. */
function vicinity(ip: string): string | undefined {
  const v4 = ip.replace(/^::ffff:/i, '')
  return isIPv4(v4) ? `${v4.split('.').slice(0, 3).join('.')}.0/24` : site(ip)
}
