import type { ArtworkCompany } from '@candour/artwork/artwork.ts'
import type { ChangesPoster } from '@candour/artwork/changes-poster.ts'
import type { Language } from '@candour/schemas/languages.ts'
import { reviewUrl } from '@candour/schemas/paths.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import { z } from 'zod'
import { readCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal } from '#domain/principal.ts'
import { listShown } from '#modules/changes/repository.ts'
import { type CompanyRow, findCompany } from '#modules/companies/repository.ts'
import { findImage } from '#modules/images/repository.ts'
import { inProcess } from '#modules/prints/in-process.ts'

const script = new URL('./poster.worker.ts', import.meta.url)

/** Input of the worker. */
export interface PosterDrawing extends Pick<ChangesPoster, 'words' | 'changes'> {
  language: Language
  company: Omit<ArtworkCompany, 'logo'>
  /** Image bytes. */
  logo: Uint8Array | null
  createdAt: Date
}

/**
 * Draws what a company has changed as a poster, in a process of its own.
 *
 * @throws DomainError `company_not_found`, or `change_not_found` if nothing is visible
 */
export async function drawPoster(
  deps: Deps,
  principal: Principal,
  companyId: string,
  lang: Language | undefined,
): Promise<{ company: CompanyRow; pdf: Uint8Array }> {
  const { company, shown, logo } = await readCompany(deps, principal, companyId, async (tx) => {
    const company = await findCompany(tx, companyId)
    if (!company) throw new DomainError('company_not_found')
    const shown = await listShown(tx, companyId)
    const logo = company.printLogo ? await findImage(tx, company.printLogo) : undefined
    return { company, shown, logo }
  })
  if (shown.length === 0) throw new DomainError('change_not_found')
  const { name, brandColor, slug, defaultLanguage } = company
  const language = lang ?? defaultLanguage
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const drawing: PosterDrawing = {
    language,
    words: catalogues[language].shownChanges,
    changes: shown.map((change) => ({ ...change, date: dates.format(new Date(change.date)) })),
    company: { name, brandColor, reviewUrl: reviewUrl(deps.config.origins.site, slug) },
    logo: logo ? new Uint8Array(logo.bytes) : null,
    createdAt: new Date(),
  }
  const pdf = z
    .instanceof(Uint8Array)
    .nullable()
    .parse(await inProcess(script, { codes: 1, companyId }, drawing))
  if (!pdf) throw new DomainError('change_not_found')
  return { company, pdf }
}
