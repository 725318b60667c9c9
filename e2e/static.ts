import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.webmanifest': 'application/manifest+json',
}

export interface StaticApp {
  /** Output directory of `vite build`. */
  root: string
  port: number
  /** Origin of the server that `/api` and `rendered` paths are proxied to. */
  api: string
  /** Paths of the pages that the server renders. */
  rendered?: RegExp
  /** Response headers of every file. */
  headers: Record<string, string>
}

/** Starts a static file server with `index.html` as fallback and a proxy to the server. Returns its stop function. */
export async function serveStatic({
  root,
  port,
  api,
  rendered,
  headers,
}: StaticApp): Promise<() => Promise<void>> {
  const server = createServer(async (asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', api)
    if (pathname.startsWith('/api/') || rendered?.test(pathname)) return passOn(asked, answer, api)
    const path = join(root, normalize(pathname))
    const found = await stat(path).then(
      (entry) => entry.isFile(),
      () => false,
    )
    const file = found ? path : join(root, 'index.html')
    answer.writeHead(200, { ...headers, 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(answer)
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

function passOn(asked: IncomingMessage, answer: ServerResponse, api: string): void {
  const { method = 'GET', headers, url = '/' } = asked
  const onward = request(new URL(url, api), { method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  answer.on('close', () => onward.destroy())
  asked.pipe(onward)
}
