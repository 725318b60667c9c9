import { execFile } from 'node:child_process'
import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { updateDashboardCompany } from '@candour/schemas/companies.ts'
import { evidenceKeyPath, exportEvidence } from '@candour/schemas/evidence.ts'
import { catalogues } from '@candour/texts/catalogues.ts'
import { expect, it, onTestFinished } from 'vitest'
import type { AppOptions } from '#app.ts'
import { zipOf } from '#lib/zip.ts'
import { type Shown, takeSnapshots } from '#modules/evidence/snapshots.ts'
import { checkFiles, type Manifest, readZip } from '#modules/evidence/verify.ts'
import { visitsOf } from '#modules/evidence/visit.ts'
import { pages } from '#pages/index.ts'
import { reseal } from '#process/reseal.ts'
import { anotherApp, sessionSecrets, testApp } from '#test/app.ts'

const t = await testApp()
const app = await anotherApp(t, { pages })
const name = 'Łódź & Söhne “Spezialitäten” 寿司 <script>'

async function made(company: { id: string }, cookie: string, span = '') {
  const answer = await app.inject({
    url: `${exportEvidence.path}?companyId=${company.id}${span}`,
    headers: { cookie, host: 'localhost:3000' },
  })
  expect(answer.statusCode).toBe(200)
  return new Uint8Array(answer.rawPayload)
}

async function scene() {
  const company = await t.make.company({ name })
  const owner = await t.signInAs({ companies: [company] })
  const say = (texts: object) =>
    owner.call(updateDashboardCompany, { query: { companyId: company.id }, body: { texts } })
  return { company, owner, say }
}

const text = (files: ReadonlyMap<string, Uint8Array>, path: string) =>
  new TextDecoder().decode(files.get(path))

it('is the same for a span before its first snapshot, also after a new name', async () => {
  const { company, owner } = await scene()
  const span = '&from=2020-01-01&to=2020-12-31'
  const before = await made(company, owner.cookie, span)
  await t.sql`update companies set name = 'Another name' where id = ${company.id}::uuid`
  expect(await made(company, owner.cookie, span)).toEqual(before)
})

it('is one signed file of what was shown, said, refused and counted; the same twice', async () => {
  const { company, owner, say } = await scene()
  expect((await say({ de: { greeting: 'Herzlich willkommen' } })).status).toBe(200)
  expect((await say({ de: { greeting: 'Bitte geben Sie 5 Sterne' } })).status).toBe(400)
  await t.make.review(company, { feedback: 'Nothing of this may leave', contactEmail: 'ada@example.com' })
  const zip = await made(company, owner.cookie)
  expect(await made(company, owner.cookie)).toEqual(zip)

  const { files, problems } = readZip(zip)
  expect(problems).toEqual([])
  expect(await checkFiles(files)).toMatchObject({ problems: [] })
  const manifest = JSON.parse(text(files, 'manifest.json')) as Manifest
  expect([...files.keys()]).toEqual([
    ...manifest.files.map(({ path }) => path),
    'manifest.json',
    'manifest.sig',
  ])
  expect(manifest).toMatchObject({ company: { id: company.id, name }, timeZone: 'UTC' })

  const key = await app.inject({ url: evidenceKeyPath })
  expect(key.json()).toEqual(manifest.key)
  const isSigned = verify(
    null,
    files.get('manifest.json') ?? new Uint8Array(),
    createPublicKey({ key: key.json(), format: 'jwk' }),
    files.get('manifest.sig') ?? new Uint8Array(),
  )
  expect(isSigned).toBe(true)

  expect(text(files, 'words.csv')).toContain('texts.de.greeting')
  expect(text(files, 'words.csv')).toContain('Herzlich willkommen')
  expect(text(files, 'words.csv')).not.toContain('5 Sterne')
  expect(text(files, 'refused.csv')).toMatch(/user,texts\.de\.greeting,Bitte geben Sie 5 Sterne,steering/)
  for (const content of files.values()) {
    const written = Buffer.from(content).toString('latin1')
    for (const personal of [owner.email, owner.id, 'ada@example.com', 'Nothing of this']) {
      expect(written).not.toContain(personal)
    }
  }
  const compared = JSON.parse(text(files, 'comparison.json')) as { identical: boolean; language: string }[]
  expect(new Set(compared.map(({ language }) => language))).toEqual(new Set(['en', 'de']))
  expect(compared.every(({ identical }) => identical)).toBe(true)
  expect(text(files, 'about-reviews/de.html')).toContain('Łódź &amp; Söhne')
  const shown = JSON.parse(text(files, 'snapshots.json')) as { pages: Shown }[]
  const { aboutReviews, ...rated } = shown.at(-1)?.pages.de ?? {}
  const drawn = [...files.keys()].filter((path) => path.endsWith('-390x844.png'))
  expect(drawn).toEqual(
    expect.arrayContaining(Object.values(rated).map((hash) => `pages/${hash}-390x844.png`)),
  )
  expect(files.has(`pages/${aboutReviews}.html`)).toBe(true)
  expect(drawn).not.toContain(`pages/${aboutReviews}-390x844.png`)
})

