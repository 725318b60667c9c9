import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { createOutbound, type Outbound, type OutboundOptions } from '#lib/outbound/outbound.ts'
import { webCertificate } from '#test/certificate.ts'

/** An address of the public internet; here, the test's own web is reached there. */
export const publicAddress = '93.184.215.14'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** A server on this machine, and how many connections it has accepted. */
async function countingServer(handle: Handler) {
  const server = createServer(webCertificate, handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const open = new Set<Duplex>()
  const counted = { connections: 0, port: (server.address() as AddressInfo).port }
  server.on('connection', (socket) => {
    counted.connections += 1
    open.add(socket)
    socket.on('error', () => {}).on('close', () => open.delete(socket))
  })
  server.on('tlsClientError', () => {})
  const close = async () => {
    for (const socket of open) socket.destroy()
    server.close()
    await once(server, 'close')
  }
  return Object.assign(counted, { open, close })
}

/**
 * A web on this machine: what is found at `publicAddress`, and what must not be reached, which is every other address.
 * Both are real servers that count their connections.
 */
export async function testWeb(handle: Handler) {
  const outside = await countingServer(handle)
  const inside = await countingServer((_, response) => response.end('secret'))
  const opened: Outbound[] = []
  return {
    outside,
    inside,
    /** A guard for which every name leads to the public address, unless `resolve` says otherwise. */
    outbound(options: Partial<OutboundOptions> = {}): Outbound {
      const made = createOutbound({
        allow: [],
        resolve: async () => [publicAddress],
        ca: webCertificate.cert,
        dial: (address) => ({
          host: '127.0.0.1',
          port: (address === publicAddress ? outside : inside).port,
        }),
        ...options,
      })
      opened.push(made)
      return made
    },
    async [Symbol.asyncDispose]() {
      for (const outbound of opened) await outbound.close()
      await outside.close()
      await inside.close()
    },
  }
}
