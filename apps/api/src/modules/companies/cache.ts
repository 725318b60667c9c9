import { type VisitedCompany, visitedCompany } from '@candour/schemas/companies.ts'
import { LRUCache } from 'lru-cache'
import type { Db } from '#db/client.ts'
import type { Listener } from '#db/listen.ts'
import type { PreparedResponse } from '#http/prepared-response.ts'
import { serialized } from '#http/route.ts'
import { toVisitedCompany } from '#modules/companies/presenters.ts'
import { type CompanyRow, findCompanyBySlug, findFirstCompany } from '#modules/companies/repository.ts'

/** A company as visitors see it. A new object after each change, so derived values can be cached by identity. */
export interface CachedCompany {
  company: CompanyRow
  /** The lookup key it was found under. */
  key: string
  /** Whether there is no other company; known of the first one. */
  isOnly?: boolean
}

type Find = () => Promise<Omit<CachedCompany, 'key'> | undefined>

type PublicAnswer = PreparedResponse<VisitedCompany>

/** Ids are small: room for every company with active visitors. */
const maxIds = 20_000
/** Limit for companies without their logos: room for about 20,000, or for 2,000 with texts of full length. */
const maxCompanyBytes = 32 * 1024 * 1024
/** Limit for responses, which include logos. */
const maxAnswerBytes = 32 * 1024 * 1024

/** How long a company is cached while notifications of other processes are down, in ms. */
const unheardMs = 1_000

/** Placeholder key for the first company; no slug contains a slash. */
const first = '/'

/**
 * In-process cache of the companies that visitors view. A change made by this process, or by another one via
 * notification, evicts the company. While notifications are down, entries expire after a second.
 */
export class CompanyCache implements Listener {
  readonly channel = 'company_changed'
  readonly #db: Db
  readonly #kept = new LRUCache<string, { found: CachedCompany; until: number }>({ maxSize: maxCompanyBytes })
  /**
   * Reads in progress, so concurrent requests share one. Cleared on every change, as those begun before may be stale.
   */
  readonly #reading = new Map<string, Promise<CachedCompany | undefined>>()
  readonly #answers: LRUCache<string, { of: CachedCompany; answer: PublicAnswer }>
  readonly #answering = new WeakMap<CachedCompany, Promise<PublicAnswer>>()
  readonly #ids = new LRUCache<string, true>({ max: maxIds })
  #listening = false
  #changes = 0

  constructor(db: Db, { maxBytes = maxAnswerBytes } = {}) {
    this.#db = db
    this.#answers = new LRUCache({ maxSize: maxBytes })
  }

  /** Returns the company that has or had this slug. */
  async bySlug(slug: string): Promise<CachedCompany | undefined> {
    if (slug === first) return undefined
    return this.#get(slug, async () => {
      const company = await findCompanyBySlug(this.#db, slug)
      return company && { company }
    })
  }

  /** Returns the first company created, which the single-company screens show. */
  first(): Promise<CachedCompany | undefined> {
    return this.#get(first, () => findFirstCompany(this.#db))
  }

  /** Returns the first company created if it is cached. */
  currentFirst(): CachedCompany | undefined {
    return this.#current(first)
  }

  /** Returns the company that has or had this slug if it is cached. */
  current(slug: string): CachedCompany | undefined {
    return slug === first ? undefined : this.#current(slug)
  }

  /** Whether a company is cached and unchanged since it was returned. */
  isCurrent(found: CachedCompany): boolean {
    return this.#current(found.key) === found
  }

  /** Returns the response for the company that has or had this slug, if it is cached. */
  prepared(slug: string): PublicAnswer | undefined {
    const found = this.current(slug)
    const kept = found && this.#answers.get(slug)
    return kept && kept.of === found ? kept.answer : undefined
  }

  /** Returns the serialized response of `GET /api/companies/{slug}`, including the logo. */
  async answer(found: CachedCompany): Promise<PublicAnswer> {
    const kept = this.#answers.get(found.key)
    if (kept?.of === found) return kept.answer
    const running = this.#answering.get(found)
    if (running) return running
    const making = this.#makeAnswer(found).finally(() => this.#answering.delete(found))
    this.#answering.set(found, making)
    return making
  }

  /** Whether this process has seen a company with this id; an unseen one may exist all the same. */
  isKnown(id: string): boolean {
    return this.#ids.has(id.toLowerCase())
  }

  /** Records that a company with this id exists. */
  markKnown(id: string): void {
    this.#ids.set(id.toLowerCase(), true)
  }

  /** Evicts a company under every slug it was looked up by. */
  forget(id: string): void {
    this.#changed()
    for (const [key, { found }] of [...this.#kept]) if (found.company.id === id) this.#kept.delete(key)
  }

  /** Called once for each current and former slug of a changed company. */
  onNotification(slug: string): void {
    this.#changed()
    this.#kept.delete(slug)
  }

  /** Called when notifications of other processes become available or unavailable. */
  onListening(on: boolean): void {
    this.#changed()
    this.#listening = on
    this.#kept.clear()
  }

  /** Reads in progress may miss the change, and any company may now be the first one. */
  #changed(): void {
    this.#changes += 1
    this.#reading.clear()
    this.#kept.delete(first)
  }

  #current(key: string): CachedCompany | undefined {
    const kept = this.#kept.get(key)
    return kept && performance.now() < kept.until ? kept.found : undefined
  }

  async #get(key: string, find: Find): Promise<CachedCompany | undefined> {
    const current = this.#current(key)
    if (current) return current
    const running = this.#reading.get(key)
    if (running) return running
    const reading = this.#read(key, find).finally(() => {
      if (this.#reading.get(key) === reading) this.#reading.delete(key)
    })
    this.#reading.set(key, reading)
    return reading
  }

  async #read(key: string, find: Find): Promise<CachedCompany | undefined> {
    const changesBefore = this.#changes
    const askedAt = performance.now()
    const result = await find()
    if (!result) return undefined
    const { company } = result
    this.markKnown(company.id)
    const found = { ...result, key }
    const until = this.#listening ? Number.POSITIVE_INFINITY : askedAt + unheardMs
    if (this.#changes === changesBefore) this.#kept.set(key, { found, until }, { size: sizeOf(company) })
    return found
  }

  async #makeAnswer(found: CachedCompany): Promise<PublicAnswer> {
    const answer = serialized(visitedCompany, await toVisitedCompany(this.#db, found.company))
    this.#answers.set(found.key, { of: found, answer }, { size: answer.bytes })
    return answer
  }
}

/** Returns roughly how many bytes a company takes in memory. */
function sizeOf({ texts, shownChanges, privacyAddress }: CompanyRow): number {
  let length = privacyAddress.length
  for (const { greeting = '', thanks = '' } of Object.values(texts)) length += greeting.length + thanks.length
  for (const { said, did } of shownChanges) length += said.length + did.length
  return 1_500 + 2 * length
}
