/** Interval at which the leases of what is being sent are renewed, in ms. */
const renewMs = 5_000
/** Minimum time between two polls, in ms: each costs the database as much as several items. */
const minPauseMs = 20
/** How long `stop` waits for what is being sent, in ms. */
const finishMs = 10_000

/** What a loop sends, from a queue that processes share. */
interface SendQueue<Item extends { id: string }> {
  /** PostgreSQL channel that announces new items. */
  channel: string
  /**
   * Leases items that are due to this process. Must return none that would exceed its limits.
   *
   * @param sending what the process is sending already
   */
  take(sending: readonly Item[]): Promise<readonly Item[]>
  /** Extends the leases of items being sent; absent if a lease is longer than sending may take. */
  renew?(ids: string[]): Promise<void>
  /** Sends an item and records what became of it. If it rejects, the item is due again when its lease ends. */
  send(item: Item): Promise<void>
  /** Reports that the database failed. */
  onFailure(error: unknown): void
  /** Poll interval for items that become due, in ms. */
  pollMs: number
}

/**
 * Sends what is due in a queue, several items at a time. Each succeeds or fails on its own. Any number of processes can
 * send: each item is leased to one of them, and another takes over if that one dies.
 */
export class SendLoop<Item extends { id: string }> {
  readonly channel: string
  readonly #queue: SendQueue<Item>
  readonly #sending = new Map<string, { item: Item; done: Promise<void> }>()
  #stopping = false
  #woken = false
  #endPause = () => {}
  #running: Promise<void> = Promise.resolve()
  #renewing: NodeJS.Timeout | undefined

  constructor(queue: SendQueue<Item>) {
    this.channel = queue.channel
    this.#queue = queue
  }

  start(): this {
    this.#running = this.#run()
    const { renew } = this.#queue
    if (renew) this.#renewing = setInterval(() => this.#renew(renew), renewMs).unref()
    return this
  }

  /** Waits up to ten seconds for what is being sent. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.#wake()
    await this.#running
    await Promise.race([Promise.all([...this.#sending.values()].map(({ done }) => done)), pause(finishMs)])
    clearInterval(this.#renewing)
  }

  onNotification(): void {
    this.#wake()
  }

  onListening(on: boolean): void {
    if (on) this.#wake()
  }

  /** Polls for due items now. */
  #wake(): void {
    this.#woken = true
    this.#endPause()
  }

  async #run(): Promise<void> {
    const { take, pollMs } = this.#queue
    while (!this.#stopping) {
      this.#woken = false
      const sending = [...this.#sending.values()].map(({ item }) => item)
      const due = (await take(sending).catch(this.#failed)) ?? []
      for (const item of due) this.#send(item)
      // Items sent during the pause make room, which the next poll fills in one go.
      await pause(minPauseMs)
      if (!this.#woken) await Promise.race([pause(pollMs), this.#paused()])
    }
  }

  #paused(): Promise<void> {
    return new Promise((resolve) => {
      this.#endPause = resolve
    })
  }

  #send(item: Item): void {
    const done = this.#queue
      .send(item)
      .catch(this.#failed)
      .finally(() => {
        this.#sending.delete(item.id)
        this.#wake()
      })
    this.#sending.set(item.id, { item, done })
  }

  #renew(renew: (ids: string[]) => Promise<void>): void {
    const ids = [...this.#sending.keys()]
    if (ids.length > 0) renew(ids).catch(this.#failed)
  }

  readonly #failed = (error: unknown): undefined => {
    this.#queue.onFailure(error)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
