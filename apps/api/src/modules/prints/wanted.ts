import type { Language } from '@candour/schemas/languages.ts'
import { type FormatId, formatIds } from '@candour/schemas/print-formats.ts'
import { readCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Principal } from '#domain/principal.ts'
import { findPlacements } from '#modules/placements/repository.ts'

export interface Asked {
  layout?: string | undefined
  lang?: Language | undefined
  placementIds?: readonly string[] | undefined
}

/** What is wanted, once it is known to exist. */
export interface Wanted {
  format: FormatId
  layout: string
  /** The company's language by default. */
  language: Language | undefined
  placements: readonly { code: string; name: string }[]
}

/** Loaded on first use, because the layouts import the fonts' tables. */
export const loadFormats = () => import('@candour/artwork/formats.ts')

/**
 * Finds what is asked for; archived placements, whose codes still work, are found, too.
 *
 * @throws DomainError `format_not_found`, `unknown_layout` or `placement_not_found`
 */
export async function findWanted(
  deps: Pick<Deps, 'db' | 'replica'>,
  principal: Principal,
  companyId: string,
  name: string,
  { layout, lang, placementIds = [] }: Asked,
): Promise<Wanted> {
  const format = formatIds.find((id) => id === name)
  if (!format) throw new DomainError('format_not_found')
  const { layouts } = (await loadFormats()).formats[format]
  const found = layout === undefined ? layouts[0] : layouts.find(({ id }) => id === layout)
  if (!found) throw new DomainError('unknown_layout')
  const placements =
    placementIds.length === 0
      ? []
      : await readCompany(deps, principal, companyId, (tx) => findPlacements(tx, companyId, placementIds))
  if (placements.length < placementIds.length) throw new DomainError('placement_not_found')
  return { format, layout: found.id, language: lang, placements }
}
