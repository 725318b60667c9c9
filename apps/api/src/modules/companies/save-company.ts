import {
  type AdminCompany,
  type companyChange,
  type companyInput,
  maxLogoBytes,
} from '@candour/schemas/companies.ts'
import { uuidv7 } from 'uuidv7'
import type { z } from 'zod'
import type { Tx } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { isUniqueViolation } from '#db/violations.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#errors.ts'
import { toAdminCompany } from '#modules/companies/answers.ts'
import { changeCompany, findAdminCompany, insertCompany } from '#modules/companies/repository.ts'
import { type Image, readImage } from '#modules/images/image.ts'
import { saveImage } from '#modules/images/repository.ts'

type NewCompany = z.output<typeof companyInput>
/** Absent fields stay; a logo of `null` is removed. */
type CompanyChange = z.output<ReturnType<typeof companyChange.partial>>

/** @throws DomainError `slug_taken`, `slug_kept`, or what `readImage` refuses */
export async function createCompany(deps: Deps, input: NewCompany): Promise<AdminCompany> {
  const logo = await readLogo(input.logoUrl)
  const company = await writing(deps, async (tx) => {
    if (logo) await saveImage(tx, logo)
    const id = uuidv7()
    await insertCompany(tx, {
      id,
      slug: input.slug,
      name: input.name,
      brand_color: input.brandColor,
      google_review_url: input.googleReviewUrl,
      logo_sha256: logo?.sha256 ?? null,
    })
    return answer(tx, id)
  })
  deps.companies.forget(company.id)
  return company
}

/** @throws DomainError `company_not_found`, `slug_taken`, `slug_kept`, or what `readImage` refuses */
export async function updateCompany(deps: Deps, id: string, change: CompanyChange): Promise<AdminCompany> {
  const logo = await readLogo(change.logoUrl)
  const company = await writing(deps, async (tx) => {
    if (logo) await saveImage(tx, logo)
    await changeCompany(tx, id, {
      slug: change.slug,
      name: change.name,
      brand_color: change.brandColor,
      google_review_url: change.googleReviewUrl,
      billing_status: change.billingStatus,
      logo_sha256: logo === null ? null : logo?.sha256,
    })
    return answer(tx, id)
  })
  deps.companies.forget(id)
  return company
}

/** Outside any transaction: checking an image is slow work. */
async function readLogo(logoUrl: string | null | undefined): Promise<Image | null | undefined> {
  if (logoUrl === null || logoUrl === undefined) return logoUrl
  return readImage(logoUrl, { maxBytes: maxLogoBytes })
}

async function writing<T>({ platformDb }: Deps, fn: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await withPlatform(platformDb, fn)
  } catch (error) {
    if (isUniqueViolation(error, 'companies_slug_key')) throw new DomainError('slug_taken')
    if (isUniqueViolation(error, 'company_slugs_slug_key')) throw new DomainError('slug_kept')
    throw error
  }
}

async function answer(tx: Tx, id: string): Promise<AdminCompany> {
  const company = await findAdminCompany(tx, id)
  if (!company) throw new DomainError('company_not_found')
  return toAdminCompany(tx, company)
}
