import { createHash } from 'node:crypto'
import type { Endpoint } from '@candour/schemas/endpoint.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { DomainError } from '#domain/errors.ts'
import { userIdOf } from '#domain/principal.ts'
import { principalOf } from '#http/guards.ts'
import { SecretBox } from '#lib/secret-box.ts'

declare module 'fastify' {
  interface FastifyInstance {
    idempotency: Idempotency
  }
  interface FastifyRequest {
    /** Set while a call with an `Idempotency-Key` is being answered. */
    keptCall: KeptCall | null
  }
}

interface KeptCall {
  /** Hash of who calls and their key. */
  id: Buffer
  box: SecretBox
}

/** Of an answer, in bytes; a larger one is not kept. */
const maxKept = 256 * 1024
/** Answers after which the same call may have another result soon. */
const passing = [401, 403, 408, 425, 429]

/**
 * Answers a call with an `Idempotency-Key` once, and its repetitions within a day alike
 * (draft-ietf-httpapi-idempotency-key-header). If the process dies between the change and its answer, the call is made
 * again a minute later at the earliest.
 */
export class Idempotency {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  /**
   * Answers a repeated call. Runs after the guard and the validation, so that neither is ever skipped.
   *
   * @throws DomainError `bad_idempotency_key`, `idempotency_key_reused` or `idempotency_key_in_use`
   */
  async begin({ secret }: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const given = request.headers['idempotency-key']
    const principal = principalOf(request)
    const caller = principal.kind === 'key' ? principal.id : userIdOf(principal)
    if (caller === null) return undefined
    if (secret || typeof given !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(given)) {
      throw new DomainError('bad_idempotency_key')
    }
    const id = hash([caller, given])
    const box = new SecretBox([given], `answer to ${caller}`)
    const before = await this.#begin(id, hash([request.method, request.url, request.body]))
    if (!before || before.begun) {
      request.keptCall = { id, box }
      return undefined
    }
    if (!before.same) throw new DomainError('idempotency_key_reused')
    const answer = before.answer && box.open(before.answer, id.toString('hex'))
    if (before.status === null || !answer) throw new DomainError('idempotency_key_in_use', { retryAfter: 5 })
    reply.status(before.status).header('idempotency-replayed', 'true')
    return answer.length > 0 ? reply.type('application/json; charset=utf-8').send(answer) : reply.send()
  }

  /** Keeps the answer that is being sent. */
  async end(call: KeptCall, { statusCode, log }: FastifyReply, payload: unknown): Promise<void> {
    const answer = bytesOf(payload)
    const isKept = statusCode < 500 && !passing.includes(statusCode) && answer && answer.length <= maxKept
    const end = isKept
      ? sql`select end_call(${call.id}, ${statusCode}::smallint, ${call.box.seal(answer, call.id.toString('hex'))})`
      : sql`select forget_call(${call.id})`
    // The call has succeeded, even if a repetition will not find its answer.
    await end.execute(this.#db).catch((error: unknown) => log.warn({ err: error }, 'answer not kept'))
  }

  async #begin(id: Buffer, call: Buffer) {
    const { rows } = await sql<{
      begun: boolean
      same: boolean
      status: number | null
      answer: Buffer | null
    }>`select * from begin_call(${id}, ${call})`.execute(this.#db)
    return rows[0]
  }
}

const hash = (parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest()

/** @returns undefined for a stream */
function bytesOf(payload: unknown): Buffer | undefined {
  if (payload === undefined || payload === null) return Buffer.alloc(0)
  if (typeof payload === 'string') return Buffer.from(payload)
  return Buffer.isBuffer(payload) ? payload : undefined
}
