import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Outbound, OutboundFailed, OutboundRefused } from '#lib/outbound/outbound.ts'
import { publicAddress, testWeb } from '#test/web.ts'

const site = 'https://site.example'
const mib = 1024 * 1024
const zeros = Buffer.alloc(64 * mib)
const bombs = { gzip: gzipSync(zeros), br: brotliCompressSync(zeros) }

const web = await testWeb((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', site)
  const encoding = searchParams.get('encoding') ?? ''
  switch (pathname) {
    case '/redirect':
      return response.writeHead(302, { location: searchParams.get('to') ?? '' }).end('moved')
    case '/circle':
      return response.writeHead(302, { location: '/circle' }).end()
    case '/bomb':
      return response.writeHead(200, { 'content-encoding': encoding }).end(bombs[encoding as 'gzip' | 'br'])
    case '/compressed': {
      const compress = encoding === 'br' ? brotliCompressSync : gzipSync
      return response.writeHead(200, { 'content-encoding': encoding }).end(compress('words'))
    }
    case '/large':
      return response.end(Buffer.alloc(Number(searchParams.get('bytes'))))
    case '/slow': {
      // Always something, and never the end.
      response.writeHead(200)
      const drip = setInterval(() => response.write('x'), 5)
      return response.on('close', () => clearInterval(drip))
    }
    case '/silent':
      return undefined
    case '/headers': {
      const { socket } = request
      socket.write('HTTP/1.1 200 OK\r\n')
      const more = () => {
        while (!socket.destroyed && socket.write(`x-${'y'.repeat(200)}: z\r\n`)) {}
      }
      return socket.on('drain', more) && more()
    }
    case '/interim': {
      const { socket } = request
      const more = () => {
        while (!socket.destroyed && socket.write('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n')) {}
      }
      return socket.on('drain', more) && more()
    }
    case '/echo':
      return request.pipe(
        response.writeHead(202, { 'x-got': `${request.method} ${request.headers['x-given']}` }),
      )
    default:
      response.setHeader('set-cookie', 'a=b')
      return response.end(JSON.stringify({ url: request.url, headers: request.headers }))
  }
})
afterAll(() => web[Symbol.asyncDispose]())
beforeEach(() => {
  web.inside.connections = 0
  web.outside.connections = 0
})

const companyId = 'a'
const get = (url: string, outbound: Outbound = web.outbound()) => outbound.get(url, { companyId })

describe('an address that is not on the public internet', () => {
  const names = (addresses: string[]) => ({ resolve: async () => addresses })
  const cases: [what: string, url: string, resolved: { resolve: () => Promise<string[]> }][] = [
    ...['127.0.0.1', '127.1', '0x7f000001', '2130706433', '0177.0.0.1', '0', '10.0.0.1', '169.254.169.254'],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]'],
    ...['[2001:0:7f00:1::]', '[fd00::1]', '127.0.0.1.', '１２７.０.０.１'],
  ].map((host) => [host, `https://${host}/`, names([])])
  cases.push(
    ['a name for it', `${site}/`, names(['10.0.0.1'])],
    ['a name for it, in IPv6', `${site}/`, names(['::ffff:10.0.0.1'])],
    ['a name for it and a public one', `${site}/`, names([publicAddress, '192.168.0.1'])],
  )

  it.each(cases)('is refused: %s', async (_, url, resolved) => {
    await expect(get(url, web.outbound(resolved))).rejects.toThrow(OutboundRefused)
    expect(web.inside.connections + web.outside.connections).toBe(0)
  })

  it.each(cases)('would be connected to without the guard: %s', async (_, url, resolved) => {
    const dial = () => ({ host: '127.0.0.1', port: web.inside.port })
    const open = web.outbound({ ...resolved, allow: ['0.0.0.0/0', '::/0'], dial })
    await get(url, open).catch(() => {})
    expect(web.inside.connections).toBeGreaterThan(0)
  })

  it.each([
    ...[
      'https://10.0.0.1/',
      'https://0x7f000001/',
      'https://[::ffff:127.0.0.1]/',
      '//localhost.site.example',
    ],
    ...[
      'http://site.example/',
      'https://site.example:8443/',
      'https://a:b@site.example/',
      'ftp://site.example/',
    ],
    ...['file:///etc/passwd', 'data:text/plain,x', 'https://'],
  ])('is refused after a redirect: %s', async (to) => {
    const resolve = async (name: string) => [name.startsWith('localhost') ? '127.0.0.1' : publicAddress]
    const going = get(`${site}/redirect?to=${encodeURIComponent(to)}`, web.outbound({ resolve }))
    await expect(going).rejects.toThrow(OutboundRefused)
    expect(web.inside.connections).toBe(0)
    expect(web.outside.connections).toBe(1)
  })

  it('is refused when the same name leads to it at the second question', async () => {
    const answers = [publicAddress, '127.0.0.1', publicAddress, '127.0.0.1']
    let questions = 0
    const outbound = web.outbound({ resolve: async () => [answers[questions++] ?? ''] })
    await expect(get(`${site}/redirect?to=/`, outbound)).rejects.toThrow(OutboundRefused)
    expect(questions).toBe(2)
    await expect(get(`${site}/`, outbound)).resolves.toMatchObject({ status: 200 })
    expect(questions).toBe(3)
    expect(web.inside.connections).toBe(0)
  })
})

