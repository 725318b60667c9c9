import { execFile, spawnSync } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { CompanyPermission } from '@candour/schemas/endpoint.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiKeyOf } from '#test/api-key.ts'
import { testApp } from '#test/app.ts'
import { documentOf } from '#test/pages.ts'

const execute = promisify(execFile)
const isInstalled = (program: string) => spawnSync(program, ['--version']).status === 0

/** The code of README's section about the API, by language, in its order. */
const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8')
const section = readme.slice(readme.indexOf('## The API'), readme.indexOf('## Development'))
const blocks = [...section.matchAll(/```(\w+)\n(.*?)```/gs)].map(([, language, code = '']) => ({
  language,
  code,
}))
const [, curl = ''] = codeIn('sh')
const [node = '', verifyInNode] = codeIn('js')
const [python = '', verifyInPython] = codeIn('python')

function codeIn(wanted: string): string[] {
  return blocks.flatMap(({ language, code }) => (language === wanted ? [code] : []))
}

const t = await testApp()
const origin = await t.app.listen({ port: 0, host: '127.0.0.1' })
const folder = await mkdtemp(join(tmpdir(), 'examples-'))
afterAll(() => rm(folder, { recursive: true }))

const scopes: CompanyPermission[] = ['reviews:read', 'placements:read', 'placements:manage']

const run = (program: string, args: string[], env: Record<string, string> = {}) =>
  execute(program, args, { cwd: folder, env: { PATH: process.env.PATH, ...env }, maxBuffer: 2 ** 24 })

describe.each([
  { name: 'curl', program: 'curl', command: ['bash', '-euo', 'pipefail', '-c', curl] },
  { name: 'Node.js', program: 'node', command: [process.execPath, '--input-type=module', '--eval', node] },
  { name: 'Python', program: 'python3', command: ['python3', '-c', python] },
])('the example for $name', ({ program, command: [file = '', ...args] }) => {
  let env: Record<string, string>
  let company: { id: string }
  const texts = Array.from({ length: 130 }, (_, n) => `Too loud “${n}” 騒がしい`)

  beforeAll(async () => {
    company = await t.make.company({ name: "O'Connor & Søn <b>" })
    for (const feedback of texts) await t.make.review(company, { rating: 2, feedback })
    await t.make.review(company, { rating: 5, feedback: 'Wonderful' })
    const stranger = await t.make.company()
    await t.make.review(stranger, { rating: 1, feedback: 'Of a stranger' })
    const owner = await t.signInAs({ companies: [company, stranger] })
    env = { CANDOUR_URL: origin, CANDOUR_KEY: await apiKeyOf(t, owner, company, scopes) }
  })

  it('creates a code once, and lists all pages of reviews', async ({ skip }) => {
    skip(!isInstalled(program), `${program} is not installed`)
    for (let times = 0; times < 2; times += 1) {
      const { stdout } = await run(file, args, env)
      for (const text of texts) expect(stdout).toContain(text)
      expect(stdout).not.toMatch(/Wonderful|Of a stranger/)
    }
    const stored = await t.sql`select name, kind from placements where company_id = ${company.id}`
    expect(stored).toEqual([{ name: 'Table 7', kind: 'card' }])
  })

  it('fails with a key that is not valid', async ({ skip }) => {
    skip(!isInstalled(program), `${program} is not installed`)
    await expect(run(file, args, { ...env, CANDOUR_KEY: 'candour_x' })).rejects.toMatchObject({
      code: expect.any(Number),
    })
  })
})

it.for([
  { language: 'curl', program: 'curl', command: ['bash', '-c'] },
  { language: 'Node.js', program: 'node', command: [process.execPath, '--input-type=module', '--eval'] },
  { language: 'Python', program: 'python3', command: ['python3', '-c'] },
])('a request for $language is copied from the documentation', async (given, { skip }) => {
  const { language, program, command } = given
  skip(!isInstalled(program), `${program} is not installed`)
  const [file = '', ...args] = command
  const company = await t.make.company()
  await t.make.review(company, { feedback: 'Too loud 騒がしい' })
  const owner = await t.signInAs({ companies: [company] })
  const key = await apiKeyOf(t, owner, company, scopes)
  const copied = async (part: string, call: string) => {
    const page = documentOf(await t.app.inject(`/api/docs/${part}`))
    const code = page.querySelector(`[name=${call}][data-language="${language}"] pre`)?.textContent ?? ''
    const text = code.replace(t.deps.config.origins.dashboard, origin)
    return (await run(file, [...args, text], { CANDOUR_KEY: key })).stdout
  }
  expect(await copied('reviews', 'listReviews')).toContain('Too loud 騒がしい')
  expect(await copied('placements', 'createPlacements')).toContain('"kind":"poster"')
  expect(await t.sql`select kind from placements where company_id = ${company.id}`).toHaveLength(1)
})

it.for([
  {
    name: 'Node.js',
    program: 'node',
    command: [process.execPath, '--input-type=module', '--eval'],
    code: `${verifyInNode}
const [secret, messages] = JSON.parse(process.env.INPUT)
console.log(JSON.stringify(messages.map(([headers, body]) => isGenuine(headers, Buffer.from(body), secret))))`,
  },
  {
    name: 'Python',
    program: 'python3',
    command: ['python3', '-c'],
    code: `${verifyInPython}
import json, os
secret, messages = json.loads(os.environ["INPUT"])
print(json.dumps([is_genuine(headers, body.encode(), secret) for headers, body in messages]))`,
  },
])('the example for $name verifies webhooks', async (given, { skip }) => {
  const {
    program,
    code,
    command: [file = '', ...args],
  } = given
  skip(!isInstalled(program), `${program} is not installed`)
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const body = JSON.stringify({ type: 'review.created', data: { words: 'Zoë 騒がしい' } })

  /** The headers of a message by the letter of Standard Webhooks 1.0.0, sent so many seconds ago. */
  function headersOf(age = 0) {
    const [id, timestamp] = ['msg_1', String(Math.floor(Date.now() / 1000) - age)]
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
    return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
  }

  const headers = headersOf()
  const cases: [genuine: boolean, headers: Record<string, string>, body?: string][] = [
    [true, headers],
    [true, headersOf(200)],
    [true, { ...headers, 'webhook-signature': `v1,x ${headers['webhook-signature']} v2,y` }],
    [false, headers, body.replace('created', 'changed')],
    [false, { ...headers, 'webhook-id': 'msg_2' }],
    [false, { ...headers, 'webhook-signature': 'v1,é' }],
    [false, headersOf(400)],
    [false, headersOf(-400)],
    [false, { ...headers, 'webhook-timestamp': 'x' }],
    [false, {}],
  ]
  const messages = cases.map(([, given, sent = body]) => [given, sent])
  const { stdout } = await run(file, [...args, code], { INPUT: JSON.stringify([secret, messages]) })
  expect(JSON.parse(stdout)).toEqual(cases.map(([genuine]) => genuine))
})
