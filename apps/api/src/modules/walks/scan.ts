import { randomUUID } from 'node:crypto'
import { companyDashboard, walkPath } from '@candour/schemas/paths.ts'
import { isolated } from '@candour/texts/isolated.ts'
import { type MemberCatalogue, memberCatalogues } from '@candour/texts/member-catalogues.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { can, isSuspended, type UserSession } from '#domain/principal.ts'
import { sessionOf } from '#http/guards.ts'
import { browsersLanguage } from '#http/member-language.ts'
import { pageHeaders, renderPage } from '#modules/notifications/unsubscribe-page.ts'
import { codeUrl } from '#modules/placements/code.ts'
import { locationName } from '#modules/placements/repository.ts'
import { confirmCode, type Verdict } from '#modules/walks/confirm-code.ts'
import { findOpenWalk, findWalk, type WalkKey } from '#modules/walks/repository.ts'

type WalkDeps = Pick<Deps, 'db' | 'config'>

/**
 * Takes the scan of a code by a member with an open walk, and answers with a page that shows the verdict.
 *
 * @returns false if it is a visit like any other, and nothing was answered
 */
export async function scanOnWalk(
  deps: WalkDeps,
  given: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const principal = sessionOf(request)
  const key = principal && (await walkOf(deps, principal))
  if (!key) return false
  const code = given.replaceAll('\u0000', '').toWellFormed()
  const verdict = await confirmCode(deps, principal, key, {
    code,
    at: new Date().toISOString(),
    submissionId: randomUUID(),
  })
  const language = browsersLanguage(request)
  const words = memberCatalogues[language].walks
  const { progress, location } = await withCompany(deps.db, principal, key.companyId, async (tx) => ({
    progress: await findWalk(tx, key),
    location: await locationName(tx, key.companyId, verdict.placement?.locationId ?? null),
  }))
  const to = codeUrl(deps.config.origins.site, code)
  reply.headers(pageHeaders).header('content-language', language)
  await reply.send(
    renderPage({
      language,
      choice: [],
      title: told(words, verdict, { location, read: code, to }, (name) => isolated(name, language)),
      line: progress ? words.progress(progress.confirmed, progress.total) : '',
      link: {
        label: words.back,
        href: deps.config.origins.dashboard + companyDashboard(walkPath(key.walkId), key.companyId),
      },
    }),
  )
  return true
}

/** Returns the user's open walk if they may still confirm codes on it. */
async function walkOf({ db }: WalkDeps, principal: UserSession): Promise<WalkKey | undefined> {
  const { user, signIn, viewAs } = principal
  if (viewAs || (signIn.twoFactorRequired && !signIn.twoFactor)) return undefined
  const key = await findOpenWalk(db, user.id)
  if (!key || isSuspended(principal, key.companyId)) return undefined
  return can(principal, 'placements:manage', key.companyId) ? key : undefined
}

function told(
  { verdicts }: MemberCatalogue['walks'],
  { verdict, placement }: Verdict,
  { location, read, to }: { location: string | null; read: string; to: string },
  isolate: (name: string) => string,
): string {
  const name = isolate(placement?.name ?? read)
  if (verdict === 'confirmed') return verdicts.confirmed(name)
  if (verdict === 'foreign') return verdicts.foreign(isolate(to))
  if (verdict === 'unknown') return verdicts.unknown(isolate(read))
  if (placement?.archived) return verdicts.archived(name)
  return location === null ? verdicts.noLocation(name) : verdicts.elsewhere(name, isolate(location))
}
