import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import {
  type DeliveryKind,
  type DeliveryRequest,
  type Unsent,
  usualVerdict,
  type Verdict,
} from '#deliveries/kind.ts'
import { reasonOf } from '#deliveries/reason.ts'
import * as queue from '#deliveries/repository.ts'
import { system } from '#domain/principal.ts'
import { batcher } from '#lib/batcher.ts'
import type { Outbound } from '#lib/outbound/outbound.ts'
import { SendLoop } from '#lib/send-loop.ts'

/** What one process sends at once. Most of it may be waiting for receivers that hang, which costs a socket each. */
const maxSending = 256
/** Longer than an attempt may take, with its record. If its process dies, another takes over then. */
const leaseSeconds = 30
/** Poll interval for due deliveries; a new one is also announced by a notification. */
const usualPollMs = 2_000
/** Of an answer, in bytes. */
const keptAnswer = 1024

export interface DelivererOptions {
  platformDb: Db
  outbound: Pick<Outbound, 'request'>
  kinds: Partial<Record<queue.Receiver, DeliveryKind>>
  log: Pick<FastifyBaseLogger, 'warn'>
  pollMs?: number
}

/** Sends what is queued for other people's systems. */
export class Deliverer extends SendLoop<queue.DueDelivery> {
  readonly #options: DelivererOptions
  /** Receivers whose latest attempt by this process failed for now, because one may hang on everything it is sent. */
  readonly #failing = new Set<string>()
  /** Receivers that asked this process to wait, and until when (monotonic, in ms): they get nothing new until then. */
  readonly #waiting = new Map<string, number>()
  /** Attempts that end together are recorded together; those of a receiver in one transaction at a time. */
  readonly #record: (settled: Settled) => Promise<undefined>

  constructor(options: DelivererOptions) {
    const { platformDb, kinds, log, pollMs = usualPollMs } = options
    const receivers = Object.keys(kinds)
    super({
      channel: queue.queuedChannel,
      take: async (sending) => {
        const wanted = maxSending - sending.length
        if (wanted === 0) return []
        const [failing, waiting] = [[...this.#failing], this.#stillWaiting()]
        return await queue.takeDeliveries(platformDb, { wanted, leaseSeconds, receivers, failing, waiting })
      },
      send: (delivery) => this.#deliver(delivery),
      onFailure: (error) => log.warn({ err: error }, 'delivery interrupted'),
      pollMs,
    })
    this.#options = options
    this.#record = batcher<Settled, undefined>({
      ...{ lanes: 1, patienceMs: 1_000, maxSize: 100, promptSize: 100 },
      ...{ maxWaiting: maxSending, maxWaitMs: 15_000 },
      keyOf: ({ delivery }) => delivery.receiverId,
      run: (items) => this.#recordAll(items),
      mayBeOneItem: () => true,
    })
  }

  async #deliver(delivery: queue.DueDelivery): Promise<void> {
    const { platformDb, kinds } = this.#options
    const kind = kinds[delivery.receiver]
    if (!kind) return
    const at = new Date().toISOString()
    const begun = performance.now()
    const tried = await this.#attempt(delivery, kind)
    if (!tried) return await queue.discardDelivery(platformDb, delivery.id)
    const { status, answer, verdict } = tried
    const attempt = { at, status, ms: Math.round(performance.now() - begun), answer }
    const next = nextAttempt(delivery, kind, verdict)
    // One that has ended for good, such as a device, is forgotten: the set must not grow with history.
    if (next === null) this.#failing.delete(delivery.receiverId)
    else this.#failing.add(delivery.receiverId)
    if (verdict.is === 'retry' && verdict.afterSeconds !== undefined) {
      this.#waiting.set(delivery.receiverId, performance.now() + verdict.afterSeconds * 1_000)
    }
    await this.#record({ delivery, attempt, verdict, next })
  }

  #stillWaiting(): string[] {
    const now = performance.now()
    for (const [id, until] of this.#waiting) if (until <= now) this.#waiting.delete(id)
    return [...this.#waiting.keys()]
  }

  #recordAll(settled: readonly Settled[]): Promise<undefined[]> {
    const { platformDb, kinds } = this.#options
    return withPlatform(platformDb, system('delivery'), async (tx) => {
      const states = await queue.recordAttempts(
        tx,
        settled.map(({ delivery: { id }, attempt, verdict, next }) => ({
          ...{ id, attempt, next },
          delivered: verdict.is === 'delivered',
        })),
      )
      // In the same order everywhere, because kinds lock rows of their receivers.
      const ordered = settled.toSorted((a, b) => (a.delivery.receiverId < b.delivery.receiverId ? -1 : 1))
      for (const { delivery, attempt, verdict } of ordered) {
        const state = states.get(delivery.id)
        if (state) {
          await kinds[delivery.receiver]?.settled?.(tx, delivery, { state, verdict, status: attempt.status })
        }
      }
      return settled.map(() => undefined)
    })
  }

  /** @returns undefined if the delivery is obsolete */
  async #attempt(delivery: queue.DueDelivery, kind: DeliveryKind): Promise<Attempted | undefined> {
    const { outbound, log } = this.#options
    const failed = (answer: string): Attempted => ({ status: null, answer, verdict: { is: 'retry' } })
    let request: DeliveryRequest | Unsent | undefined
    try {
      request = await kind.compose(delivery)
    } catch (error) {
      log.warn({ err: error, deliveryId: delivery.id }, 'delivery not composed')
      return failed('The message could not be composed.')
    }
    if (!request) return undefined
    if ('unsent' in request) return { status: null, answer: request.unsent, verdict: { is: 'refused' } }
    const { url, ...content } = request
    try {
      const answer = await outbound.request(url, {
        ...content,
        companyId: delivery.companyId ?? undefined,
        method: 'POST',
        bodyStart: keptAnswer,
        queued: false,
      })
      const verdict = kind.judge?.(answer, delivery) ?? usualVerdict(answer)
      const isRedirect = answer.status >= 300 && answer.status < 400
      const said = isRedirect ? 'Redirects are not followed.' : textOf(answer.body)
      return { status: answer.status, answer: kind.keepsAnswers === false ? '' : said, verdict }
    } catch (error) {
      return failed(reasonOf(error))
    }
  }
}

interface Settled {
  delivery: queue.DueDelivery
  attempt: queue.Attempt
  verdict: Verdict
  next: number | null
}

interface Attempted {
  status: number | null
  answer: string
  verdict: Verdict
}

/**
 * Returns the seconds until the next attempt, with jitter of a tenth; null if there is none. A receiver may ask for a
 * longer wait, but not for a shorter one: all attempts would be used up in seconds.
 */
function nextAttempt({ failures, once }: queue.DueDelivery, kind: DeliveryKind, verdict: Verdict) {
  const usual = kind.retries[failures]
  if (verdict.is !== 'retry' || once || usual === undefined) return null
  return Math.max(verdict.afterSeconds ?? 0, usual * (0.9 + Math.random() * 0.2))
}

/** As text that the database can store. */
function textOf(body: Buffer): string {
  return body.toString().replaceAll('\0', '').toWellFormed()
}
