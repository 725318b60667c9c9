import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request that a receiver got. */
export interface Received {
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** How a receiver answers: a status, or a function that answers. */
type Answer = number | ((response: ServerResponse, received: Received) => void)

/** An HTTP server on this machine that other people's systems stand for; reached with `OUTBOUND_ALLOW=127.0.0.0/8`. */
export async function startReceiver(answer: (received: Received) => Answer = () => 200) {
  const received: Received[] = []
  let atOnce = 0
  const server = createServer(async (request, response) => {
    atOnce += 1
    receiver.mostAtOnce = Math.max(receiver.mostAtOnce, atOnce)
    response.on('close', () => {
      atOnce -= 1
    })
    const got = {
      path: request.url ?? '',
      headers: request.headers,
      body: await text(request).catch(() => ''),
    }
    received.push(got)
    const answered = answer(got)
    if (typeof answered === 'number') response.writeHead(answered).end()
    else answered(response, got)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const receiver = {
    url: `http://127.0.0.1:${port}`,
    received,
    /** The most requests that were open at once. */
    mostAtOnce: 0,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}
