import { crc32, deflateSync } from 'node:zlib'
import { login } from '@candour/schemas/accounts.ts'
import { updateCompany } from '@candour/schemas/companies.ts'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { password } from '#test/factories.ts'
import { type AttackedServer, startAttackedServer } from '#test/security/attacked-server.ts'
import { residentMb } from '#test/security/memory.ts'

const svg = (content: string, attributes = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`
const times = (n: number, of: (index: number) => string) =>
  Array.from({ length: n }, (_, i) => of(i)).join('')
/** `levels` definitions, each of which uses the one before ten times. */
const nested = (levels: number, define: (id: number, of: (attribute: string) => string) => string) =>
  times(levels, (id) =>
    define(id, (reference) =>
      id === 0
        ? '<rect width="9" height="9"/>'
        : times(10, (x) => `<rect x="${x}" width="9" height="9" ${reference}/>`),
    ),
  )
const chain = (kind: string, property: string, levels = 20) =>
  svg(
    `${nested(levels, (id, of) => `<${kind} id="d${id}" width="50" height="50" markerWidth="9" markerHeight="9" patternUnits="userSpaceOnUse">${of(`${property}="url(#d${id - 1})"`)}</${kind}>`)}<rect width="100" height="100" ${property}="url(#d${levels - 1})"/>`,
  )

const drawings: Record<string, string> = {
  'nested patterns': chain('pattern', 'fill'),
  'nested patterns as strokes': chain('pattern', 'stroke'),
  'nested masks': chain('mask', 'mask'),
  'nested clip paths': chain('clipPath', 'clip-path'),
  'nested markers': chain('marker', 'marker-mid'),
  'five levels of patterns': chain('pattern', 'fill', 6),
  'patterns in a style attribute': svg(
    `${nested(20, (id, of) => `<pattern id="d${id}" width="9" height="9">${of(`style="fill:url('#d${id - 1}')"`)}</pattern>`)}<rect width="100" height="100" fill="url(#d19)"/>`,
  ),
  'patterns in a style sheet': svg(
    `<style>${times(20, (id) => `.c${id}{fill:url(#d${id})}`)}</style>${nested(20, (id, of) => `<pattern id="d${id}" width="9" height="9">${of(`class="c${id - 1}"`)}</pattern>`)}<rect class="c19" width="100" height="100"/>`,
  ),
  'patterns inherited from a group': svg(
    `${times(5, (id) => `<pattern id="d${id}" width="9" height="9"><g ${id ? `fill="url(#d${id - 1})"` : ''}>${times(100, () => '<rect width="9" height="9"/>')}</g></pattern>`)}<rect width="100" height="100" fill="url(#d4)"/>`,
  ),
  'nested copies': svg(
    `${times(20, (id) => `<g id="d${id}">${id ? times(10, () => `<use href="#d${id - 1}"/>`) : '<rect width="9" height="9"/>'}</g>`)}<use href="#d19"/>`,
  ),
  'nested copies by xlink': svg(
    `${times(20, (id) => `<g id="d${id}">${id ? times(10, () => `<use xlink:href="#d${id - 1}"/>`) : '<rect width="9" height="9"/>'}</g>`)}<use xlink:href="#d19"/>`,
  ),
  'copies of itself': svg('<g id="a"><use href="#a"/></g><use href="#a"/>'),
  'two patterns of each other': svg(
    '<pattern id="a" width="9" height="9"><rect width="9" height="9" fill="url(#b)"/></pattern><pattern id="b" width="9" height="9"><rect width="9" height="9" fill="url(#a)"/></pattern><rect width="100" height="100" fill="url(#a)"/>',
  ),
  'a chain of thousands': svg(times(4_000, (id) => `<g id="d${id}"><use href="#d${id + 1}"/></g>`)),
  'gradients of gradients': svg(
    `${times(2_000, (id) => `<linearGradient id="d${id}" href="#d${id + 1}"/>`)}<rect width="9" height="9" fill="url(#d0)"/>`,
  ),
  'a gradient with 5,000 stops': svg(
    `<linearGradient id="g">${times(5_000, (n) => `<stop offset="${n / 5_000}" stop-color="#${(n + 4096).toString(16).slice(-3)}"/>`)}</linearGradient><rect width="100" height="100" fill="url(#g)"/>`,
  ),
  'a thousand blurs': svg(
    `<filter id="f">${times(1_000, () => '<feGaussianBlur stdDeviation="50"/>')}</filter><rect width="100" height="100" filter="url(#f)"/>`,
  ),
  'a blur beyond all sizes': svg(
    '<filter id="f" x="-1e6" y="-1e6" width="1e7" height="1e7"><feGaussianBlur stdDeviation="1e6"/></filter><rect width="100" height="100" filter="url(#f)"/>',
  ),
  'turbulence of many octaves': svg(
    '<filter id="f"><feTurbulence numOctaves="10000" baseFrequency="0.9"/></filter><rect width="100" height="100" filter="url(#f)"/>',
  ),
  'a huge convolution': svg(
    `<filter id="f"><feConvolveMatrix order="99" kernelMatrix="${times(9_801, () => '1 ')}"/></filter><rect width="100" height="100" filter="url(#f)"/>`,
  ),
  'a huge morphology': svg(
    '<filter id="f"><feMorphology operator="dilate" radius="100000"/></filter><rect width="100" height="100" filter="url(#f)"/>',
  ),
  'nested filters on groups': svg(
    `<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>${times(95, () => '<g filter="url(#f)">')}<rect width="100" height="100"/>${times(95, () => '</g>')}`,
  ),
  'nested opacity': svg(
    `${times(95, () => '<g opacity="0.9">')}<rect width="9" height="9"/>${times(95, () => '</g>')}`,
  ),
  'a tiny pattern over a huge area': svg(
    '<pattern id="p" width="0.0001" height="0.0001" patternUnits="userSpaceOnUse"><rect width="1" height="1"/></pattern><rect width="1e9" height="1e9" fill="url(#p)"/>',
  ),
  'a huge pattern': svg(
    '<pattern id="p" width="1e9" height="1e9" patternUnits="userSpaceOnUse"><rect width="1e9" height="1e9"/></pattern><rect width="100" height="100" fill="url(#p)"/>',
  ),
  'a dash of nothing': svg(
    '<path d="M0 0H1e7" stroke="#000" stroke-width="1" stroke-dasharray="0.0001 0.0001"/>',
  ),
  'a path of a megabyte': svg(
    `<path d="M0 0${times(100_000, (n) => `L${n % 99} ${(n * 7) % 99}`)}" stroke="#000"/>`,
  ),
  'a text of a megabyte': svg(`<text y="50" font-size="9">${'漢'.repeat(300_000)}</text>`),
  'a huge text': svg('<text y="50" font-size="1e9">M</text>'),
  'a huge view box': svg('<rect width="1e30" height="1e30"/>', 'viewBox="0 0 1e30 1e30"'),
  'a huge size': svg('<rect width="9" height="9"/>', 'width="1e9" height="1e9"'),
  'a negative size': svg('<rect width="9" height="9"/>', 'width="-5" height="-5"'),
  'coordinates that are no numbers': svg(
    '<path d="MNaN,NaN LInfinity 1e999 Z"/><rect width="NaN" height="1e999"/>',
  ),
  'nine thousand elements': svg(times(9_000, (n) => `<circle cx="${n % 99}" cy="50" r="50" opacity="0.1"/>`)),
  'twenty thousand elements': svg(times(20_000, () => '<g/>')),
  'elements a thousand deep': svg(times(1_000, () => '<g>') + times(1_000, () => '</g>')),
  entities: `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
  'a foreign image': svg('<image href="file:///etc/passwd" width="9" height="9"/>'),
  'a script': svg('<script>for(;;);</script>'),
  'an unfinished tag': svg('<rect '.repeat(5_000)),
}

