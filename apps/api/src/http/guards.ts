import type { Endpoint } from '@candour/schemas/endpoint.ts'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { DomainError } from '#errors.ts'

/** The check that an endpoint's audience asks for, before its body is read. */
export function guardFor({
  audience,
  query,
}: Pick<Endpoint, 'audience' | 'query'>): onRequestAsyncHookHandler[] {
  switch (audience) {
    case 'public':
      return []
    case 'account':
      return [signedIn]
    case 'superadmin':
      return [signedIn, superadmin]
    case 'company':
      return query && 'companyId' in query.shape ? [signedIn, companyOfQuery] : [signedIn]
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

/** A company that does not exist is answered like one of others: nobody learns which ids there are. */
async function companyOfQuery(request: FastifyRequest): Promise<void> {
  const { companyId } = request.query as { companyId?: unknown }
  if (typeof companyId === 'string') requireCompany(request, companyId)
}

/**
 * Holds a signed-in user to the companies they are linked to.
 *
 * @throws DomainError `no_company_access`
 */
export function requireCompany(request: FastifyRequest, companyId: string): void {
  if (!request.user?.companyIds.includes(companyId.toLowerCase())) throw new DomainError('no_company_access')
}
