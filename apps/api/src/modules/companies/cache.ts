import { type PublicCompany, publicCompany } from '@candour/schemas/companies.ts'
import QuickLRU from 'quick-lru'
import type { Db } from '#db/client.ts'
import type { Listener } from '#db/listen.ts'
import { type Serialized, serialized } from '#http/route.ts'
import { toPublicCompany } from '#modules/companies/answers.ts'
import { type CompanyRow, findCompanyBySlug, findFirstCompany } from '#modules/companies/repository.ts'

/** A company as visitors see it, with the answer of `GET /api/companies/{slug}` ready to send. */
export interface CachedCompany {
  company: CompanyRow
  json: Serialized<PublicCompany>
}

const maxCompanies = 500
/** Ids alone are small: enough for every company that visitors are busy with. */
const maxIds = 20_000
/** Logos are made small where they are uploaded; a larger one, in characters of its answer, is read each time. */
const maxAnswerLength = 400_000

/** Stands in for the slug of the first company; no slug has a slash. */
const first = '/'

/**
 * The companies visitors look at, kept in the process. A change made here or, by notification, in another process
 * drops its company; while notifications cannot be heard, nothing is kept.
 */
export class CompanyCache implements Listener {
  readonly channel = 'company_changed'
  readonly #db: Db
  readonly #kept = new QuickLRU<string, CachedCompany>({ maxSize: maxCompanies })
  readonly #ids = new QuickLRU<string, true>({ maxSize: maxIds })
  #listening = false
  #changes = 0

  constructor(db: Db) {
    this.#db = db
  }

  /** The company that has or had this slug. */
  bySlug(slug: string): Promise<CachedCompany | undefined> {
    return this.#get(slug, () => findCompanyBySlug(this.#db, slug))
  }

  /** The first company created, which the single-company screens show. */
  first(): Promise<CachedCompany | undefined> {
    return this.#get(first, () => findFirstCompany(this.#db))
  }

  /** Whether a company of this id has been seen by this process; an unseen one may exist all the same. */
  knows(id: string): boolean {
    return this.#ids.has(id.toLowerCase())
  }

  /** Remembers that there is a company of this id. */
  met(id: string): void {
    this.#ids.set(id.toLowerCase(), true)
  }

  /** Forgets what is known of a company, under every slug it was asked for by. */
  forget(id: string): void {
    this.#changes += 1
    this.#kept.delete(first)
    for (const [slug, { company }] of this.#kept) if (company.id === id) this.#kept.delete(slug)
  }

  /** Told once for every slug that a changed company has or had. */
  heard(slug: string): void {
    this.#changes += 1
    this.#kept.delete(first)
    this.#kept.delete(slug)
  }

  /** Tells whether changes made by other processes are being heard. */
  listening(on: boolean): void {
    this.#listening = on
    this.#changes += 1
    this.#kept.clear()
  }

  async #get(key: string, find: () => Promise<CompanyRow | undefined>): Promise<CachedCompany | undefined> {
    const known = this.#kept.get(key)
    if (known) return known
    const changesBefore = this.#changes
    const company = await find()
    if (!company) return undefined
    this.met(company.id)
    const json = serialized(publicCompany, await toPublicCompany(this.#db, company))
    const found = { company, json }
    // A change that came while reading may be missing from what was read.
    const small = json.json.length <= maxAnswerLength
    if (small && this.#listening && this.#changes === changesBefore) this.#kept.set(key, found)
    return found
  }
}