it.each([
  ['http://site.example/', 'Only https:// addresses are fetched.'],
  ['https://site.example:8443/', 'This port is not allowed.'],
  ['https://me:secret@site.example/', 'The address must not contain a password.'],
  ['gopher://site.example/', 'Only https:// addresses are fetched.'],
  ['site.example', 'This is not an address of the web.'],
])('refuses %s', async (url, message) => {
  await expect(get(url)).rejects.toThrow(new OutboundRefused(message))
  expect(web.outside.connections).toBe(0)
})

it('reaches allowed ranges by http and on any port, and nothing beside them', async () => {
  const server = createServer((_, response) => response.end('own network')).listen(0, '0.0.0.0')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  let connections = 0
  server.on('connection', () => (connections += 1))
  const outbound = web.outbound({ allow: ['127.0.0.2/32'], dial: undefined })
  const { body } = await get(`http://127.0.0.2:${port}/`, outbound)
  expect(body.toString()).toBe('own network')
  await expect(get(`http://127.0.0.3:${port}/`, outbound)).rejects.toThrow(OutboundRefused)
  const both = web.outbound({
    allow: ['127.0.0.2/32'],
    dial: undefined,
    resolve: async () => ['127.0.0.2', publicAddress],
  })
  await expect(get(`http://site.example:${port}/`, both)).rejects.toThrow(OutboundRefused)
  expect(connections).toBe(1)
  server.close()
})

it('sends its own name and no cookies, and verifies the certificate of the host', async () => {
  const outbound = web.outbound()
  await get(`${site}/`, outbound)
  const { body } = await get(`${site}/redirect?to=/next?a=1%23b`, outbound)
  const { url, headers } = JSON.parse(body.toString())
  expect(url).toBe('/next?a=1')
  expect(headers).toMatchObject({ host: 'site.example', 'user-agent': expect.stringContaining('Candour') })
  expect(headers).not.toHaveProperty('cookie')
  await expect(get('https://other.example/', outbound)).rejects.toThrow(OutboundFailed)
})

it('tells a redirect without following it, and can leave the body unread', async () => {
  const outbound = web.outbound()
  expect(await outbound.request(`${site}/redirect?to=/next`, { companyId })).toMatchObject({
    url: `${site}/redirect?to=/next`,
    status: 302,
    headers: { location: '/next' },
    body: Buffer.alloc(0),
  })
  const unread = await outbound.request(`${site}/slow`, { companyId, bodyStart: 0 })
  expect(unread).toMatchObject({ status: 200, body: Buffer.alloc(0) })
  await expect.poll(() => web.outside.open.size).toBe(0)
})

it('follows so many redirects and no more', async () => {
  await expect(get(`${site}/circle`)).rejects.toThrow(OutboundFailed)
  expect(web.outside.connections).toBe(6)
  await expect(web.outbound().get(`${site}/circle`, { companyId, redirects: 0 })).rejects.toThrow(
    OutboundFailed,
  )
  expect(web.outside.connections).toBe(7)
})

