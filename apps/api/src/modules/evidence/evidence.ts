import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { evidenceKeyPath } from '@candour/schemas/evidence.ts'
import { reviewUrl } from '@candour/schemas/paths.ts'
import type { Tx } from '#db/client.ts'
import { withCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import type { Principal } from '#domain/principal.ts'
import { csvOf } from '#lib/csv.ts'
import { type ZipEntry, zipOf } from '#lib/zip.ts'
import { compare } from '#modules/evidence/compare.ts'
import type { EvidenceKey } from '#modules/evidence/key.ts'
import { lawDocument } from '#modules/evidence/law.ts'
import {
  countMonths,
  type Deed,
  findFirstSnapshot,
  findShownPage,
  listDeeds,
  listSnapshots,
  type Span,
} from '#modules/evidence/repository.ts'
import type { Manifest } from '#modules/evidence/verify.ts'
import { verifyPage } from '#modules/evidence/verify-page.ts'

interface Asked {
  principal: Principal
  company: { id: string; name: string; slug: string }
  span: Span
  key: EvidenceKey
}

/**
 * Returns the evidence of a span as a signed ZIP file, made as it is read. Nothing in it depends on when it is made, so
 * that two files of the same span are the same.
 */
export function evidenceOf(deps: Pick<Deps, 'db' | 'config'>, asked: Asked): Readable {
  const files: Manifest['files'] = []
  const { site } = deps.config.origins
  async function* entries(): AsyncGenerator<ZipEntry> {
    let shown = asked.company
    for await (const entry of contentOf(deps, asked, (last) => {
      shown = { ...shown, ...last }
    })) {
      yield hashed(entry, files)
    }
    const manifest: Manifest = {
      format: 'candour-evidence-1',
      company: { id: shown.id, name: shown.name, address: reviewUrl(site, shown.slug) },
      ...asked.span,
      key: asked.key.jwk,
      files,
    }
    const written = Buffer.from(`${JSON.stringify(manifest, undefined, 1)}\n`)
    yield { path: 'manifest.json', content: written }
    yield { path: 'manifest.sig', content: asked.key.sign(written) }
  }
  return zipOf(entries(), { stored: true })
}

/** Rows of a list are written in chunks of this many bytes, because each chunk has a cost. */
const blockBytes = 64 * 1024

/** Passes an entry on, and lists it in the manifest once it is written. */
function hashed({ path, content }: ZipEntry, files: Manifest['files']): ZipEntry {
  async function* pieces() {
    const hash = createHash('sha256')
    let bytes = 0
    const whole = typeof content === 'string' || content instanceof Uint8Array
    for await (const block of blocksOf(whole ? [content] : content)) {
      hash.update(block)
      bytes += block.length
      yield block
    }
    files.push({ path, bytes, sha256: hash.digest('hex') })
  }
  return { path, content: pieces() }
}

async function* blocksOf(pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>) {
  let held: Uint8Array[] = []
  let bytes = 0
  for await (const piece of pieces) {
    const written = typeof piece === 'string' ? Buffer.from(piece) : piece
    held.push(written)
    bytes += written.length
    if (bytes < blockBytes) continue
    yield Buffer.concat(held)
    held = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(held)
}

async function* contentOf(
  deps: Pick<Deps, 'db' | 'config'>,
  { principal, company, span }: Asked,
  onShown: (last: { name: string; slug: string }) => void,
): AsyncGenerator<ZipEntry> {
  // From the primary: what was just changed is in it.
  const read = <T>(fn: (tx: Tx) => Promise<T>) =>
    withCompany(deps.db, principal, company.id, fn, { readOnly: true })
  const deeds = () => listDeeds(read, company.id, span)
  const snapshots = await read((tx) => listSnapshots(tx, company.id, span))
  const last = snapshots.at(-1)
  // For a span before the first snapshot, the name in that one: today's may change, and with it the file.
  const named = last ?? (await read((tx) => findFirstSnapshot(tx, company.id)))
  if (named) onShown({ name: named.name, slug: named.slug })

  yield { path: 'verify.html', content: verifyPage(deps.config.origins.site + evidenceKeyPath) }
  yield { path: 'law.html', content: lawDocument() }
  for (const [language, pages] of Object.entries(last?.pages ?? {})) {
    const { aboutReviews } = pages
    if (!aboutReviews) continue
    const { html } = await read((tx) => findShownPage(tx, company.id, aboutReviews))
    yield { path: `about-reviews/${language}.html`, content: html }
  }
  yield {
    path: 'counts.csv',
    content: csvOf(countHeaders, rowsOf(await read((tx) => countMonths(tx, company.id, span)))),
  }
  yield {
    path: 'words.csv',
    content: csvOf(changeHeaders, changesIn(deeds(), /^(?:texts\..+|said|did|visible)$/)),
  }
  yield { path: 'refused.csv', content: csvOf(refusedHeaders, refusedIn(deeds())) }
  yield { path: 'links.csv', content: csvOf(changeHeaders, changesIn(deeds(), /^(?:googleReviewUrl|slug)$/)) }
  yield { path: 'audit.csv', content: csvOf(auditHeaders, auditRows(deeds())) }
  yield {
    path: 'snapshots.json',
    content: lines(snapshots.map(({ takenAt, pages }) => ({ takenAt: takenAt.toISOString(), pages }))),
  }
  yield { path: 'comparison.json', content: lines(snapshots.flatMap(compare)) }
  const hashes = snapshots.flatMap(({ pages }) => Object.values(pages).flatMap((one) => Object.values(one)))
  for (const sha256 of [...new Set(hashes)].toSorted()) {
    const { html, phone, desktop } = await read((tx) => findShownPage(tx, company.id, sha256))
    yield { path: `pages/${sha256}.html`, content: html }
    if (phone.length === 0) continue
    yield { path: `pages/${sha256}-390x844.png`, content: phone }
    yield { path: `pages/${sha256}-1280x800.png`, content: desktop }
  }
}

/** A JSON array with an element per line. */
const lines = (values: readonly unknown[]) =>
  `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]\n`

const countHeaders = ['Month', 'Both ways offered', 'Google taken', 'Private taken']
const changeHeaders = ['Time (UTC)', 'By', 'Of', 'Id', 'Field', 'Before', 'After']
const refusedHeaders = ['Time (UTC)', 'By', 'Where', 'Text', 'Why']
const auditHeaders = ['Number', 'Time (UTC)', 'By', 'Action', 'Of', 'Id', 'Changes', 'SHA-256 in the log']

async function* rowsOf(months: Awaited<ReturnType<typeof countMonths>>) {
  for (const { month, offered, google, private: own } of months) yield [month, offered, google, own]
}

async function* changesIn(deeds: AsyncIterable<Deed>, field: RegExp) {
  for await (const { at, by, action, target, targetId, changes } of deeds) {
    if (action === 'text.refused') continue
    for (const [name, before, after] of changes) {
      if (field.test(name)) yield [at.toISOString(), by, target, targetId, name, before, after]
    }
  }
}

async function* refusedIn(deeds: AsyncIterable<Deed>) {
  for await (const { at, by, action, changes } of deeds) {
    if (action !== 'text.refused') continue
    const why = changes.find(([name]) => name === 'reason')?.[2] ?? null
    for (const [name, text] of changes) if (name !== 'reason') yield [at.toISOString(), by, name, text, why]
  }
}

async function* auditRows(deeds: AsyncIterable<Deed>) {
  for await (const { seq, at, by, action, target, targetId, changes, hash } of deeds) {
    const written = changes.map(([name, before, after]) => `${name}: ${before ?? '–'} → ${after ?? '–'}`)
    yield [Number(seq), at.toISOString(), by, action, target, targetId, written.join('\n'), hash]
  }
}
