import type { Parsed } from '@candour/schemas/endpoint.ts'
import * as contracts from '@candour/schemas/watch.ts'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '#db/client.ts'
import { readCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import { answerWatch } from '#modules/watch/answer.ts'
import { groupOf } from '#modules/watch/evaluate.ts'
import { findLocations } from '#modules/watch/locations.ts'
import { findTurn, listShown, type ShownCode } from '#modules/watch/repository.ts'
import { rateOf } from '#modules/watch/rhythm.ts'
import { cellsOf } from '#modules/watch/time.ts'
import { silenceAfter } from '#modules/watch/watched.ts'

export function watchRoutes(app: FastifyInstance, deps: Deps & { companies: CompanyCache }): void {
  route(app, contracts.getWatch, ({ principal, companyId, query }) =>
    readCompany(deps, principal, companyId, async (tx) => ({
      codes: await showWatch(tx, companyId, query),
    })),
  )

  route(app, contracts.answerWatch, async ({ principal, companyId, params, body }) => {
    await answerWatch(deps, principal, companyId, params.placementId, body.answer)
    return null
  })
}

async function showWatch(
  tx: Tx,
  companyId: string,
  { state: states = contracts.watchState.options, locationId }: Parsed<typeof contracts.getWatch>['query'],
): Promise<contracts.WatchedCode[]> {
  const turn = await findTurn(tx, companyId, undefined)
  if (!turn) return []
  const { today: day, timeZone } = turn
  const codes = await listShown(tx, companyId, { day, states, locationId, limit: contracts.maxWatched })
  if (codes.length === 0) return []
  const locations = await findLocations(tx, companyId, day, undefined)
  const cells = cellsOf(day, timeZone)
  const expectedOf = (code: ShownCode) => {
    if (code.expected !== null && code.notice !== null) return code.expected
    if (code.state !== 'usual') return 0
    return (
      silenceAfter(code, { own: code.own, group: groupOf(code, locations, undefined), cells }) * rateOf(code)
    )
  }
  return codes.map((code) => ({
    placementId: code.id,
    state: code.state,
    expected: Math.round(expectedOf(code) * 10) / 10,
    seen: code.notice === null ? 0 : (code.seen ?? 0),
    since: sinceOf(code).toISOString(),
  }))
}

function sinceOf({ notice, since, lastScanAt, restsUntil, state }: ShownCode): Date {
  if (notice !== null && since !== null) return since
  return state === 'usual' && restsUntil !== null && restsUntil > lastScanAt ? restsUntil : lastScanAt
}
