import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { download, KEPT_BYTES } from '#download.ts'

let server: Server
let origin: string
let answer: { status: number; headers: Record<string, string>; body: Buffer | string }
let links: { href: string; download: string }[]
let kept: Blob[]

beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no address')
  origin = `http://127.0.0.1:${address.port}`
})
afterAll(() => server.close())

beforeEach(() => {
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
