import * as contracts from '@candour/schemas/google-link.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { route } from '#http/route.ts'
import { readLimits } from '#modules/google-link/limits.ts'
import { resolveGoogleLink } from '#modules/google-link/resolve.ts'

export function googleLinkRoutes(app: FastifyInstance, { outbound }: Pick<Deps, 'outbound'>): void {
  async function read(text: string, companyId?: string) {
    const found = await resolveGoogleLink(text, { outbound, companyId })
    if (!found.ok) throw new DomainError(found.code, { message: found.message })
    return found
  }

  route(app, contracts.readGoogleLink, readLimits, ({ body, companyId }) => read(body.text, companyId))
  route(app, contracts.readAnyGoogleLink, readLimits, ({ body }) => read(body.text))
}
