import { codeIn } from '@candour/schemas/paths.ts'
import { readAddress } from '@candour/schemas/read-address.ts'
import type { Confirmation } from '@candour/schemas/walks.ts'
import type { Db, Tx } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { type ApiKey, authorOf, type UserSession } from '#domain/principal.ts'
import { findCompanyBySlug } from '#modules/companies/repository.ts'
import { listPlacements, type PlacementRow } from '#modules/placements/repository.ts'
import { drawPhoto } from '#modules/walks/photo.ts'
import {
  countConfirmations,
  findConfirmation,
  findOwner,
  holdWalk,
  insertConfirmation,
  type Judged,
  type WalkKey,
} from '#modules/walks/repository.ts'

/** More than all codes of a company, each scanned once. */
const maxConfirmations = 60_000

export interface Verdict {
  verdict: Judged['verdict']
  placement?: PlacementRow
}

/**
 * Takes what was read on a walk, once per `submissionId`; the same one again gets the same verdict. The time is that of
 * the phone, kept between the start of the walk and now.
 *
 * @throws DomainError what `drawPhoto` throws; `walk_not_found`; `walk_ended` for what was read after its end; `too_many_confirmations`
 */
export async function confirmCode(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  principal: UserSession | ApiKey,
  key: WalkKey,
  { code, url, at, note = '', photo, submissionId }: Confirmation,
): Promise<Verdict> {
  const { companyId } = key
  const drawn = photo === undefined ? null : await drawPhoto(photo, companyId)
  const read = code ?? url ?? ''
  const reading =
    code === undefined
      ? readAddress(read, config.origins.site)
      : { isOurs: true as const, code: codeIn(code) }
  const isOthers = !reading.isOurs || (await isPageOfOther(db, companyId, reading))
  return withCompany(db, principal, companyId, async (tx) => {
    const walk = await holdWalk(tx, key)
    if (!walk) throw new DomainError('walk_not_found')
    const known = await findConfirmation(tx, key, submissionId)
    if (known) return withPlacement(tx, companyId, known)
    const readAt = new Date(at)
    if (walk.endedAt && readAt >= walk.endedAt) throw new DomainError('walk_ended')
    if ((await countConfirmations(tx, key)) >= maxConfirmations)
      throw new DomainError('too_many_confirmations')
    const judged = isOthers
      ? ({ verdict: 'foreign', placementId: null } as const)
      : await judge(tx, { companyId, locationId: walk.locationId }, reading.code)
    const latest = walk.endedAt ?? new Date()
    const isNew = await insertConfirmation(tx, key, {
      ...judged,
      submissionId,
      userId: authorOf(principal).id,
      read,
      at: new Date(Math.max(Number(walk.startedAt), Math.min(Number(readAt), Number(latest)))),
      note,
      photo: drawn,
    })
    const first = isNew ? judged : await findConfirmation(tx, key, submissionId)
    return withPlacement(tx, companyId, first ?? judged)
  })
}

/** Whether an address here leads to the page of another company, now or by a former address. */
async function isPageOfOther(
  db: Db,
  companyId: string,
  { slug }: { slug?: string | undefined },
): Promise<boolean> {
  const company = slug ? await findCompanyBySlug(db, slug) : undefined
  return company !== undefined && company.id !== companyId
}

/** Judges a code. One of a company that is gone was another company's all the same. */
async function judge(
  tx: Tx,
  { companyId, locationId }: { companyId: string; locationId: string | null },
  code: string | undefined,
): Promise<Judged> {
  const owner = code === undefined ? undefined : await findOwner(tx, code)
  if (!owner) return { verdict: 'unknown', placementId: null }
  if (owner.companyId !== companyId) return { verdict: 'foreign', placementId: null }
  const { placementId } = owner
  const { placement } = await withPlacement(tx, companyId, { verdict: 'confirmed', placementId })
  if (!placement) return { verdict: 'unknown', placementId: null }
  const isHere = locationId === null || placement.locationId === locationId
  return { verdict: isHere && !placement.archived ? 'confirmed' : 'elsewhere', placementId }
}

async function withPlacement(tx: Tx, companyId: string, { verdict, placementId }: Judged): Promise<Verdict> {
  if (placementId === null) return { verdict }
  const { items } = await listPlacements(tx, companyId, { limit: 1, ids: [placementId] })
  const [placement] = items
  return placement ? { verdict, placement } : { verdict }
}
