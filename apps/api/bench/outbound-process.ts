import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** A hostile website in a process of its own; tells its parent the port. Each path is hostile in another way. */
const bomb = gzipSync(Buffer.alloc(512 * 1024 * 1024))
const nested = `<header class=logo>${'<a>'.repeat(300_000)}${'</b>'.repeat(200_000)}`

const server = createServer((request, response) => {
  switch (request.url) {
    case '/bomb':
      return response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
    case '/circle':
      return response.writeHead(302, { location: '/circle' }).end()
    case '/headers': {
      request.socket.write('HTTP/1.1 200 OK\r\n')
      const more = () => {
        while (!request.socket.destroyed && request.socket.write(`x: ${'y'.repeat(1_000)}\r\n`)) {}
      }
      return request.socket.on('drain', more) && more()
    }
    case '/slow': {
      const drip = setInterval(() => response.write('x'), 10)
      return response.on('close', () => clearInterval(drip))
    }
    default:
      return response.end(nested)
  }
}).listen(0, '127.0.0.1')
server.on('connection', (socket) => socket.on('error', () => {}))
await once(server, 'listening')
process.send?.((server.address() as AddressInfo).port)
process.on('disconnect', () => process.exit())
