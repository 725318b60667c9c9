import { execFile } from 'node:child_process'
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiKeyOf } from '#test/api-key.ts'
import { testApp } from '#test/app.ts'

const execute = promisify(execFile)
const root = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const tsc = root('packages/api-client/node_modules/.bin/tsc')

const t = await testApp()
const origin = await t.app.listen({ port: 0, host: '127.0.0.1' })
// Outside the repository, so that nothing of it is found by accident.
const folder = await mkdtemp(join(tmpdir(), 'program-'))
afterAll(() => rm(folder, { recursive: true }))

/** Installs the packed client into an empty folder, as npm does, but for zod, which is linked: no registry is asked. */
beforeAll(async () => {
  await execute(process.execPath, ['build-package.ts'], { cwd: root('packages/api-client') })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const { stdout } = await npm('pack', '--silent', root('packages/api-client/dist'))
  await npm('install', `./${stdout.trim()}`, await realpath(root('packages/schemas/node_modules/zod')))
}, 180_000)

const npm = (...args: string[]) =>
  execute('npm', [...args, '--offline', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder })

/** Compiles a program strictly, without types of Node.js. */
async function compile(text: string) {
  const compilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
    ...{ target: 'es2023', module: 'nodenext', lib: ['es2023', 'dom'], types: [], outDir: 'out' },
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
  await writeFile(
    join(folder, 'program.ts'),
    `declare const process: { env: Record<string, string | undefined> }\n${text}`,
  )
  await execute(tsc, [], { cwd: folder })
}

const run = (env: Record<string, string> = {}) =>
  execute(process.execPath, ['out/program.js'], { cwd: folder, env: { PATH: process.env.PATH, ...env } })

it('runs the example of its README outside the repository', async () => {
  const readme = await readFile(root('packages/api-client/README.md'), 'utf8')
  const [, example = ''] = /```ts\n(.*?)```/s.exec(readme) ?? []
  const company = await t.make.company()
  // Two reviews of the same millisecond would be in either order.
  const start = Date.now() - 3_600_000
  for (let n = 0; n < 120; n += 1) {
    const createdAt = new Date(start + n * 1000)
    await t.make.review(company, { rating: 1, feedback: `Loud ${n} 騒`, createdAt })
  }
  await t.make.review(company, { rating: 5, feedback: 'Wonderful' })
  const owner = await t.signInAs({ companies: [company] })
  const env = {
    CANDOUR_URL: origin,
    CANDOUR_KEY: await apiKeyOf(t, owner, company, ['reviews:read', 'placements:read', 'placements:manage']),
  }
  await compile(example)
  for (let times = 0; times < 2; times += 1) {
    const { stdout, stderr } = await run(env)
    const lines = stdout.trim().split('\n')
    expect([lines.length, lines[0], stderr]).toEqual([121, '1 Loud 119 騒', ''])
    expect(lines.at(-1)).toMatch(/^http/)
  }
  expect(await t.sql`select name from placements where company_id = ${company.id}`).toEqual([
    { name: 'Table 7' },
  ])

  const reading = await apiKeyOf(t, owner, company, ['reviews:read'])
  const refused = await run({ ...env, CANDOUR_KEY: reading })
  expect(refused.stderr).toMatch(/^scope_missing .*placements:manage/)
})

it('refuses to compile what the contracts do not allow', async () => {
  await compile(`import { createClient } from '@candour/api-client'
import { createPlacements } from '@candour/api-client/contracts/placements'
import { exportReviewsCsv, listReviews } from '@candour/api-client/contracts/reviews'

const candour = createClient({ baseUrl: 'http://localhost:3000', key: '' })
export const wrong = [
  // @ts-expect-error there is no such field
  () => candour.call(listReviews, { query: { stars: 5 } }),
  // @ts-expect-error there is no such kind
  () => candour.call(createPlacements, { body: { name: 'Table 7', kind: 'sofa' } }),
  // @ts-expect-error the body is missing
  () => candour.call(createPlacements, {}),
  // @ts-expect-error reviews have no stars
  async () => (await candour.call(listReviews, {})).items[0]?.stars,
  // @ts-expect-error it has no pages
  () => candour.all(createPlacements, { body: { name: 'Table 7', kind: 'card' } }),
  // @ts-expect-error a download is not JSON
  () => candour.call(exportReviewsCsv, {}),
]
console.log(wrong.length)
`)
  expect((await run()).stdout).toBe('6\n')
})
