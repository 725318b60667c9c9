import { codeIn } from '@candour/schemas/paths.ts'
import { CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '#db/client.ts'
import type { CachedCompany, CompanyCache } from '#modules/companies/cache.ts'
import type { VisitedLocation } from '#modules/companies/presenters.ts'

/** The target of a code. */
export interface ScannedCode {
  code: string
  placementId: string
  location: VisitedLocation | null
  /** Undefined if the company is gone; its codes are kept. */
  company: CachedCompany | undefined
}

interface CodeRow {
  company_id: string
  placement_id: string
  slug: string | null
  location_id: string | null
  location_name: string | null
  google_review_url: string | null
}

/** A code takes about a kilobyte. */
const maxCodes = 20_000

const findCode = 'select * from find_code($1)'

/**
 * In-process cache of scanned codes. A code is bound to the cached company it was read for: any change of the company,
 * its locations or placements replaces that object (`CompanyCache`), and with it the code is read again.
 */
export class CodeCache {
  readonly #db: Db
  readonly #companies: Pick<CompanyCache, 'bySlug' | 'isCurrent'>
  readonly #kept = new LRUCache<string, ScannedCode & { company: CachedCompany }>({ max: maxCodes })

  constructor(db: Db, companies: Pick<CompanyCache, 'bySlug' | 'isCurrent'>) {
    this.#db = db
    this.#companies = companies
  }

  /** Returns the target of a code if it is cached. */
  current(given: unknown): ScannedCode | undefined {
    const code = codeIn(given)
    const kept = code && this.#kept.get(code)
    return kept && this.#companies.isCurrent(kept.company) ? kept : undefined
  }

  /** Returns the target of a code, cached or not; undefined if the code was never issued. */
  async find(given: unknown): Promise<ScannedCode | undefined> {
    const code = codeIn(given)
    if (!code) return undefined
    const kept = this.current(code)
    if (kept) return kept
    const first = await this.#read(code)
    if (!first) return undefined
    const company = first.slug === null ? undefined : await this.#companies.bySlug(first.slug)
    if (company?.company.id !== first.company_id) return { ...scannedOf(code, first), company: undefined }
    // Read again after the company: a later change replaces the company object, and an earlier one is seen now.
    const found = { ...scannedOf(code, (await this.#read(code)) ?? first), company }
    this.#kept.set(code, found)
    return found
  }

  /** Returns the target of a code if it belongs to this company. A failed lookup counts as no code. */
  async findIn(companyId: string | undefined, given: unknown): Promise<ScannedCode | undefined> {
    const scanned = await this.find(given).catch(() => undefined)
    return scanned?.company?.company.id === companyId ? scanned : undefined
  }

  async #read(code: string): Promise<CodeRow | undefined> {
    const { rows } = await this.#db.executeQuery<CodeRow>(CompiledQuery.raw(findCode, [code]))
    return rows[0]
  }
}

function scannedOf(code: string, row: CodeRow) {
  const { location_id: id, location_name: name, google_review_url: googleReviewUrl } = row
  return { code, placementId: row.placement_id, location: id && name ? { id, name, googleReviewUrl } : null }
}
