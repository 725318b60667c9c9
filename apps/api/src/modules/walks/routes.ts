import { Readable } from 'node:stream'
import * as contracts from '@candour/schemas/walks.ts'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '#db/client.ts'
import { readCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { route } from '#http/route.ts'
import { namesOfMembers } from '#modules/accounts/names.ts'
import { withUrl } from '#modules/placements/code.ts'
import { confirmCode } from '#modules/walks/confirm-code.ts'
import { photoLimits } from '#modules/walks/limits.ts'
import {
  findPhoto,
  findWalk,
  listCodes,
  listFindings,
  listWalks,
  peopleOfWalks,
  type WalkRow,
} from '#modules/walks/repository.ts'
import { endWalk, startWalk } from '#modules/walks/walk.ts'

export function walkRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.listWalks, ({ principal, companyId, query }) =>
    readCompany(deps, principal, companyId, async (tx) => {
      const { items, nextCursor } = await listWalks(tx, companyId, query)
      return { items: await withPeople(tx, items), nextCursor }
    }),
  )

  route(app, contracts.getWalk, ({ principal, companyId, params }) =>
    readCompany(deps, principal, companyId, async (tx) => {
      const key = { companyId, walkId: params.id }
      const found = await findWalk(tx, key)
      const [walk] = found ? await withPeople(tx, [found]) : []
      if (!walk) throw new DomainError('walk_not_found')
      return { ...walk, codes: await listCodes(tx, key), findings: await listFindings(tx, key) }
    }),
  )

  route(app, contracts.getWalkPhoto, async ({ principal, companyId, params, reply }) => {
    const { id: walkId, submissionId } = params
    const photo = await readCompany(deps, principal, companyId, (tx) =>
      findPhoto(tx, { companyId, walkId }, submissionId),
    )
    if (!photo) throw new DomainError('walk_not_found')
    reply.header('cache-control', 'private, max-age=3600')
    return Readable.from([photo])
  })

  route(app, contracts.startWalk, async ({ principal, companyId, body }) => ({
    id: await startWalk(deps, principal, companyId, body.locationId ?? null),
  }))

  route(app, contracts.confirmCode, async ({ principal, companyId, params, body }) => {
    if (body.photo !== undefined) await app.rateLimiter.take(photoLimits, { companyId })
    const { verdict, placement } = await confirmCode(deps, principal, { companyId, walkId: params.id }, body)
    return { verdict, ...(placement && { placement: withUrl(deps.config.origins.site, placement) }) }
  })

  route(app, contracts.endWalk, async ({ principal, companyId, params }) => {
    await endWalk(deps, principal, { companyId, walkId: params.id })
    return null
  })
}

async function withPeople(tx: Tx, walks: readonly WalkRow[]): Promise<contracts.Walk[]> {
  const emails = await peopleOfWalks(tx)
  const names = await namesOfMembers(tx)
  return walks.map(({ userId, ...walk }) => ({
    ...walk,
    by: emails.get(userId) ?? null,
    byName: names.ofUser(userId),
  }))
}