it('tries the next address of a host when one does not answer', async () => {
  const unreachable = '93.184.215.15'
  const outbound = web.outbound({
    resolve: async () => [unreachable, publicAddress],
    dial: (address) => ({ host: '127.0.0.1', port: address === unreachable ? 1 : web.outside.port }),
  })
  expect(await get(`${site}/`, outbound)).toMatchObject({ status: 200 })
})

describe('limits', () => {
  it.each(['gzip', 'br'])('decompresses %s', async (encoding) => {
    const { body } = await get(`${site}/compressed?encoding=${encoding}`)
    expect(body.toString()).toBe('words')
  })

  it.each(['gzip', 'br'] as const)('ends a %s bomb while it decompresses', async (encoding) => {
    const before = process.memoryUsage().arrayBuffers
    await expect(get(`${site}/bomb?encoding=${encoding}`)).rejects.toThrow(OutboundFailed)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * mib)
  })

  it('takes 2 MB and no more', async () => {
    expect((await get(`${site}/large?bytes=${2 * mib}`)).body.length).toBe(2 * mib)
    await expect(get(`${site}/large?bytes=${2 * mib + 1}`)).rejects.toThrow(OutboundFailed)
  })

  it.each(['/headers', '/interim', '/slow', '/silent'])('ends %s, with its connection', async (path) => {
    await expect(get(site + path, web.outbound({ totalMs: 500 }))).rejects.toThrow(OutboundFailed)
    await expect.poll(() => web.outside.open.size).toBe(0)
  })

  it('ends at once when the caller or the server stops, even in the queue', async () => {
    const outbound = web.outbound()
    const stopping = new AbortController()
    const calls = Array.from({ length: 6 }, () =>
      outbound.get(`${site}/silent`, { companyId, signal: stopping.signal }),
    )
    await expect.poll(() => web.outside.connections).toBe(4)
    stopping.abort()
    for (const call of calls) await expect(call).rejects.toThrow(OutboundFailed)
    const another = get(`${site}/silent`, outbound)
    await outbound.close()
    await expect(another).rejects.toThrow(OutboundFailed)
    expect(web.outside.connections).toBeLessThanOrEqual(5)
  })

  it("does not make a company wait for another's slow answers", async () => {
    const outbound = web.outbound()
    const stopping = new AbortController()
    const slow = Array.from({ length: 24 }, () =>
      outbound.get(`${site}/slow`, { companyId: 'slow', signal: stopping.signal }).catch(() => 'ended'),
    )
    await expect.poll(() => web.outside.connections).toBe(4)
    for (let n = 0; n < 20; n += 1) await outbound.get(`${site}/`, { companyId: 'quick' })
    // Still four of the slow ones: the others wait behind their own company's.
    expect(web.outside.connections).toBe(24)
    await expect(outbound.get(`${site}/`, { companyId: 'slow' })).rejects.toMatchObject({
      code: 'overloaded',
    })
    stopping.abort()
    expect(new Set(await Promise.all(slow))).toEqual(new Set(['ended']))
  })
})

it('posts a body, and reads only the beginning of the answer, whatever its length or pace', async () => {
  const post = {
    companyId,
    method: 'POST',
    body: 'words '.repeat(1000),
    headers: { 'x-given': 'yes' },
  } as const
  const outbound = web.outbound()
  const answer = await outbound.request(`${site}/echo`, { ...post, bodyStart: 10 })
  expect(answer).toMatchObject({ status: 202, headers: { 'x-got': 'POST yes' } })
  expect(answer.body.toString()).toBe('words word')
  const endless = await outbound.request(`${site}/slow`, { companyId, bodyStart: 1_000_000 })
  expect(endless.status).toBe(200)
  expect(endless.body.length).toBeGreaterThan(0)
})

it('does not make those wait who limit themselves', async () => {
  const outbound = web.outbound()
  const stopping = new AbortController()
  const waiting = { companyId: 'slow', signal: stopping.signal }
  const slow = Array.from({ length: 4 }, () =>
    outbound.request(`${site}/silent`, waiting).catch(() => 'ended'),
  )
  expect(await outbound.request(`${site}/`, { companyId: 'slow', queued: false })).toMatchObject({
    status: 200,
  })
  stopping.abort()
  await Promise.all(slow)
})
