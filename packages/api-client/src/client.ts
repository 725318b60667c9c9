import type { Endpoint, Input, Page } from '@candour/schemas/endpoint.ts'
import { call, type Parts, type Result } from '#call.ts'

export { ApiError } from '#call.ts'

export interface ClientOptions {
  /** Origin of the dashboard, or of the console for operators' calls, such as `https://app.example.com`. */
  baseUrl: string
  /** An API key. */
  key: string
}

export interface CallOptions {
  signal?: AbortSignal
  /** Makes a repeated POST safe: with the same key, it is carried out once and answered alike for 24 hours. */
  idempotencyKey?: string
}

/** A contract that answers with JSON; downloads and event streams are for `fetch`. */
type Callable = Endpoint & { stream?: never }

/** What a call takes from the holder of a key, which belongs to one company: `companyId` may be left out. */
export type KeyInput<E extends Endpoint> = OptionalQuery<{
  [Part in keyof Input<E>]: Part extends 'query' | 'body' ? WithoutCompany<Input<E>[Part]> : Input<E>[Part]
}>

type WithoutCompany<Fields> = Fields extends { companyId: infer Id }
  ? Omit<Fields, 'companyId'> & { companyId?: Id }
  : Fields

type OptionalQuery<Parts> = Parts extends { query: infer Query }
  ? Record<never, never> extends Query
    ? Omit<Parts, 'query'> & { query?: Query }
    : Parts
  : Parts

type Item<E extends Endpoint> = Result<E> extends Page<infer One> ? One : never

/** Calls the API with a key, typed by its contracts. */
export function createClient({ baseUrl, key }: ClientOptions) {
  const { origin } = new URL(baseUrl)

  /**
   * Makes a call.
   *
   * @throws ApiError with the server's message, code and `retryAfter`; with `status` 0 if nothing was answered
   */
  function send<E extends Callable>(
    contract: E,
    input: KeyInput<E>,
    { signal, idempotencyKey }: CallOptions = {},
  ): Promise<Result<E>> {
    return call<E>(contract, input as unknown as Input<E>, {
      origin,
      headers: {
        authorization: `Bearer ${key}`,
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(signal && { signal }),
    })
  }

  /** Reads a list page by page, as its items are asked for. */
  async function* all<E extends Callable & { paged: true }>(
    contract: E,
    input: KeyInput<E>,
    options?: CallOptions,
  ): AsyncGenerator<Item<E>, void> {
    const { query, ...parts } = input as Parts
    let cursor: string | undefined
    do {
      const asked = { ...parts, query: { ...query, cursor } }
      const page = (await send(contract, asked as unknown as KeyInput<E>, options)) as Page<Item<E>>
      yield* page.items
      cursor = page.nextCursor
    } while (cursor !== undefined)
  }

  return { call: send, all }
}
