import type { Endpoint } from '@candour/schemas/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '#errors.ts'

type Check = (request: FastifyRequest) => Promise<void>

/**
 * Returns the checks for an endpoint's audience. They run before the body is read; if the body names the company, they
 * run before the rest of the body is validated.
 */
export function guardFor({ id, audience, query, body }: Endpoint): {
  onRequest: Check[]
  preValidation?: Check
} {
  switch (audience) {
    case 'public':
      return { onRequest: [] }
    case 'account':
      return { onRequest: [signedIn] }
    case 'superadmin':
      return { onRequest: [signedIn, superadmin] }
    case 'company':
      if (query && 'companyId' in query.shape) return { onRequest: [signedIn, companyOfQuery] }
      if (body && 'companyId' in body.shape) return { onRequest: [signedIn], preValidation: companyOfBody }
      throw new Error(`${id} names no company`)
  }
}

async function signedIn(request: FastifyRequest): Promise<void> {
  const { user } = request.session
  if (!user) throw new DomainError('not_signed_in')
  request.user = user
}

async function superadmin(request: FastifyRequest): Promise<void> {
  if (request.user?.role !== 'superadmin') throw new DomainError('not_allowed')
}

/** A nonexistent company gets the same response as one of another user, so ids cannot be enumerated. */
async function companyOfQuery(request: FastifyRequest): Promise<void> {
  requireCompany(request, request.query)
}

async function companyOfBody(request: FastifyRequest): Promise<void> {
  requireCompany(request, request.body)
}

/** Restricts a signed-in user to linked companies. A malformed id is left to validation. */
function requireCompany(request: FastifyRequest, input: unknown): void {
  if (typeof input !== 'object' || !input || !('companyId' in input)) return
  const { companyId } = input
  if (typeof companyId !== 'string') return
  if (!request.user?.companyIds.includes(companyId.toLowerCase())) throw new DomainError('no_company_access')
}
