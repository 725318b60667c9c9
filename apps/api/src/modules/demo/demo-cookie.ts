import { demoMinutes } from '@candour/schemas/demo.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { hostCookie } from '#http/host-cookie.ts'
import { SecretBox, type Secrets } from '#lib/secret-box.ts'
import { demoCompanyId } from '#modules/demo/demo-company.ts'

/** The cookie of those who look at the demo. It names nobody: it holds only until when it is valid, sealed. */
export class DemoCookie {
  readonly #box: SecretBox
  readonly #cookie

  constructor(config: Pick<Config, 'origins'>, secrets: Secrets) {
    this.#box = new SecretBox(secrets, 'demo')
    this.#cookie = hostCookie(config, 'demo', { maxAge: demoMinutes * 60 })
  }

  /** @returns until when the demo is open in this browser (ISO 8601); undefined if it is not */
  read(request: FastifyRequest): string | undefined {
    const sealed = this.#cookie.read(request)
    if (sealed === undefined) return undefined
    const until = this.#box.open(Buffer.from(sealed, 'base64url'), demoCompanyId)?.toString()
    return until !== undefined && Date.parse(until) > Date.now() ? until : undefined
  }

  set(reply: FastifyReply): void {
    const until = new Date(Date.now() + demoMinutes * 60_000).toISOString()
    this.#cookie.set(reply, this.#box.seal(Buffer.from(until), demoCompanyId).toString('base64url'))
  }

  clear(reply: FastifyReply): void {
    this.#cookie.clear(reply)
  }
}
