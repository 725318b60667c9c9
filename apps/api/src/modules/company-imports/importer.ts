import type { RowError } from '@candour/schemas/company-imports.ts'
import { errors } from '@candour/schemas/errors.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Tx } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { isUnknownTimeZone } from '#db/violations.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { type Principal, system } from '#domain/principal.ts'
import { backoff, repeat } from '#lib/repeat.ts'
import type { CompanyCache } from '#modules/companies/cache.ts'
import { addCompany, editCompany } from '#modules/companies/save-company.ts'
import { findKnown } from '#modules/company-imports/known.ts'
import { type Plan, planRow, type RowLink } from '#modules/company-imports/plan-row.ts'
import * as imports from '#modules/company-imports/repository.ts'
import { resolveGoogleLink } from '#modules/google-link/resolve.ts'
import { addLocation } from '#modules/locations/save-location.ts'
import { addUser } from '#modules/users/invite.ts'
import { queueInvitation, releaseInvitation } from '#modules/users/paced-invitations.ts'

/** Poll interval, in ms, for new imports and those that a dead process left behind. */
const usualPollMs = 2_000
/** Pause between two attempts to mail a link, in ms. */
const paceMs = 1_000
/** Pause after each row, as a multiple of its time: leaves half of the time to everyone else. */
const rest = 1
/** How often a row is tried that fails for an unexpected reason; it must not keep the others waiting forever. */
const maxTries = 5

interface ImporterDeps extends Pick<Deps, 'platformDb' | 'outbound'> {
  companies: Pick<CompanyCache, 'forget'>
  log: Pick<FastifyBaseLogger, 'warn'>
  pollMs?: number
}

/**
 * Processes imported rows, each in a transaction that also settles it: whenever a process dies, another continues with
 * the first row that is not settled. Any number of processes can do this; together they do one row at a time.
 *
 * @returns a handle that stops it after the row in progress
 */
export function startImporter({ pollMs = usualPollMs, ...deps }: ImporterDeps): { stop(): Promise<void> } {
  const { platformDb, log } = deps
  let failures = 0
  const rows = repeat(async () => {
    const startedAt = performance.now()
    try {
      const advanced = await advance(deps, failures)
      failures = 0
      return advanced ? rest * (performance.now() - startedAt) : pollMs
    } catch (error) {
      log.warn({ err: error }, 'import interrupted')
      failures += 1
      return backoff(pollMs, failures)
    }
  })
  const invitations = repeat(async () => {
    await releaseInvitation(platformDb).catch((error: unknown) => {
      log.warn({ err: error }, 'invitations interrupted')
    })
    return paceMs
  })
  return {
    stop: async () => {
      await Promise.all([rows.stop(), invitations.stop()])
    },
  }
}

/** @returns whether a row was settled; false also while another process works on it */
async function advance(deps: ImporterDeps, failures: number): Promise<boolean> {
  const { platformDb, companies } = deps
  const row = await withPlatform(platformDb, system('import'), imports.findWaiting, { readOnly: true })
  if (!row) return false
  const link = await linkOf(row.cells.googleReviewUrl, deps)
  try {
    const done = await withPlatform(platformDb, system('import'), async (tx) => {
      if (!(await imports.takeRow(tx, row))) return undefined
      const plan = planRow(row, await findKnown(tx, [row.cells]), link)
      const changed =
        plan.action === 'refused' ? [] : await apply(tx, { ...system('import'), by: row.startedBy }, plan)
      await imports.settleRow(tx, row, plan.action === 'refused' ? plan.errors : undefined)
      return changed
    })
    for (const id of done ?? []) companies.forget(id)
    return done !== undefined
  } catch (error) {
    const refused = refusalOf(error) ?? (failures + 1 >= maxTries ? unexpected : undefined)
    if (!refused) throw error
    return withPlatform(platformDb, system('import'), async (tx) => {
      const taken = await imports.takeRow(tx, row)
      if (taken) await imports.settleRow(tx, row, [refused])
      return taken
    })
  }
}

const unexpected: RowError = { field: 'slug', message: errors.internal_error[1] }

/** Returns why the database or a use case refused a row, which planning could not know. */
function refusalOf(error: unknown): RowError | undefined {
  if (isUnknownTimeZone(error)) return { field: 'timeZone', message: errors.bad_time_zone[1] }
  if (!(error instanceof DomainError)) return undefined
  if (error.code === 'account_disabled' || error.code === 'is_a_printer')
    return { field: 'ownerEmail', message: error.message }
  if (error.code === 'too_many_locations') return { field: 'location', message: error.message }
  return undefined
}

async function linkOf(text: string | undefined, { outbound }: ImporterDeps): Promise<RowLink> {
  if (text === undefined) return undefined
  const found = await resolveGoogleLink(text, { outbound, companyId: undefined })
  return found.ok ? { url: found.googleReviewUrl } : { fault: found.message }
}

/** Does what was planned; returns the companies that changed. */
async function apply(tx: Tx, principal: Principal, plan: Plan): Promise<string[]> {
  if (plan.action === 'same') return []
  const id = plan.create ? (await addCompany(tx, principal, plan.create)).id : plan.companyId
  if (id === undefined) throw new Error('a row without a company')
  if (plan.change) await editCompany(tx, principal, id, plan.change)
  if (plan.location) await addLocation(tx, principal, id, plan.location)
  if (plan.ownerEmail) {
    await addUser(
      tx,
      principal,
      { email: plan.ownerEmail, role: 'company_admin', companyId: id },
      async (tx, userId) => {
        await queueInvitation(tx, userId)
      },
    )
  }
  return [id]
}
