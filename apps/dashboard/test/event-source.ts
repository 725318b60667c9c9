import type { DashboardEvent } from '@candour/schemas/reviews.ts'

/** Fake EventSource, which jsdom lacks; tests play the server. */
export class FakeEventSource {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  /** All streams opened during the test, newest last. */
  static streams: FakeEventSource[] = []

  readyState: number = FakeEventSource.CONNECTING
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string; lastEventId: string }) => void) | null = null
  onerror: (() => void) | null = null
  readonly url: string

  constructor(url: string) {
    this.url = url
    FakeEventSource.streams.push(this)
  }

  static get newest(): FakeEventSource {
    const stream = FakeEventSource.streams.at(-1)
    if (!stream) throw new Error('No stream was opened')
    return stream
  }

  open() {
    this.readyState = FakeEventSource.OPEN
    this.onopen?.()
  }

  tell(type: DashboardEvent['type'] = 'reviews_added', lastEventId = '') {
    this.onmessage?.({ data: JSON.stringify({ type }), lastEventId })
  }

  /** Breaks the connection; a refusal closes it permanently, as browsers do on an HTTP error. */
  fail({ refused = false } = {}) {
    this.readyState = refused ? FakeEventSource.CLOSED : FakeEventSource.CONNECTING
    this.onerror?.()
  }

  close() {
    this.readyState = FakeEventSource.CLOSED
  }
}
