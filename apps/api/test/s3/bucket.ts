import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll } from 'vitest'

/** What the network, or the server, does to a request instead of answering it. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => 'answer' | 'cut' | undefined

const bucketName = 'backups'

/** Starts an S3 server with an empty bucket, and a proxy before it that can fail, for all tests of a file. */
export async function testBucket() {
  const folder = await mkdtemp(join(tmpdir(), 'candour-s3-'))
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, vhostBuckets: false },
    ...{ directory: join(folder, 'buckets'), configureBuckets: [{ name: bucketName }] },
  })
  // It expects other signatures for calls of the whole bucket than the client makes.
  server.allowMismatchedSignatures = true
  const { port } = await server.run()
  let fault: Fault = () => undefined
  const proxy = createServer((incoming, response) => {
    const answered = fault(incoming, response)
    if (answered === 'answer') return
    const { method, url, headers } = incoming
    const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers }, (from) => {
      response.writeHead(from.statusCode ?? 502, from.headers)
      if (answered !== 'cut') return from.pipe(response)
      from.once('data', (chunk: Buffer) => {
        response.write(chunk.subarray(0, chunk.length / 2), () => response.destroy())
        from.destroy()
      })
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const key = await testKey(folder, 'key.txt')
  // The key for verifying is kept apart from that for a restore.
  const other = await testKey(folder, 'other.txt')
  afterAll(async () => {
    proxy.closeAllConnections()
    proxy.close()
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    folder,
    ...{ key, other },
    /** Folder in which the server keeps the objects. */
    objects: join(folder, 'buckets', bucketName),
    config: { name: bucketName, endpoint, region: 'us-east-1', prefix: 'candour/' },
    env: {
      ...{ BACKUP_S3_BUCKET: bucketName, BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_PREFIX: 'candour/' },
      ...{ BACKUP_AGE_RECIPIENT: key.recipient },
      ...credentials,
    },
    /** Lets the server verify signatures, of calls of one object only, until `work` has ended. */
    async strict<T>(work: () => Promise<T>): Promise<T> {
      server.allowMismatchedSignatures = false
      return work().finally(() => {
        server.allowMismatchedSignatures = true
      })
    },
    /** Lets requests fail until `work` has ended. */
    async failing<T>(given: Fault, work: () => Promise<T>): Promise<T> {
      fault = given
      return work().finally(() => {
        fault = () => undefined
      })
    },
  }
}

/** Those that the server knows. */
export const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

async function testKey(folder: string, name: string) {
  const identity = await generateIdentity()
  const recipient = await identityToRecipient(identity)
  const file = join(folder, name)
  await writeFile(file, `# created: 2026-11-28T12:00:00Z\n# public key: ${recipient}\n${identity}\n`)
  return { recipient, file }
}
