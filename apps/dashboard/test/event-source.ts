/** Stands in for the browser's stream of server-sent events, which jsdom does not have; tests speak for the server. */
export class FakeEventSource {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  /** Every stream of the test so far, the newest last. */
  static streams: FakeEventSource[] = []

  readyState: number = FakeEventSource.CONNECTING
  onopen: (() => void) | null = null
  onmessage: (() => void) | null = null
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

  tell() {
    this.onmessage?.()
  }

  /** The connection breaks; a refusal closes it for good. */
  fail({ refused = false } = {}) {
    this.readyState = refused ? FakeEventSource.CLOSED : FakeEventSource.CONNECTING
    this.onerror?.()
  }

  close() {
    this.readyState = FakeEventSource.CLOSED
  }
}
