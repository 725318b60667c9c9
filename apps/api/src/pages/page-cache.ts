import type { Language } from '@candour/schemas/languages.ts'
import { LRUCache } from 'lru-cache'
import { fairQueue } from '#lib/fair-queue.ts'
import type { SentPage } from '#pages/sent-page.ts'

/** A company's three shared pages take about 100 kB per language, including their encodings. */
const maxBytes = 32 * 1024 * 1024

interface Kept<Owner> {
  owner: Owner
  page: SentPage
}

/** A language, or undefined for the default one of the page's owner. */
type KeyLanguage = Language | undefined

/**
 * Caches rendered pages by language and canonical path. Entries are valid for one owner object only: a changed company
 * is a new object, so its former page is never returned.
 */
export class PageCache<Owner extends object> {
  readonly #kept: LRUCache<string, Kept<Owner>>
  /** Pages being rendered, so concurrent requests share one. */
  readonly #rendering = new Map<string, { owner: Owner; page: Promise<SentPage> }>()
  /** The highest compression quality occupies a core for 30 ms: one at a time, and only for pages still cached. */
  readonly #inBackground = fairQueue({ concurrency: 1, concurrencyPerKey: 1, maxQueuedPerKey: 500 })

  constructor(options = { maxBytes }) {
    this.#kept = new LRUCache({ maxSize: options.maxBytes })
  }

  /** Size of all cached pages, including their encodings. */
  get bytes(): number {
    return this.#kept.calculatedSize
  }

  get(owner: Owner, language: KeyLanguage, path: string): SentPage | undefined {
    const kept = this.#kept.get(keyOf(language, path))
    return kept?.owner === owner ? kept.page : undefined
  }

  /** Returns the page at a path if it is cached for an owner that is still current. */
  find(language: KeyLanguage, path: string, isCurrent: (owner: Owner) => boolean): SentPage | undefined {
    const kept = this.#kept.get(keyOf(language, path))
    return kept && isCurrent(kept.owner) ? kept.page : undefined
  }

  /** Returns the cached page, or renders and caches it. Concurrent requests share one rendering. */
  async getOrRender(
    owner: Owner,
    language: KeyLanguage,
    path: string,
    render: () => Promise<SentPage>,
  ): Promise<SentPage> {
    const kept = this.get(owner, language, path)
    if (kept) return kept
    const key = keyOf(language, path)
    const running = this.#rendering.get(key)
    if (running?.owner === owner) {
      const page = await running.page
      return page.shared ? page : render()
    }
    const rendering = { owner, page: render() }
    this.#rendering.set(key, rendering)
    try {
      const page = await rendering.page
      this.keep(owner, language, path, page)
      return page
    } finally {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key)
    }
  }

  /** Caches a page if it is the same for everyone. */
  keep(owner: Owner, language: KeyLanguage, path: string, page: SentPage): void {
    if (!page.shared) return
    const key = keyOf(language, path)
    const isKept = () => this.#kept.peek(key)?.page === page
    // A new entry each time: the library measures only what it has not stored yet.
    const store = () => this.#kept.set(key, { owner, page }, { size: page.bytes })
    store()
    page.keptBy({
      grown: () => isKept() && store(),
      inBackground: (work) =>
        this.#inBackground('', async () => {
          if (isKept()) await work()
        }),
    })
  }
}

const keyOf = (language: KeyLanguage, path: string) => `${language ?? ''} ${path}`
