import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

interface File {
  type: string
  body: Buffer
  encoding?: 'br'
}

/** The baseline of a page: the same document, styles and images without scripts, served from memory. */
export interface Floor {
  url: string
  stop(): Promise<void>
}

/** Copies a page's document and images, and serves them with no header but their type. */
export async function startFloor(pageUrl: string): Promise<Floor> {
  const page = await download(pageUrl)
  const html = page.body.toString().replaceAll(/<script\b.*?<\/script>/gs, '')
  const files = new Map<string, File>([
    ['/', { type: page.type, body: brotliCompressSync(html), encoding: 'br' }],
  ])
  for (const [, path = ''] of html.matchAll(/<(?:img|link rel="icon")[^>]* (?:src|href)="([^"]+)"/g)) {
    files.set(path, await download(new URL(path, pageUrl).href))
  }
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url)
    if (!file) return response.writeHead(404).end()
    const { type, body, encoding } = file
    response
      .writeHead(200, {
        'content-type': type,
        'content-length': body.length,
        ...(encoding && { 'content-encoding': encoding }),
      })
      .end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function download(url: string): Promise<File> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return { type: response.headers.get('content-type') ?? '', body: Buffer.from(await response.arrayBuffer()) }
}