it('is verified by the command, which says what it cannot read', async () => {
  const { company, owner } = await scene()
  const folder = await mkdtemp(join(tmpdir(), 'evidence-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [zip, key] = [join(folder, 'evidence.zip'), join(folder, 'key.json')]
  await writeFile(zip, await made(company, owner.cookie))
  await writeFile(key, (await app.inject({ url: evidenceKeyPath })).body)
  const command = fileURLToPath(
    new URL('../../../../../tooling/commands/src/evidence-verify.ts', import.meta.url),
  )
  const run = (...args: string[]) =>
    new Promise<string>((resolve) => {
      execFile(process.execPath, [command, ...args], (_, stdout, stderr) => resolve(stdout + stderr))
    })
  expect(await run(zip, '--key', key)).toMatch(
    / is as it was signed: .+\nIts key is that of .+key\.json\.\n$/,
  )
  expect(await run(zip, '--key', zip)).toMatch(
    /^The key .+evidence\.zip cannot be read: .+not valid JSON\.\n$/,
  )
  expect(await run(`${zip}x`)).toMatch(/^The evidence file cannot be read: ENOENT.+\n$/)
})

it('is signed with the same key after the secret that sealed it has gone', async () => {
  const keyWith = async (secrets: AppOptions['sessionSecrets']) =>
    (await (await anotherApp(t, { sessionSecrets: secrets })).inject({ url: evidenceKeyPath })).json()
  const [key, next] = [await keyWith(sessionSecrets), 'y'.repeat(32)]
  await reseal(t.platformDb, [next, ...sessionSecrets])
  expect(await keyWith([next])).toEqual(key)
  // For the tests that follow.
  await reseal(t.platformDb, [...sessionSecrets, next])
})

it('tells any byte that was changed, removed or added, wherever it is', async () => {
  const { company, owner } = await scene()
  const whole = await made(company, owner.cookie)
  const { files } = readZip(whole)
  const small = await smallFile()
  expect(await problemsOf(small)).toEqual([])
  for (let at = 0; at < small.length; at += 1) {
    const changed = small.slice()
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8))
    expect(await problemsOf(changed), `byte ${at}`).not.toEqual([])
  }
  expect(await problemsOf(small.slice(0, -1))).not.toEqual([])
  expect(await problemsOf(new Uint8Array([...small, 0]))).not.toEqual([])
  const without = new Map(files)
  without.delete('counts.csv')
  expect((await checkFiles(without)).problems).toEqual(['counts.csv is missing.'])
  const more = new Map(files).set('more.txt', new Uint8Array(1))
  expect((await checkFiles(more)).problems).toEqual(['more.txt was added.'])
})

it('keeps each page once, and a row per change and month, until the company is suspended and then', async () => {
  const { company, say } = await scene()
  const visit = visitsOf(app, t.deps.config)
  const take = () => takeSnapshots({ platformDb: t.deps.platformDb, visit, companyId: company.id })
  const counts = async () => {
    const [row] = await t.sql<{ pages: number; snapshots: number }>`
      select (select count(*)::integer from shown_pages where company_id = ${company.id}) as pages,
        (select count(*)::integer from snapshots where company_id = ${company.id}) as snapshots`
    return [row?.snapshots, row?.pages]
  }
  const due = (month = false) =>
    t.sql`update snapshot_turns set due_at = now() where company_id = ${company.id}`.then(() =>
      month
        ? t.sql`update snapshots set taken_at = taken_at - interval '1 month' where company_id = ${company.id}`
        : undefined,
    )
  await Promise.all([take(), take()])
  expect(await counts()).toEqual([1, 3])
  await take()
  await due()
  await take()
  expect(await counts()).toEqual([1, 3])
  await due(true)
  await take()
  expect(await counts()).toEqual([2, 3])

  await say({ en: { thanks: 'See you in spring' } })
  await take()
  expect(await counts()).toEqual([3, 5])
  await t.setCompany(company, { billing_status: 'suspended' })
  await take()
  const [last] = await t.sql<{ pages: Record<string, Record<string, string>> }>`
    select pages from snapshots where company_id = ${company.id} order by taken_at desc limit 1`
  const [page] = await t.sql<{ html: Buffer }>`
    select html from shown_pages
    where company_id = ${company.id} and sha256 = decode(${last?.pages.en?.aboutReviews ?? ''}, 'hex')`
  expect(page?.html.toString()).toContain(catalogues.en.pages.paused.title)
  expect(page?.html.toString()).not.toMatch(/<script|<link|src="(?!data:)/)
})

async function problemsOf(zip: Uint8Array): Promise<string[]> {
  const { files, problems } = readZip(zip)
  return problems.length > 0 ? problems : (await checkFiles(files)).problems
}

/** A file with all that an evidence file has, but few bytes. */
async function smallFile(): Promise<Uint8Array> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const content = 'Zażółć'
  const sha256 = createHash('sha256').update(content).digest('hex')
  const files = [{ path: 'words.csv', bytes: Buffer.byteLength(content), sha256 }]
  const manifest = Buffer.from(JSON.stringify({ key: publicKey.export({ format: 'jwk' }), files }))
  async function* entries() {
    yield { path: 'words.csv', content }
    yield { path: 'manifest.json', content: manifest }
    yield { path: 'manifest.sig', content: sign(null, manifest, privateKey) }
  }
  return new Uint8Array(await buffer(zipOf(entries(), { stored: true })))
}
