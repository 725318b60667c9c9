import type { Page, Request } from '@playwright/test'

interface Holder {
  /** Which calls are held: those that read, those that write. */
  kind: 'reads' | 'writes'
  /** Matches the addresses of calls that always go through. */
  needed: string
  held: ((answer: Response | Error) => void)[]
}

declare global {
  interface Window {
    holder: Holder
  }
}

/** The stream of what happens. */
const unending = /\/api\/dashboard\/(live|events)\b/

/**
 * Holds back the calls of a page until they fail, within the page, because hundreds of them through the test would take
 * minutes.
 */
export class HeldCalls {
  failed = 0
  private loading = new Set<Request>()

  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    page.on('request', (request) => {
      // Pictures of prints take seconds, and nothing waits for them.
      if (['script', 'fetch'].includes(request.resourceType()) && !unending.test(request.url()))
        this.loading.add(request)
    })
    page.on('requestfinished', (request) => this.loading.delete(request))
    page.on('requestfailed', (request) => this.loading.delete(request))
  }

  /** Holds calls of the kind from the next page that is opened. */
  async hold(kind: Holder['kind'], needed: RegExp): Promise<void> {
    await this.page.addInitScript(
      ([kind, needed]) => {
        const { fetch } = Reflect.get(window, 'plain') ?? window
        Reflect.set(window, 'plain', { fetch })
        window.holder = { kind, needed, held: [] }
        window.fetch = (input, init) => {
          const { kind, needed, held } = window.holder
          const address = input instanceof Request ? input.url : String(input)
          const isRead = (init?.method ?? 'GET') === 'GET'
          if (isRead !== (kind === 'reads') || new RegExp(needed).test(address)) return fetch(input, init)
          return new Promise((resolve, reject) => {
            const answer = (given: Response | Error) => {
              if (given instanceof Error) reject(given)
              else resolve(given)
            }
            held.push(answer)
            init?.signal?.addEventListener('abort', () => {
              const at = held.indexOf(answer)
              if (at >= 0) held.splice(at, 1)
              reject(init.signal?.reason)
            })
          })
        }
      },
      [kind, needed.source] as const,
    )
  }

  /** Waits until the page has drawn what it has and loads nothing more, and returns how many calls are held. */
  async settle(): Promise<number> {
    let held = 0
    do {
      held = await this.page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            requestAnimationFrame(() => setTimeout(() => resolve(window.holder.held.length))),
          ),
      )
    } while (this.loading.size > 0)
    return held
  }

  /** Fails what is held, every second one without an answer. */
  async fail(): Promise<void> {
    const before = this.failed
    this.failed += await this.page.evaluate((before) => {
      const held = window.holder.held.splice(0)
      for (const [at, answer] of held.entries())
        answer(
          (before + at) % 2
            ? new TypeError('Failed to fetch')
            : Response.json({ code: 'internal_error', message: 'It broke.' }, { status: 500 }),
        )
      return held.length
    }, before)
  }
}
