import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportPerson } from '@candour/schemas/privacy.ts'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { download, downloadFrom, KEPT_BYTES } from '#download.ts'

let server: Server
let origin: string
let answer: { status: number; headers: Record<string, string>; body: Buffer | string }
let links: { href: string; download: string }[]
let kept: Blob[]
let asked: { method: string | undefined; url: string | undefined; body: string }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked = { method: request.method, url: request.url, body: await text(request) }
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no address')
  origin = `http://127.0.0.1:${address.port}`
})
afterAll(() => server.close())

beforeEach(() => {
  vi.unstubAllGlobals()
  links = []
  kept = []
  // Browser APIs that Node lacks.
  vi.stubGlobal('document', {
    createElement: () => {
      const link = { href: '', download: '', click: () => links.push(link) }
      return link
    },
  })
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) kept.push(blob)
    return 'blob:kept'
  })
})

it('saves a small file under its own name', async () => {
  const headers = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="luna.csv"' }
  answer = { status: 200, headers, body: 'rating,feedback' }
  await download(`${origin}/export.csv`)
  expect(links).toMatchObject([{ href: 'blob:kept', download: 'luna.csv' }])
  expect(await kept[0]?.text()).toBe('rating,feedback')
})

it('leaves a large file to the browser', async () => {
  answer = { status: 200, headers: {}, body: Buffer.alloc(KEPT_BYTES + 1) }
  await download(`${origin}/export.csv`)
  expect(links).toMatchObject([{ href: `${origin}/export.csv`, download: '' }])
  expect(kept).toEqual([])
})

it('saves what a POST answers, whatever its size', async () => {
  const headers = { 'content-disposition': 'attachment; filename="person.html"' }
  answer = { status: 200, headers, body: Buffer.alloc(KEPT_BYTES + 1) }
  const ids = ['01890a5d-ac96-774b-bcce-000000000001']
  const query = { companyId: '01890a5d-ac96-774b-bcce-000000000002', format: 'html' as const }
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(origin + path, init))
  await downloadFrom(exportPerson, { query, body: { ids } })
  expect(asked).toEqual({
    method: 'POST',
    url: `${exportPerson.path}?companyId=${query.companyId}&format=html`,
    body: JSON.stringify({ ids }),
  })
  expect(links).toMatchObject([{ href: 'blob:kept', download: 'person.html' }])
  expect(kept[0]?.size).toBe(KEPT_BYTES + 1)
})

it("throws the server's message and saves nothing", async () => {
  answer = { status: 401, headers: {}, body: '{"message":"Please sign in."}' }
  await expect(download(`${origin}/export.csv`)).rejects.toMatchObject({
    status: 401,
    sentence: 'Please sign in.',
  })
  expect(links).toEqual([])
})

it('reports a failed connection', async () => {
  await expect(download('http://127.0.0.1:1/')).rejects.toMatchObject({ status: 0 })
  expect(links).toEqual([])
})