/** Writes a PNG of these dimensions, whatever its data. */
function png(width: number, height: number, data: Buffer, colorType = 6): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), body])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(body.length)
    sum.writeUInt32BE(crc32(typed))
    return Buffer.concat([length, typed, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, colorType, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

async function rasters(): Promise<Record<string, [type: 'png' | 'jpeg', bytes: Buffer]>> {
  const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes), { level: 9 })
  const photo = createCanvas(5_000, 5_000)
  const jpeg = await photo.encode('jpeg', 50)
  const scans = jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xda])), -2)
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  const huge = Buffer.from(jpeg)
  huge.writeUInt16BE(65_535, frame + 5)
  return {
    'a PNG of 25 megapixels in kilobytes': ['png', png(5_000, 5_000, zeros(5_000 * (5_000 * 4 + 1)))],
    'a PNG larger than any page': ['png', png(100_000, 100_000, zeros(1_000))],
    'a PNG that inflates beyond its dimensions': ['png', png(16, 16, zeros(500_000_000))],
    'a PNG without pixels': ['png', png(500, 500, Buffer.alloc(0))],
    'a PNG of garbage': ['png', png(500, 500, Buffer.alloc(100_000, 7))],
    'a PNG with a palette that is missing': ['png', png(500, 500, zeros(500 * 501), 3)],
    'a truncated JPEG': ['jpeg', jpeg.subarray(0, jpeg.length / 3)],
    'a JPEG of many scans': [
      'jpeg',
      Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: 10 }, () => scans), jpeg.subarray(-2)]),
    ],
    'a JPEG of 65,535 lines': ['jpeg', huge],
    'a JPEG in a PNG': ['png', jpeg],
  }
}

