import type { Tx } from '#db/client.ts'
import type { DueDelivery } from '#deliveries/repository.ts'
import type { OutboundResponse, RequestOptions } from '#lib/outbound/outbound.ts'

/** What one attempt sends. */
export interface DeliveryRequest extends Pick<RequestOptions, 'headers' | 'body'> {
  url: string
}

/** Why a delivery that was queued is not sent any more, as its log says. */
export interface Unsent {
  unsent: string
}

/** What an answer means: it has arrived, it is tried again, or it never will be. */
export type Verdict = { is: 'delivered' } | { is: 'retry'; afterSeconds?: number } | { is: 'refused' }

/** What became of an attempt. */
export interface Outcome {
  /** Of the delivery; `failed` after the last attempt. */
  state: 'pending' | 'delivered' | 'failed'
  verdict: Verdict
  /** Null without an answer; with a refusal, it was not sent. */
  status: number | null
}

/** How deliveries to a kind of receiver are made. */
export interface DeliveryKind {
  /** Seconds before each further attempt, on average; after the last one the delivery has failed. */
  retries: readonly number[]
  /** Composes the request of an attempt, or says why there is nothing left to send. Undefined deletes the delivery. */
  compose(delivery: DueDelivery): Promise<DeliveryRequest | Unsent | undefined>
  /** What an answer means; see `usualVerdict`, which applies otherwise. */
  judge?(answer: OutboundResponse, delivery: DueDelivery): Verdict
  /** Whether the response body is logged; false because it may echo what was sent. */
  keepsAnswers?: false
  /** Runs in the transaction that records the attempt. */
  settled?(tx: Tx, delivery: DueDelivery, outcome: Outcome): Promise<void>
}

/** Longest `Retry-After` that is honored, in seconds. */
const maxRetryAfter = 24 * 60 * 60

/** Treats 2xx as delivered and retries all else, after 429 and 503 when `Retry-After` says (RFC 9110, 10.2.3). */
export function usualVerdict({ status, headers }: OutboundResponse): Verdict {
  if (status >= 200 && status < 300) return { is: 'delivered' }
  const afterSeconds = status === 429 || status === 503 ? secondsIn(headers['retry-after']) : undefined
  return { is: 'retry', ...(afterSeconds !== undefined && { afterSeconds }) }
}

function secondsIn(retryAfter: string | string[] | undefined): number | undefined {
  if (typeof retryAfter !== 'string') return undefined
  const seconds = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), maxRetryAfter)
}
