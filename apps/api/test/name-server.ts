import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const [typeTxt, nameError] = [16, 3]

/** Starts a name server that knows only these TXT records; names are in lower case. */
export async function startNameServer(
  records: Record<string, string[]>,
): Promise<{ address: string } & AsyncDisposable> {
  const socket = createSocket('udp4')
  socket.on('message', (query, { address, port }) => {
    const { name, end } = nameIn(query)
    const texts = Object.hasOwn(records, name) ? (records[name] ?? []) : undefined
    const question = query.subarray(12, end + 4)
    const answers = (texts ?? []).map((text) => {
      const parts = (text.match(/[\s\S]{1,255}/g) ?? ['']).map((part) =>
        Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'latin1')]),
      )
      const data = Buffer.concat(parts)
      const head = Buffer.alloc(12)
      // The name is that of the question, at byte 12.
      head.writeUInt16BE(0xc00c, 0)
      head.writeUInt16BE(typeTxt, 2)
      head.writeUInt16BE(1, 4)
      head.writeUInt32BE(60, 6)
      head.writeUInt16BE(data.length, 10)
      return Buffer.concat([head, data])
    })
    const head = Buffer.alloc(12)
    query.copy(head, 0, 0, 2)
    head.writeUInt16BE(0x8580 | (texts ? 0 : nameError), 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(answers.length, 6)
    socket.send(Buffer.concat([head, question, ...answers]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    [Symbol.asyncDispose]: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}

/** Returns the name of a query, and where it ends. */
function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}