let server: AttackedServer
let cookie: string
let companyId: string
beforeAll(async () => {
  server = await startAttackedServer()
  const { email } = await server.make.user({ role: 'superadmin' })
  const response = await send(login.path, 'POST', { email, password })
  cookie = response.headers
    .getSetCookie()
    .map((given) => given.split(';')[0])
    .join('; ')
  companyId = (await server.make.company()).id
})
afterAll(() => server.stop())

const send = (path: string, method: string, body: unknown) =>
  fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', cookie: cookie ?? '' },
    body: JSON.stringify(body),
  })
const upload = (mediaType: string, bytes: Buffer) =>
  send(updateCompany.path.replace(':id', companyId), updateCompany.method, {
    logoUrl: `data:image/${mediaType};base64,${bytes.toString('base64')}`,
  })

it('costs the server little memory and no silence, and every image is stored or refused with a sentence', {
  timeout: 600_000,
}, async () => {
  const images: [name: string, type: string, bytes: Buffer][] = [
    ...Object.entries(drawings).map(
      ([name, source]) => [name, 'svg+xml', Buffer.from(source)] as [string, string, Buffer],
    ),
    ...Object.entries(await rasters()).map(
      ([name, [type, bytes]]) => [name, type, bytes] as [string, string, Buffer],
    ),
  ]
  expect(images.length).toBeGreaterThanOrEqual(40)
  const most = { mb: 0, at: '' }
  let silentMs = 0
  let current = ''
  let watching = true
  const memory = (async () => {
    while (watching) {
      const mb = await residentMb(server.pid)
      if (mb > most.mb) Object.assign(most, { mb, at: current })
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  // The peak of an ordinary upload, because its process may have ended by the time it is answered.
  expect((await upload('svg+xml', Buffer.from(svg('<rect width="9" height="9"/>')))).status).toBe(200)
  const before = most.mb
  const silence = (async () => {
    while (watching) {
      const begun = performance.now()
      await fetch(`${server.url}/api/health/live`)
      silentMs = Math.max(silentMs, performance.now() - begun)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })()
  const outcomes: string[] = []
  /** Uploads an image. Returns for how long the server answered no one meanwhile, in ms. */
  const silenceDuring = async ([name, type, bytes]: (typeof images)[number]) => {
    current = name
    silentMs = 0
    const begun = performance.now()
    const response = await upload(type, bytes)
    const { message = '' } = await response.json()
    outcomes.push(
      `${name}: ${response.status} ${response.status === 200 ? '' : message} (${Math.round(performance.now() - begun)} ms)`,
    )
    expect([200, 400, 413], `${name}: ${message}`).toContain(response.status)
    return silentMs
  }
  let longest = 0
  for (const image of images) {
    let silence = await silenceDuring(image)
    // Other processes on the machine can only prolong it.
    for (let n = 0; n < 2 && silence >= 1_000; n += 1) silence = Math.min(silence, await silenceDuring(image))
    longest = Math.max(longest, silence)
  }
  watching = false
  await Promise.all([memory, silence])
  console.log(outcomes.join('\n'))
  console.log(
    `${Math.round(before)} MB before, at most ${Math.round(most.mb)} MB (${most.at}); silent for ${Math.round(longest)} ms at most`,
  )
  expect(most.mb - before).toBeLessThan(200)
  expect(longest).toBeLessThan(1_000)
})
