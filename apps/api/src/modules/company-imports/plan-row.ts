import { companyInput, newCompany } from '@candour/schemas/companies.ts'
import {
  type ImportAction,
  type ImportedRow,
  importedRow,
  type RowError,
} from '@candour/schemas/company-imports.ts'
import { errors } from '@candour/schemas/errors.ts'
import { languageOf } from '@candour/schemas/languages.ts'
import type { z } from 'zod'
import type { Known, KnownCompany } from '#modules/company-imports/known.ts'
import type { FileRow } from '#modules/company-imports/read-csv.ts'
import { maxLocations } from '#modules/locations/save-location.ts'

/** What a Google link in a row turned out to be; `waiting` for one that a dry run does not follow. */
export type RowLink = { url: string } | { waiting: true } | { fault: string } | undefined

/** What a row does. */
export interface Plan {
  action: ImportAction
  errors: RowError[]
  /** Undefined for a new company. */
  companyId?: string | undefined
  /** Set for a new company. */
  create?: z.output<typeof newCompany> | undefined
  /** Fields of an existing company that change. */
  change?: Partial<Omit<ImportedRow, 'slug' | 'ownerEmail' | 'location'>> | undefined
  location?: { name: string; googleReviewUrl: string | null; timeZone: string | null } | undefined
  ownerEmail?: string | undefined
}

const differs = 'An earlier row of this company says something else. Please make the rows agree.'

/**
 * Plans what a row does to the company of its slug. The first row of a slug is about the company; in those that follow
 * and have a location, the Google link and the time zone are the location's, and all else must agree with the first.
 * A location that exists is left as it is.
 */
export function planRow(
  { cells, isFirst }: Pick<FileRow, 'cells' | 'isFirst'>,
  known: Known,
  link: RowLink,
): Plan {
  const faults: RowError[] = []
  const fault = (field: string, message: string) => {
    if (!faults.some((one) => one.field === field)) faults.push({ field, message })
  }
  const { defaultLanguage } = cells
  const read = importedRow.safeParse({
    ...cells,
    ...(defaultLanguage && { defaultLanguage: languageOf(defaultLanguage) ?? defaultLanguage }),
  })
  for (const { path, message } of read.error?.issues ?? []) fault(String(path[0]), message)
  if (link && 'fault' in link) fault('googleReviewUrl', link.fault)
  const slug = cells.slug ?? ''
  const company = known.companies.get(slug)
  const taken = known.taken.get(slug)
  if (taken) fault('slug', taken)
  if (!company && isFirst) {
    // Of a new company, the form asks for more.
    const needed = companyInput.pick({ name: true }).safeParse({ name: cells.name ?? '' })
    if (!needed.success) fault('name', 'Company name is required')
    if (!cells.googleReviewUrl) fault('googleReviewUrl', 'Google review URL is required')
  }
  if (!company && !isFirst)
    fault('slug', 'The earlier row of this company is refused. Please correct it first.')
  const barred = known.barred.get(cells.ownerEmail?.toLowerCase() ?? '')
  if (barred) fault('ownerEmail', barred)
  const url = link && 'url' in link ? link.url : undefined
  const plan = read.success && faults.length === 0 ? planned(read.data, { company, isFirst, url }) : undefined
  if (plan?.location && company && company.room <= 0) fault('location', errors.too_many_locations[1])
  for (const field of plan?.disagreeing ?? []) fault(field, differs)
  if (!plan || faults.length > 0) return { action: 'refused', errors: faults }
  const { create, change, location, ownerEmail } = plan
  const waits = link && 'waiting' in link
  const does = change || location || ownerEmail || (waits && (isFirst || !cells.location))
  return {
    action: create ? 'create' : does ? 'update' : 'same',
    errors: [],
    companyId: company?.id,
    create,
    change,
    location,
    ownerEmail,
  }
}

interface Given {
  company: KnownCompany | undefined
  isFirst: boolean
  url: string | undefined
}

function planned(
  { slug, ownerEmail, location: name, ...row }: ImportedRow,
  { company, isFirst, url }: Given,
): Omit<Plan, 'action' | 'errors'> & { disagreeing: string[] } {
  const ofLocation = !isFirst && name !== undefined
  const { googleReviewUrl: _, timeZone, ...looks } = row
  const given = { ...looks, ...(!ofLocation && { googleReviewUrl: url, timeZone }) }
  const change = Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) =>
        value !== undefined && company && !isSame(company[field as keyof typeof given], value),
    ),
  )
  const isNewLocation = name !== undefined && !company?.locations.has(name.toLowerCase())
  const own = (value: string | undefined, inherited: string | null | undefined) =>
    ofLocation && value !== undefined && value !== inherited ? value : null
  return {
    disagreeing: isFirst ? [] : Object.keys(change),
    create: company
      ? undefined
      : newCompany.parse({
          ...given,
          slug,
          // A dry run does not follow the link.
          googleReviewUrl: url ?? 'https://maps.app.goo.gl',
        }),
    change: isFirst && Object.keys(change).length > 0 ? change : undefined,
    location: isNewLocation
      ? {
          name,
          googleReviewUrl: own(url, company?.googleReviewUrl),
          timeZone: own(timeZone, company?.timeZone),
        }
      : undefined,
    ownerEmail: ownerEmail && !company?.people.has(ownerEmail.toLowerCase()) ? ownerEmail : undefined,
  }
}

/** Colors are the same in any letter case. */
function isSame(before: string | null, after: string): boolean {
  return before === after || (after.startsWith('#') && before?.toLowerCase() === after.toLowerCase())
}

/** Notes in `known` what a plan would have done, for the rows that follow in a dry run. */
export function noteDone(known: Known, slug: string, { create, change, location, ownerEmail }: Plan): void {
  const company: KnownCompany | undefined =
    known.companies.get(slug) ??
    (create && {
      id: '',
      name: create.name,
      brandColor: create.brandColor,
      googleReviewUrl: create.googleReviewUrl,
      timeZone: create.timeZone ?? 'UTC',
      defaultLanguage: create.defaultLanguage ?? 'en',
      locations: new Set<string>(),
      people: new Set<string>(),
      room: maxLocations,
    })
  if (!company) return
  known.companies.set(slug, company)
  Object.assign(company, change)
  if (location) {
    company.locations.add(location.name.toLowerCase())
    company.room -= 1
  }
  if (ownerEmail) company.people.add(ownerEmail.toLowerCase())
}
