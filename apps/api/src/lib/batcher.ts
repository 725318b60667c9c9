import { AsyncLocalStorage } from 'node:async_hooks'
import { DomainError } from '#domain/errors.ts'
import { statements } from '#lib/tracing-channels.ts'

const here = <T>(run: () => T): T => run()

export interface BatcherOptions<Item, Result> {
  /** Batches in flight at once. */
  lanes: number
  /** Time after which a batch in flight no longer keeps smaller ones waiting, in ms. */
  patienceMs: number
  /** Items per batch. */
  maxSize: number
  /** Waiting items that are sent at once if a lane is free, without reading requests that have arrived as well. */
  promptSize: number
  maxWaiting: number
  /** Time after which a waiting item is refused instead of sent, in ms. */
  maxWaitMs: number
  /** Items of one key are in one batch at a time, and keys take turns. */
  keyOf(item: Item): string
  /** Processes a batch completely or not at all. Resolves to the items' results, in order. */
  run(items: readonly Item[]): Promise<Result[]>
  /** Whether a single item may have caused the failure, so the others are worth retrying without it. */
  mayBeOneItem(error: unknown): boolean
}

interface Waiting<Item, Result> {
  item: Item
  since: number
  /** Runs a function in the asynchronous context of the request, which traces need. */
  within: <T>(run: () => T) => T
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Processes items in batches that form under load (group commit): an item that finds a free lane is sent in the same
 * turn of the event loop, together with what else arrived in it, or as soon as `promptSize` items are waiting (decision
 * 90). While a batch is in flight, another lane opens only for as many items as that batch has, because a batch costs as
 * much as many items (decision 87); the others are sent together as soon as a lane is free, or the batch in flight takes
 * too long. Nothing waits while the process is idle.
 *
 * A batch that fails because of one item is split, first by key and then by item, until the item fails alone. A key
 * whose items hang occupies at most one lane.
 *
 * @returns a function that resolves to the item's result once its batch is done; it rejects with the batch's error, or
 * with DomainError `overloaded` if too many items are waiting or this one has waited too long
 */
export function batcher<Item, Result>(options: BatcherOptions<Item, Result>) {
  const { lanes, patienceMs, maxSize, promptSize, maxWaiting, maxWaitMs, keyOf, run, mayBeOneItem } = options
  type Entry = Waiting<Item, Result>
  // In insertion order: the first key was served the longest time ago.
  let waiting = new Map<string, Entry[]>()
  let waitingCount = 0
  /** Parts of failed batches, each of a single key. */
  const parts: Entry[][] = []
  /** Batches in flight, in the order in which they were sent. */
  const inFlight: { size: number; keys: ReadonlySet<string>; sentAt: number }[] = []
  let isFillScheduled = false
  let patience: NodeJS.Timeout | undefined

  /** Whether an item is still worth sending; otherwise it is refused. */
  function inTime({ since, reject }: Entry): boolean {
    const inTime = performance.now() - since <= maxWaitMs
    if (!inTime) reject(new DomainError('overloaded', { retryAfter: 5 }))
    return inTime
  }

  const isInFlight = (key: string) => inFlight.some(({ keys }) => keys.has(key))

  function nextPart(): Entry[] {
    for (;;) {
      const at = parts.findIndex(([first]) => first && !isInFlight(keyOf(first.item)))
      if (at < 0) return []
      const part = parts.splice(at, 1).flat().filter(inTime)
      if (part.length > 0) return part
    }
  }

  /**
   * Whether the waiting items justify another lane. If not, this is checked again when a batch ends or takes too long.
   */
  function isWorthALane(): boolean {
    const [first] = inFlight
    if (!first || waitingCount >= first.size) return true
    const leftMs = first.sentAt + patienceMs - performance.now()
    if (leftMs > 0 && waitingCount > 0) fillLanesIn(leftMs)
    return leftMs <= 0
  }

  function fillLanesIn(ms: number): void {
    if (patience) return
    // The batch in flight fills lanes as well when it ends, so the timer need not keep the process alive.
    patience = setTimeout(() => {
      patience = undefined
      fillLanes()
    }, ms).unref()
  }

  function nextBatch(): Entry[] {
    const batch = nextPart()
    if (batch.length > 0 || !isWorthALane()) return batch
    // A key that is put back is visited again in the same loop, after all the others.
    for (const [key, entries] of waiting) {
      if (batch.length >= maxSize) break
      if (isInFlight(key)) continue
      const entry = entries.shift()
      waiting.delete(key)
      if (entries.length > 0) waiting.set(key, entries)
      if (!entry) continue
      waitingCount -= 1
      if (inTime(entry)) batch.push(entry)
    }
    // V8 links the tables that a Map has outgrown. One that has become old would keep all later ones in memory, with
    // their entries, until the next full garbage collection.
    waiting = new Map(waiting)
    return batch
  }

  function fillLanes(): void {
    while (inFlight.length < lanes) {
      const batch = nextBatch()
      if (batch.length === 0) return
      // The statements of a batch are traced as part of its first request.
      void (batch[0]?.within ?? here)(() => send(batch))
    }
  }

  /** Fills lanes once all requests that have already arrived are read, so that they share a batch. */
  function fillLanesSoon(): void {
    if (isFillScheduled) return
    isFillScheduled = true
    setImmediate(() => {
      isFillScheduled = false
      fillLanes()
    })
  }

  async function send(batch: Entry[]): Promise<void> {
    const keys = new Set(batch.map(({ item }) => keyOf(item)))
    const flight = { size: batch.length, keys, sentAt: performance.now() }
    inFlight.push(flight)
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result)
    } catch (error) {
      if (batch.length > 1 && mayBeOneItem(error)) {
        parts.push(...(keys.size > 1 ? byKey(batch) : batch.map((entry) => [entry])))
      } else for (const { reject } of batch) reject(error)
    } finally {
      inFlight.splice(inFlight.indexOf(flight), 1)
      fillLanesSoon()
    }
  }

  const byKey = (batch: Entry[]) => Map.groupBy(batch, ({ item }) => keyOf(item)).values()

  return (item: Item): Promise<Result> => {
    if (waitingCount >= maxWaiting) {
      return Promise.reject(new DomainError('overloaded', { retryAfter: 5 }))
    }
    return new Promise((resolve, reject) => {
      const key = keyOf(item)
      const within = statements.hasSubscribers ? AsyncLocalStorage.snapshot() : here
      const entry = { item, since: performance.now(), within, resolve, reject }
      const queued = waiting.get(key)
      if (queued) queued.push(entry)
      else waiting.set(key, [entry])
      waitingCount += 1
      if (waitingCount < promptSize) fillLanesSoon()
      else fillLanes()
    })
  }
}
