import type { SentPage } from '#pages/sent-page.ts'
import { SizedCache } from '#sized-cache.ts'
import { turns } from '#turns.ts'

/** A company's three shared pages weigh about 100 kB with their encodings. */
const maxBytes = 32 * 1024 * 1024

interface Kept<Owner> {
  owner: Owner
  page: SentPage
}

/**
 * Rendered pages by their canonical path, kept as long as what they show: a company that changed is another object, for
 * which the page of the former one is not found.
 */
export class PageCache<Owner extends object> {
  readonly #kept: SizedCache<string, Kept<Owner>>
  /** The best compression of a page fills a core for 30 ms: one at a time, and none for a page no longer kept. */
  readonly #inBackground = turns({ atOnce: 1, maxWaiting: 500 })

  constructor(options = { maxBytes }) {
    this.#kept = new SizedCache(options)
  }

  /** Size of all cached pages, including their encodings. */
  get bytes(): number {
    return this.#kept.bytes
  }

  get(owner: Owner, path: string): SentPage | undefined {
    const kept = this.#kept.get(path)
    return kept?.owner === owner ? kept.page : undefined
  }

  /** Keeps a page that is the same for everyone; others are left alone. */
  keep(owner: Owner, path: string, page: SentPage): void {
    if (!page.shared) return
    const kept = { owner, page }
    const isKept = () => this.#kept.holds(path, kept)
    this.#kept.set(path, kept, page.bytes)
    page.keptBy({
      grown: () => isKept() && this.#kept.weigh(path, page.bytes),
      inBackground: (work) =>
        this.#inBackground(async () => {
          if (isKept()) await work()
        }),
    })
  }
}
