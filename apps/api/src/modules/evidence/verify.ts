/*
 * Runs in the server's tests and commands, and as source text in `verify.html`. So its functions use the Web's own
 * interfaces only, and nothing from outside of themselves but each other.
 */

/** What was found in an evidence file. */
export interface Findings {
  /** One sentence each; empty if everything is as it was signed. */
  problems: string[]
  manifest: Manifest | undefined
}

export interface Manifest {
  format: string
  company: { id: string; name: string; address: string }
  from: string
  to: string
  timeZone: string
  key: { kty: string; crv: string; x: string; kid: string }
  files: { path: string; bytes: number; sha256: string }[]
}

/**
 * Reads a ZIP file whose entries are all stored, and compares everything around them with what it must be, so that no
 * byte of the file is left out.
 */
export function readZip(zip: Uint8Array): { files: Map<string, Uint8Array>; problems: string[] } {
  const files = new Map<string, Uint8Array>()
  const wrong = (problem: string) => ({ files, problems: [problem] })
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const table = Array.from({ length: 256 }, (_, byte) => {
    let sum = byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
    return sum >>> 0
  })
  const crcOf = (bytes: Uint8Array) => {
    let sum = 0xffffffff
    for (const byte of bytes) sum = (table[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8)
    return (sum ^ 0xffffffff) >>> 0
  }
  /** Whether little-endian numbers, each with its width in bytes, are at a position. */
  const has = (at: number, numbers: [width: number, value: number][]) => {
    let position = at
    for (const [width, value] of numbers) {
      if (position + width > zip.length) return false
      const found = width === 2 ? view.getUint16(position, true) : view.getUint32(position, true)
      if (found !== value) return false
      position += width
    }
    return true
  }
  const end = zip.length - 22
  if (end < 0 || view.getUint32(end, true) !== 0x06054b50) {
    return wrong('This is no evidence file, or something was added to its end or is missing there.')
  }
  const count = view.getUint16(end + 10, true)
  const size = view.getUint32(end + 12, true)
  const directory = view.getUint32(end + 16, true)
  const isEnd = has(end, [
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, directory],
    [2, 0],
  ])
  if (!isEnd || directory + size !== end) return wrong('The end of the file was changed.')
  let [entry, local] = [directory, 0]
  for (let number = 0; number < count; number += 1) {
    if (entry + 46 > end) return wrong('The list of files in the ZIP file was changed.')
    const crc = view.getUint32(entry + 16, true)
    const bytes = view.getUint32(entry + 20, true)
    const letters = view.getUint16(entry + 28, true)
    const name = zip.subarray(entry + 46, entry + 46 + letters)
    const path = new TextDecoder().decode(name)
    const start = local + 30 + letters
    const content = zip.subarray(start, start + bytes)
    // Version 2.0, sizes behind the content, stored, on 1 January 1980.
    const isEntry =
      has(entry, [
        [4, 0x02014b50],
        [2, 20],
        [2, 20],
        [2, 8],
        [2, 0],
        [2, 0],
        [2, 0x21],
        [4, crc],
        [4, bytes],
      ]) &&
      has(entry + 24, [
        [4, bytes],
        [2, letters],
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, local],
      ]) &&
      has(local, [
        [4, 0x04034b50],
        [2, 20],
        [2, 8],
        [2, 0],
        [2, 0],
        [2, 0x21],
        [4, 0],
        [4, 0],
        [4, 0],
      ]) &&
      has(local + 26, [
        [2, letters],
        [2, 0],
      ]) &&
      has(start + bytes, [
        [4, 0x08074b50],
        [4, crc],
        [4, bytes],
        [4, bytes],
      ]) &&
      name.every((letter, at) => letter > 31 && letter < 127 && zip[local + 30 + at] === letter) &&
      start + bytes + 16 <= directory
    if (!isEntry || crcOf(content) !== crc)
      return wrong(`${path} was changed, or what the ZIP file says of it.`)
    if (files.has(path)) return wrong(`${path} is in the ZIP file twice.`)
    files.set(path, content)
    entry += 46 + letters
    local = start + bytes + 16
  }
  return entry === end && local === directory
    ? { files, problems: [] }
    : wrong('Bytes were added to the ZIP file.')
}

/** Compares files with the manifest among them, and the manifest with its signature. */
export async function checkFiles(files: ReadonlyMap<string, Uint8Array>): Promise<Findings> {
  const problems: string[] = []
  const written = files.get('manifest.json')
  const signature = files.get('manifest.sig')
  if (!written) return { problems: ['manifest.json is missing.'], manifest: undefined }
  let manifest: Manifest
  try {
    manifest = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(written))
    if (!Array.isArray(manifest.files) || !manifest.key) throw new Error('incomplete')
  } catch {
    return { problems: ['manifest.json was changed: it cannot be read.'], manifest: undefined }
  }
  const ed25519 = { name: 'Ed25519' }
  const isSigned =
    signature !== undefined &&
    (await crypto.subtle
      .importKey('jwk', { kty: manifest.key.kty, crv: manifest.key.crv, x: manifest.key.x }, ed25519, false, [
        'verify',
      ])
      .then((key) => crypto.subtle.verify(ed25519, key, new Uint8Array(signature), new Uint8Array(written)))
      .catch((error) => {
        if (error instanceof Error && error.name === 'NotSupportedError') throw error
        return false
      }))
  if (signature === undefined) problems.push('manifest.sig is missing.')
  else if (!isSigned) problems.push('manifest.json is not as it was signed, or manifest.sig was changed.')
  const listed = new Set(['manifest.json', 'manifest.sig'])
  for (const { path, bytes, sha256 } of manifest.files) {
    listed.add(path)
    const content = files.get(path)
    if (!content) {
      problems.push(`${path} is missing.`)
      continue
    }
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(content)))
    const found = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
    if (found !== sha256 || content.length !== bytes) problems.push(`${path} was changed.`)
  }
  for (const path of files.keys()) if (!listed.has(path)) problems.push(`${path} was added.`)
  return { problems, manifest }
}
