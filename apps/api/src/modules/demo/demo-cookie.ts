import { demoMinutes } from '@candour/schemas/demo.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { SecretBox, type Secrets } from '#lib/secret-box.ts'
import { demoCompanyId } from '#modules/demo/demo-company.ts'

/** The cookie of those who look at the demo. It names nobody: it holds only until when it is valid, sealed. */
export class DemoCookie {
  readonly #box: SecretBox
  readonly #name: string
  readonly #attributes

  constructor({ origins }: Pick<Config, 'origins'>, secrets: Secrets) {
    const secure = origins.dashboard.startsWith('https:')
    this.#box = new SecretBox(secrets, 'demo')
    this.#name = `${secure ? '__Host-' : ''}candour-demo`
    this.#attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  }

  /** @returns until when the demo is open in this browser (ISO 8601); undefined if it is not */
  read({ cookies }: FastifyRequest): string | undefined {
    const sealed = cookies[this.#name]
    if (sealed === undefined) return undefined
    const until = this.#box.open(Buffer.from(sealed, 'base64url'), demoCompanyId)?.toString()
    return until !== undefined && Date.parse(until) > Date.now() ? until : undefined
  }

  set(reply: FastifyReply): void {
    const until = new Date(Date.now() + demoMinutes * 60_000).toISOString()
    const sealed = this.#box.seal(Buffer.from(until), demoCompanyId).toString('base64url')
    reply.setCookie(this.#name, sealed, { ...this.#attributes, maxAge: demoMinutes * 60 })
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.#name, this.#attributes)
  }
}
