import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { hashOfToken } from '#lib/token.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Base-62 digits of 256 bits, and of 32 bits. */
const [secretLength, checksumLength] = [43, 6]

const pattern = /^candour_([\da-f]{32})_([\dA-Za-z]{43})([\dA-Za-z]{6})$/

export interface StoredKey {
  id: string
  /** SHA-256 of the secret. */
  hash: Buffer
}

/**
 * Makes a key: `candour_<id>_<secret><checksum>`, with the id in hexadecimal, and the secret and the CRC-32 of all that
 * precedes it in base 62. The prefix and the checksum let secret scanners recognize a key, and a mistyped one be refused
 * without a look-up.
 */
export function newKey(id: string): StoredKey & { key: string; hint: string } {
  const secret = base62(BigInt(`0x${randomBytes(32).toString('hex')}`), secretLength)
  const text = `candour_${id.replaceAll('-', '')}_${secret}`
  const key = text + checksumOf(text)
  return { id, key, hash: hashOfToken(secret), hint: key.slice(-4) }
}

/** Reads a key; undefined if it is not one, or mistyped. */
export function parseKey(text: string): StoredKey | undefined {
  const [, id, secret, checksum] = pattern.exec(text) ?? []
  if (!id || !secret || checksum !== checksumOf(text.slice(0, -checksumLength))) return undefined
  return { id: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), hash: hashOfToken(secret) }
}

const checksumOf = (text: string) => base62(BigInt(crc32(text)), checksumLength)

function base62(value: bigint, length: number): string {
  let [text, rest] = ['', value]
  for (; rest > 0n; rest /= 62n) text = digits.charAt(Number(rest % 62n)) + text
  return text.padStart(length, '0')
}
