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

/** An HTTP client of the deployment's hosts: a single keep-alive connection, and a session cookie once signed in. */
export class Client {
  readonly #agent: Agent
  #cookie: string | undefined

  constructor(ca: string) {
    // Browsers resolve names below localhost to this machine; the system resolver may not.
    this.#agent = new Agent({
      ca,
      keepAlive: true,
      maxSockets: 1,
      lookup: (_, options, done) =>
        options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
    })
  }

  /** @throws Error if the connection closes without a response */
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
            // The session cookie is the last one; the one before it marks the known device.
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

  /** @throws Error if sign-in fails */
  async signIn(origin: string, account: { email: string; password: string }): Promise<void> {
    const { status, body } = await this.call(`${origin}/api/auth/login`, { method: 'POST', json: account })
    if (status !== 200) throw new Error(`Signing in ended with ${status}: ${body}`)
  }

  /**
   * Opens an event stream, for which `call` would never return.
   *
   * @returns the text received so far, and a close function
   */
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
