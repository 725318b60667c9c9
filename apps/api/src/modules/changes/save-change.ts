import {
  type Change,
  type updateChange as contract,
  maxChanges,
  type NewChange,
} from '@candour/schemas/changes.ts'
import { uuidv7 } from 'uuidv7'
import type { z } from 'zod'
import { changesOf, recordAudit } from '#db/audit.ts'
import type { Tx } from '#db/client.ts'
import { requireRoom } from '#db/require-room.ts'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal } from '#domain/principal.ts'
import { localTime } from '#lib/local-time.ts'
import * as repository from '#modules/changes/repository.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import { type CompanyRow, findCompany } from '#modules/companies/repository.ts'
import { recordRefused, requireFair, TextsRefused } from '#modules/companies/texts.ts'

type Saving = Pick<Deps, 'db'> & { companies: CompanyCache }

/** @throws DomainError `change_to_come`, `too_many_changes`, or one of `companyTextErrors` */
export function addChange(
  deps: Saving,
  principal: Principal,
  companyId: string,
  input: NewChange,
): Promise<Change> {
  return saving(deps, principal, companyId, async (tx, company) => {
    requireFair({ said: input.said, did: input.did }, company.name)
    requireDone(input.date)
    await requireRoom(tx, companyId, { table: 'company_changes', max: maxChanges, error: 'too_many_changes' })
    const change = { id: uuidv7(), ...input }
    await repository.insertChange(tx, companyId, change)
    await recordAudit(tx, principal, 'change.created', {
      companyId,
      target: { type: 'change', id: change.id },
      changes: changesOf({}, audited(change)),
    })
    return change
  })
}

/** @throws DomainError `change_not_found`, `change_to_come`, or one of `companyTextErrors` */
export function editChange(
  deps: Saving,
  principal: Principal,
  companyId: string,
  id: string,
  { said, did, date, themes, visible }: z.output<typeof contract.body>,
): Promise<Change> {
  return saving(deps, principal, companyId, async (tx, company) => {
    const before = await findExisting(tx, companyId, id)
    requireFair({ said, did }, company.name)
    if (date) requireDone(date)
    const change = {
      id,
      said: said ?? before.said,
      did: did ?? before.did,
      date: date ?? before.date,
      themes: themes ?? before.themes,
      visible: visible ?? before.visible,
    }
    await repository.updateChange(tx, companyId, change)
    await recordAudit(tx, principal, 'change.updated', {
      companyId,
      target: { type: 'change', id },
      changes: changesOf(audited(before), audited(change)),
    })
    return change
  })
}

/** @throws DomainError `change_not_found` */
export function removeChange(
  deps: Saving,
  principal: Principal,
  companyId: string,
  id: string,
): Promise<void> {
  return saving(deps, principal, companyId, async (tx) => {
    const change = await findExisting(tx, companyId, id)
    await repository.deleteChange(tx, companyId, id)
    await recordAudit(tx, principal, 'change.deleted', {
      companyId,
      target: { type: 'change', id },
      changes: changesOf(audited(change), {}),
    })
  })
}

/** Runs a change of the list with the company locked, so that its pages show the newest of all that are committed. */
async function saving<T>(
  { db, companies }: Saving,
  principal: Principal,
  companyId: string,
  save: (tx: Tx, company: CompanyRow) => Promise<T>,
): Promise<T> {
  const saved = await withCompany(db, principal, companyId, async (tx) => {
    const company = await findCompany(tx, companyId, { lock: true })
    if (!company) throw new DomainError('no_company_access')
    const result = await save(tx, company)
    await repository.showNewest(tx, companyId)
    return result
  }).catch(async (error: unknown) => {
    if (error instanceof TextsRefused) {
      const noted = { refused: error.refused, target: { type: 'change' } } as const
      await withCompany(db, principal, companyId, (tx) => recordRefused(tx, principal, companyId, noted))
    }
    throw error
  })
  companies.forget(companyId)
  return saved
}

/** Visitors read what was done, so what is only planned waits. A day counts once it has begun anywhere on Earth. */
function requireDone(date: string): void {
  if (date > localTime(new Date(), 'Pacific/Kiritimati').slice(0, 10)) {
    throw new DomainError('change_to_come', { field: 'date' })
  }
}

async function findExisting(tx: Tx, companyId: string, id: string): Promise<Change> {
  const change = await repository.findChange(tx, companyId, id)
  if (!change) throw new DomainError('change_not_found')
  return change
}

/** What visitors read; the themes are for the company's own comparison. */
const audited = ({ said, did, date, visible }: Change) => ({ said, did, date, visible })
