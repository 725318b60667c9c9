import { Agent, request } from 'node:https'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

export interface Call {
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
}

/** Someone at the deployment's hosts: one connection at a time, kept, and a cookie once signed in. */
export class Client {
  readonly #agent: Agent
  #cookie: string | undefined

  constructor(ca: string) {
    // Names below localhost are this machine wherever browsers are concerned; a resolver may not know it.
    this.#agent = new Agent({
      ca,
      keepAlive: true,
      maxSockets: 1,
      lookup: (_, options, done) =>
        options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
    })
  }

  /** @throws Error when the connection ends without an answer */
  call(url: string, { method = 'GET', headers = {}, json }: Call = {}): Promise<Answer> {
    const body = json === undefined ? undefined : JSON.stringify(json)
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          method,
          agent: this.#agent,
          headers: {
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(this.#cookie && { cookie: this.#cookie }),
            ...headers,
          },
        },
        (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk
          })
          response.on('error', reject)
          response.on('end', () => {
            // The session's: the one before it makes the device known.
            const cookie = response.headers['set-cookie']?.at(-1)
            if (cookie) this.#cookie = cookie.split(';', 1)[0]
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text })
          })
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  }

  /** @throws Error when the account is refused */
  async signIn(origin: string, account: { email: string; password: string }): Promise<void> {
    const { status, body } = await this.call(`${origin}/api/auth/login`, { method: 'POST', json: account })
    if (status !== 200) throw new Error(`Signing in ended with ${status}: ${body}`)
  }

  /** Event streams are not waited for by `call`. @returns what has arrived so far, and a way to leave */
  stream(url: string): { received(): string; close(): void } {
    let text = ''
    const sent = request(url, { agent: this.#agent, headers: { cookie: this.#cookie } }, (response) => {
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
    })
    sent.on('error', () => {})
    sent.end()
    return { received: () => text, close: () => sent.destroy() }
  }

  close(): void {
    this.#agent.destroy()
  }
}
