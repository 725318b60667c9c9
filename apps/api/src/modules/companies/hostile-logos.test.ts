import {
  createCompany,
  maxLogoBytes,
  updateCompany,
  updateDashboardCompany,
} from '@candour/schemas/companies.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts'

let t: TestApp
let operator: SignedIn
let company: { id: string }
let owner: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  company = await t.make.company()
  owner = await t.signIn((await t.make.user({ companies: [company] })).email)
  operator = await t.signIn((await t.make.user({ role: 'superadmin' })).email)
})
afterAll(() => t[Symbol.asyncDispose]())

const url = (type: string, bytes: string | Buffer) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
const svg = (content: string) => url('image/svg+xml', content)
const drawing = (content: string) =>
  svg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7"/>${content}</svg>`)
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Start of a PNG of `side` by `side` pixels (ISO/IEC 15948, section 11.2.1). */
function pngHeader(side: number): Buffer {
  const header = Buffer.alloc(25)
  header.writeUInt32BE(13, 0)
  header.write('IHDR', 4)
  header.writeUInt32BE(side, 8)
  header.writeUInt32BE(side, 12)
  header.set([8, 6], 16)
  return Buffer.concat([signature, header])
}

const stored = async () => ({
  companies: await t.owner.selectFrom('companies').selectAll().orderBy('id').execute(),
  images: await t.owner.selectFrom('images').select('sha256').execute(),
})

it.each([
  ['a PNG header on HTML', url('image/png', Buffer.concat([signature, Buffer.from('<script>')])), 400],
  ['HTML that says it is a PNG', url('image/png', '<!doctype html><script>alert(1)</script>'), 400],
  ['HTML that says it is a drawing', svg('<!doctype html><svg onload="alert(1)"></svg>'), 400],
  ['a PNG that says it is a JPEG', url('image/jpeg', pngHeader(10)), 400],
  ['a drawing that says it is a PNG', url('image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>'), 400],
  ['a type that is no image', url('text/html', '<script>alert(1)</script>'), 400],
  ['an image of another kind', url('image/gif', 'GIF89a'), 400],
  ['30,000 by 30,000 pixels', url('image/png', pngHeader(30_000)), 400],
  ['a drawing of entities', svg('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>'), 400],
  ['a drawing that reads a file', svg('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg/>'), 400],
  ['a drawing with a script', drawing('<script>alert(1)</script>'), 400],
  ['a drawing with a handler', drawing('<path d="M0 0" onclick="alert(1)"/>'), 400],
  ['a drawing with foreign content', drawing('<foreignObject><p>alert</p></foreignObject>'), 400],
  ['a drawing that reaches out', drawing('<use href="https://evil.example/x.svg#a"/>'), 400],
  [
    'a drawing that reaches out by a set',
    drawing('<style>path{fill:image-set("https://evil.example/a" 1x)}</style>'),
    400,
  ],
  ['20,000 nested groups', drawing(`${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}`), 400],
  ['20,000 groups never closed', drawing('<g>'.repeat(20_000)), 400],
  ['50,000 elements', drawing('<path d="M0 0"/>'.repeat(50_000)), 400],
  ['two drawings', svg('<svg xmlns="http://www.w3.org/2000/svg"/><svg/>'), 400],
  ['an address', 'https://evil.example/logo.png', 400],
  ['not base64', 'data:image/png;base64,<script>', 400],
  ['nothing', 'data:image/png;base64,', 400],
  ['3 MB', url('image/png', Buffer.concat([pngHeader(10), Buffer.alloc(3 * 1024 * 1024)])), 413],
  [
    'one byte too many',
    url('image/png', Buffer.concat([pngHeader(10), Buffer.alloc(maxLogoBytes - 32)])),
    413,
  ],
])(
  'rejects %s with a clear message, from operators and owners, and stores nothing',
  async (_, logoUrl, status) => {
    const before = await stored()
    const created = await operator.call(createCompany, {
      body: { name: 'Evil', slug: 'evil', googleReviewUrl: 'https://g.page/r/evil', logoUrl },
    })
    const edited = await operator.call(updateCompany, {
      params: { id: company.id },
      body: { name: 'Evil', logoUrl },
    })
    const own = await owner.call(updateDashboardCompany, {
      query: { companyId: company.id },
      body: { name: 'Evil', logoUrl },
    })
    for (const answer of [created, edited, own]) {
      expect(answer.status).toBe(status)
      expect(answer.body.message).toMatch(
        /^(Please upload an? (image|drawing|simpler drawing)\b|This is too large to send)/,
      )
    }
    expect(await stored()).toEqual(before)
  },
)
