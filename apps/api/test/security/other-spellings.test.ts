import { get as request } from 'node:http'
import autocannon from 'autocannon'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AttackedServer, startAttackedServer } from '#test/security/attacked-server.ts'

let server: AttackedServer
let make: AttackedServer['make']
beforeAll(async () => {
  server = await startAttackedServer()
  make = server.make
}, 120_000)
afterAll(async () => {
  expect(await server.stop()).toBe(0)
})

const headers = { 'accept-encoding': 'br' }

/** Requests exactly this path, without URL normalization. */
function ask(path: string): Promise<{ status: number | undefined; bytes: number; etag: string | undefined }> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve({ status: response.statusCode, bytes, etag: response.headers.etag }))
    }).on('error', reject)
  })
}

/** Returns responses per second for each path, measured alternately, the best of three runs. */
async function speedsOf(...paths: string[]): Promise<number[]> {
  const speeds = paths.map(() => 0)
  for (let round = 0; round < 3; round += 1) {
    for (const [n, path] of paths.entries()) speeds[n] = Math.max(speeds[n] ?? 0, await speedOf(path))
  }
  return speeds
}

async function speedOf(path: string): Promise<number> {
  const options = { url: server.url + path, headers, connections: 16, sampleInt: 50 }
  const { requests, duration, non2xx } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
    // Long enough for thousands of responses. The option `duration` takes whole seconds only.
    setTimeout(() => running.stop(), 250)
  })
  expect(non2xx).toBe(0)
  return requests.total / duration
}

/** Returns a company's path with each letter escaped or capitalized, and the same for one of its screens. */
function spellingsOf(word: string): string[] {
  const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`
  return [...word].flatMap((letter, at) =>
    [escaped(letter), letter.toUpperCase()].flatMap((other) => {
      const spelling = word.slice(0, at) + other + word.slice(at + 1)
      return [`/${spelling}`, `/${spelling}/`, `/${spelling}?n=${at}`, `/${spelling}/rating`]
    }),
  )
}

it('serves a page at the same speed after other spellings of its path', async () => {
  const [untouched, attacked] = [
    await make.company({ slug: 'untouched' }),
    await make.company({ slug: 'alpha' }),
  ]
  for (let round = 0; round < 2; round += 1) {
    for (const spelling of spellingsOf(attacked.slug)) expect((await ask(spelling)).status).toBe(200)
  }
  const [usual = 0, speed = 0] = await speedsOf(`/${untouched.slug}`, `/${attacked.slug}`)
  console.log(`${Math.round(speed)} pages a second, without other spellings ${Math.round(usual)}`)
  // Was 0.03 before pages were cached by canonical path.
  expect(speed / usual).toBeGreaterThan(0.4)
  const answers = await Promise.all(['/alpha', '/%61lpha', '/ALPHA/?x'].map(ask))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

it('serves the home page fast after other spellings of its path', async () => {
  const { slug } = await make.company()
  for (const spelling of ['/.', '/%2e', '/a/..', '/a/%2e%2e', '/./.', '/%2E/.', '/b/..']) {
    expect((await ask(spelling)).status).toBe(200)
  }
  const [usual = 0, speed = 0] = await speedsOf(`/${slug}`, '/')
  console.log(`${Math.round(speed)} first pages a second, of a company ${Math.round(usual)}`)
  // Lower than above: the home page is larger, so serving it takes longer.
  expect(speed / usual).toBeGreaterThan(0.2)
  expect(await ask('/%2e')).toEqual(await ask('/'))
})
