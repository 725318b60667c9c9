import type { SentPage } from '#pages/sent-page.ts'

/** Per company there are three pages that are the same for everyone; other spellings of their addresses find no room. */
const maxPagesPerOwner = 6

/**
 * Rendered pages, kept as long as what they show: a company that changed is another object, and its pages are gone
 * with the old one.
 */
export class PageCache<Owner extends object> {
  readonly #kept = new WeakMap<Owner, Map<string, SentPage>>()

  get(owner: Owner, url: string): SentPage | undefined {
    return this.#kept.get(owner)?.get(pathOf(url))
  }

  keep(owner: Owner, url: string, page: SentPage): void {
    if (!page.shared) return
    const pages = this.#kept.get(owner) ?? new Map<string, SentPage>()
    if (pages.size < maxPagesPerOwner) this.#kept.set(owner, pages.set(pathOf(url), page))
  }
}

/** Pages that are shared do not depend on the query. */
const pathOf = (url: string) => url.split('?', 1)[0] ?? ''
