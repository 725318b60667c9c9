import { type PublicCompany, publicCompany } from '@candour/schemas/companies.ts'
import QuickLRU from 'quick-lru'
import type { Db } from '#db/client.ts'
import type { Listener } from '#db/listen.ts'
import { type Serialized, serialized } from '#http/route.ts'
import { toPublicCompany } from '#modules/companies/answers.ts'
import { type CompanyRow, findCompanyBySlug, findFirstCompany } from '#modules/companies/repository.ts'
import { SizedCache } from '#sized-cache.ts'

/** A company as visitors see it: another object after every change of it, so that what is made of it can be kept with it. */
export interface CachedCompany {
  company: CompanyRow
  /** What it was asked for by. */
  key: string
}

type PublicAnswer = Serialized<PublicCompany>

/** Companies and ids alone are small: enough for every company that visitors are busy with. */
const maxCompanies = 20_000
/** Of answers with their logos. */
const maxAnswerBytes = 32 * 1024 * 1024

/** How long a company is kept while changes made by other processes cannot be heard, in ms. */
const unheardMs = 1_000

/** Stands in for the slug of the first company; no slug has a slash. */
const first = '/'

/**
 * The companies visitors look at, kept in the process. A change made here or, by notification, in another process
 * drops its company; while notifications cannot be heard, it is kept for a second.
 */
export class CompanyCache implements Listener {
  readonly channel = 'company_changed'
  readonly #db: Db
  readonly #kept = new QuickLRU<string, { found: CachedCompany; until: number }>({ maxSize: maxCompanies })
  /** Being read, so that a company is read once however many ask for it; none that was begun before a change. */
  readonly #reading = new Map<string, Promise<CachedCompany | undefined>>()
  readonly #answers: SizedCache<string, { of: CachedCompany; answer: PublicAnswer }>
  readonly #answering = new WeakMap<CachedCompany, Promise<PublicAnswer>>()
  readonly #ids = new QuickLRU<string, true>({ maxSize: maxCompanies })
  #listening = false
  #changes = 0

  constructor(db: Db, { maxBytes = maxAnswerBytes } = {}) {
    this.#db = db
    this.#answers = new SizedCache({ maxBytes })
  }

  /** The company that has or had this slug. */
  bySlug(slug: string): Promise<CachedCompany | undefined> {
    return this.#get(slug, () => findCompanyBySlug(this.#db, slug))
  }

  /** The first company created, which the single-company screens show. */
  first(): Promise<CachedCompany | undefined> {
    return this.#get(first, () => findFirstCompany(this.#db))
  }

  /** The answer of `GET /api/companies/{slug}`, logo included, ready to send. */
  async answer(found: CachedCompany): Promise<PublicAnswer> {
    const kept = this.#answers.get(found.key)
    if (kept?.of === found) return kept.answer
    const running = this.#answering.get(found)
    if (running) return running
    const making = this.#makeAnswer(found).finally(() => this.#answering.delete(found))
    this.#answering.set(found, making)
    return making
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
    this.#changed()
    for (const [key, { found }] of this.#kept) if (found.company.id === id) this.#kept.delete(key)
  }

  /** Told once for every slug that a changed company has or had. */
  heard(slug: string): void {
    this.#changed()
    this.#kept.delete(slug)
  }

  /** Tells whether changes made by other processes are being heard. */
  listening(on: boolean): void {
    this.#changed()
    this.#listening = on
    this.#kept.clear()
  }

  /** What is being read may miss the change; and any company may be the first one now. */
  #changed(): void {
    this.#changes += 1
    this.#reading.clear()
    this.#kept.delete(first)
  }

  async #get(key: string, find: () => Promise<CompanyRow | undefined>): Promise<CachedCompany | undefined> {
    const kept = this.#kept.get(key)
    if (kept && performance.now() < kept.until) return kept.found
    const running = this.#reading.get(key)
    if (running) return running
    const reading = this.#read(key, find).finally(() => {
      if (this.#reading.get(key) === reading) this.#reading.delete(key)
    })
    this.#reading.set(key, reading)
    return reading
  }

  async #read(key: string, find: () => Promise<CompanyRow | undefined>): Promise<CachedCompany | undefined> {
    const changesBefore = this.#changes
    const askedAt = performance.now()
    const company = await find()
    if (!company) return undefined
    this.met(company.id)
    const found = { company, key }
    const until = this.#listening ? Number.POSITIVE_INFINITY : askedAt + unheardMs
    if (this.#changes === changesBefore) this.#kept.set(key, { found, until })
    return found
  }

  async #makeAnswer(found: CachedCompany): Promise<PublicAnswer> {
    const answer = serialized(publicCompany, await toPublicCompany(this.#db, found.company))
    this.#answers.set(found.key, { of: found, answer }, answer.bytes)
    return answer
  }
}
