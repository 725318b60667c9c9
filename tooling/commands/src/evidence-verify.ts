import { readFile } from 'node:fs/promises'
import { checkFiles, readZip } from '@candour/api/modules/evidence/verify.ts'
import { readArguments } from '#arguments.ts'

/**
 * Verifies an evidence file, without a database: exits with 1 and says what was changed, is missing or was added. With
 * `--key`, an address or a file with the key as a JWK, it also verifies who has signed it.
 */
const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { key: { type: 'string' } },
})
const [file] = positionals

try {
  if (file === undefined)
    throw new Error('Name the evidence file: pnpm evidence:verify FILE [--key URL|FILE]')
  const { files, problems: ofZip } = readZip(await readFile(file).catch(cannotRead('The evidence file')))
  const { problems, manifest } =
    ofZip.length > 0 ? { problems: ofZip, manifest: undefined } : await checkFiles(files)
  const isKnown =
    manifest &&
    values.key !== undefined &&
    (await xOf(values.key).catch(cannotRead(`The key ${values.key}`))) === manifest.key.x
  if (manifest && values.key !== undefined && !isKnown) {
    problems.push(`It is signed with another key than that of ${values.key}.`)
  }
  if (problems.length > 0 || !manifest)
    throw new Error(`${file} is not as it was signed:\n${problems.join('\n')}`)
  const { company, from, to, key, files: listed } = manifest
  console.log(
    `${file} is as it was signed: ${company.name}, ${company.address}, ${from} to ${to}, ${listed.length} files.`,
  )
  console.log(
    isKnown
      ? `Its key is that of ${values.key}.`
      : `Its key, ${key.x}, was not compared with anything: without --key, anybody may have signed it.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function cannotRead(what: string) {
  return ({ message }: Error): never => {
    throw new Error(`${what} cannot be read: ${message}.`)
  }
}

/** Reads the public part of a key. */
async function xOf(from: string): Promise<unknown> {
  const key: unknown = JSON.parse(await (/^https?:/.test(from) ? readUrl(from) : readFile(from, 'utf8')))
  return typeof key === 'object' && key !== null && 'x' in key ? key.x : undefined
}

async function readUrl(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) })
  if (!answer.ok) throw new Error(`the answer is ${answer.status}`)
  return answer.text()
}
