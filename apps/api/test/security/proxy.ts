import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy that can silently drop traffic, like a firewall that lost its connection state. */
export interface Proxy extends AsyncDisposable {
  port: number
  /** Existing connections carry nothing more and are never closed; new ones work, unless included. */
  blackHole(options?: { newToo: boolean }): void
  /** Lets new connections through again. */
  lift(): void
}

/** Forwards connections to a port of this machine. */
export async function startProxy(toPort: number): Promise<Proxy> {
  const pairs = new Set<[Socket, Socket]>()
  let dark = false
  const server = createServer((near) => {
    const far = connect(toPort, '127.0.0.1')
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    if (dark) near.resume()
    else {
      near.pipe(far)
      far.pipe(near)
    }
    for (const socket of pair) {
      socket.on('error', () => {})
      // A half-open connection stays open until the proxy closes.
      socket.on('close', () => pair.every(({ destroyed }) => destroyed) && pairs.delete(pair))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return {
    port: address.port,
    blackHole: ({ newToo } = { newToo: false }) => {
      dark = newToo
      for (const [near, far] of pairs) {
        near.unpipe(far).resume()
        far.unpipe(near).resume()
      }
    },
    lift: () => {
      dark = false
    },
    [Symbol.asyncDispose]: async () => {
      for (const sockets of pairs) for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
