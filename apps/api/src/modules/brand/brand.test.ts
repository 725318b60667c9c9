import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findBrand } from '@candour/schemas/brand.ts'
import { updateDashboardCompany } from '@candour/schemas/companies.ts'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildTestApp, testApp } from '#test/app.ts'

const t = await testApp({ OUTBOUND_ALLOW: '127.0.0.2/32' })
const company = await t.make.company()
const owner = await t.signInAs({ companies: [company, await t.make.company()] })

type Answer = string | Buffer | ((request: IncomingMessage, response: ServerResponse) => void)
let site: Record<string, Answer> = {}
let connections = 0
const server = createServer((request, response) => {
  const found = site[request.url ?? '']
  if (typeof found === 'function') return found(request, response)
  return found === undefined ? response.writeHead(404).end() : response.end(found)
}).listen(0, '0.0.0.0')
await once(server, 'listening')
server.on('connection', () => {
  connections += 1
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const { port } = server.address() as AddressInfo
const address = `http://127.0.0.2:${port}/`

beforeEach(() => {
  site = {}
  connections = 0
})

afterEach(() => vi.restoreAllMocks())

const find = (url = address) => owner.call(findBrand, { query: { companyId: company.id }, body: { url } })
const head = (inner: string) => `<!doctype html><html><head>${inner}</head><body></body></html>`

async function picture(color: string, side = 64, type: 'png' | 'webp' = 'png'): Promise<Buffer> {
  const canvas = createCanvas(side, side)
  const context = canvas.getContext('2d')
  context.fillStyle = color
  context.fillRect(4, 4, side - 8, side - 8)
  return type === 'png' ? canvas.encode('png') : canvas.encode('webp')
}
const drawing = (inner: string) =>
  `<svg viewBox="0 0 40 20" width="40" height="20"><rect width="40" height="20" fill="#b00020"/>${inner}</svg>`

it('finds name, logos and colors, the likeliest first', async () => {
  // On a busy machine, a look at so many pictures takes longer than it may.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  site = {
    '/': `<!doctype html><html><head><title>Start | Кафе Луна</title>
      <meta property="og:site_name" content="Кафе  Луна\u202e"><meta name="theme-color" content="#0a7">
      <meta property="og:image" content="/shared.webp"><link rel="manifest" href="/app/site.webmanifest">
      <link rel="apple-touch-icon" href="/touch.png"><link rel="mask-icon" href="/mask.svg" color="rgb(10, 20, 200)">
      </head><body><header><a class="logo" href="/">${drawing('')}</a><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="
      data-src="mark.png" alt="our mark"></header><img src="/holiday.png" alt="a beach">
      <script type="application/ld+json">{"@type": "Organization", "logo": {"url": "/data.png"}}</script></body></html>`,
    '/app/site.webmanifest': JSON.stringify({
      name: 'Luna',
      theme_color: '#ff8800',
      icons: [
        { src: 'small.png', sizes: '48x48' },
        { src: 'large.png', sizes: '512x512' },
      ],
    }),
    '/mark.png': await picture('#b30022', 2000),
    '/data.png': await picture('#123456'),
    '/app/large.png': await picture('#ff8700', 512),
    '/app/small.png': await picture('#ff8700', 48),
    '/touch.png': await picture('#654321', 180),
    '/shared.webp': await picture('#00aa77', 300, 'webp'),
    '/mask.svg': drawing('<path d="M0 0h9"/>'),
    '/holiday.png': await picture('#ffff00'),
  }
  const { status, body } = await find()
  expect(status).toBe(200)
  expect(body.name).toBe('Кафе Луна')
  expect(body.colors).toEqual(['#00aa77', '#0a14c8', '#ff8800', '#b00020', '#123456'])
  expect(body.logos.map(({ source, width, dataUrl }) => [source, width, dataUrl.split(';')[0]])).toEqual([
    ['page', 40, 'data:image/svg+xml'],
    ['page', 64, 'data:image/png'],
    ['page', 1024, 'data:image/png'],
    ['icon', 512, 'data:image/png'],
    ['icon', 48, 'data:image/png'],
    ['icon', 180, 'data:image/png'],
  ])
  for (const { dataUrl: logoUrl } of body.logos) {
    const saved = await owner.call(updateDashboardCompany, {
      query: { companyId: company.id },
      body: { logoUrl },
    })
    expect(saved.status).toBe(200)
  }
})

it('changes nothing', async () => {
  site['/'] = head('<title>Another name</title><meta name="theme-color" content="#123456">')
  const stored = () => t.owner.selectFrom('companies').selectAll().orderBy('id').execute()
  const before = await stored()
  expect((await find()).body).toEqual({ name: 'Another name', colors: ['#123456'], logos: [] })
  expect(await stored()).toEqual(before)
})

it('offers nothing where nothing is found', async () => {
  site['/'] = 'just words'
  expect((await find()).body).toEqual({ name: null, colors: [], logos: [] })
})

it.each([
  ...['https://127.0.0.1/', 'https://10.0.0.1', '169.254.169.254', 'http://0x7f000001/', 'https://[::1]/'],
  ...[`http://127.0.0.1:${port}/`, 'https://me:secret@127.0.0.2/'],
])('says that it does not read %s', async (url) => {
  expect(await find(url)).toMatchObject({ status: 400, body: { code: 'site_refused' } })
  expect(connections).toBe(0)
})

it('refuses a redirect to an address that it does not read', async () => {
  site['/'] = (_, response) => response.writeHead(302, { location: `http://127.0.0.1:${port}/inside` }).end()
  expect(await find()).toMatchObject({ status: 400, body: { code: 'site_refused' } })
  expect(connections).toBe(1)
})

it('says when a website cannot be read', async () => {
  const unreachable = { status: 400, body: { code: 'site_unreachable' } }
  expect(await find()).toMatchObject(unreachable)
  expect(await find('http://127.0.0.2:1/')).toMatchObject(unreachable)
  site['/'] = (_, response) => response.end(Buffer.alloc(2 * 1024 * 1024 + 1))
  expect(await find()).toMatchObject(unreachable)
})

it('fetches pictures through the guard, too', async () => {
  const inside = `http://127.0.0.1:${port}/logo.png`
  site['/logo.png'] = await picture('#ff0000')
  site['/elsewhere.png'] = (_, response) => response.writeHead(302, { location: inside }).end()
  site['/'] = head(`<link rel="icon" href="${inside}"><link rel="icon" href="/elsewhere.png">
    <link rel="icon" href="file:///etc/passwd"><link rel="manifest" href="${inside}">`)
  expect((await find()).body.logos).toEqual([])
  // The page, the redirect and the favicon.
  expect(connections).toBe(3)
})

it('does not offer what an upload would not pass', async () => {
  const png = await picture('#ff0000')
  const huge = Buffer.from(png)
  huge.writeUInt32BE(30_000, 16)
  huge.writeUInt32BE(30_000, 20)
  site = {
    '/': `<header>${drawing('<script>alert(1)</script>')}${drawing('<image href="http://127.0.0.1/"/>')}
      <img src="/tracker.png"><img src="/page.png"><img src="/huge.png"><img src="/cut.png"><img src="/blank.png">
      <img src="data:image/svg+xml,%3Csvg onload='alert(1)'/%3E"><img src="data:image/svg+xml,%"></header>`,
    '/tracker.png': await picture('#ff0000', 16),
    '/page.png': '<!doctype html><script>alert(1)</script>',
    '/huge.png': huge,
    '/cut.png': png.subarray(0, 60),
    '/blank.png': await createCanvas(64, 64).encode('png'),
  }
  expect((await find()).body).toMatchObject({ logos: [], colors: [] })
})

it('reads a hostile page with bounded work', async () => {
  const mib = 1024 * 1024
  const pages = [
    '<a>'.repeat(mib / 4) + '</b>'.repeat(mib / 4),
    '<header class=logo>'.repeat(mib / 10),
    `<a ${'a="" '.repeat(mib / 3)}>`,
    `<title>${'<'.repeat(mib)}`,
    `<meta content="${'-'.repeat(mib)}`,
    '<svg class=logo>'.repeat(200) + '<img class=logo src=x>'.repeat(50_000),
    `<link rel="${' '.repeat(mib)}x" href=x><title>${' '.repeat(mib / 2)}|`,
    `<script type="application/ld+json">${'['.repeat(mib)}`,
  ]
  for (const page of pages) {
    site['/'] = page
    const before = process.cpuUsage()
    expect((await find()).status).toBe(200)
    const { user } = process.cpuUsage(before)
    // In microseconds. A quadratic parser takes minutes.
    expect(user, page.slice(0, 20)).toBeLessThan(5_000_000)
  }
}, 60_000)

it('answers with what it has when pictures take too long', { timeout: 20_000 }, async () => {
  site['/'] = head('<title>Slow</title><link rel="icon" href="/slow.png"><link rel="icon" href="/quick.png">')
  site['/quick.png'] = await picture('#ff0000')
  site['/slow.png'] = () => {}
  expect((await find()).body).toMatchObject({
    name: 'Slow',
    colors: ['#ff0000'],
    logos: [{ source: 'icon' }],
  })
})

it('is limited by company', async () => {
  await using limited = await buildTestApp({ RATE_LIMITS: 'on' })
  const [own, other] = [await limited.make.company(), await limited.make.company()]
  const { call } = await limited.signInAs({ companies: [own, other] })
  const look = ({ id: companyId }: { id: string }) =>
    call(findBrand, { query: { companyId }, body: { url: 'https://127.0.0.1/' } })
  for (let n = 0; n < 20; n += 1) expect((await look(own)).status).toBe(400)
  expect((await look(own)).status).toBe(429)
  expect((await look(other)).status).toBe(400)
})
