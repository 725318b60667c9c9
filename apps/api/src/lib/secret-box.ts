import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Newest first; never empty. */
export type Secrets = readonly [newest: string, ...older: string[]]

const algorithm = 'aes-256-gcm'
const [keyIdLength, ivLength, tagLength] = [4, 12, 16]

/**
 * Encrypts secrets that must be readable later, with keys derived from `SESSION_SECRET`; the database alone does not
 * reveal them. A box is key id, IV, tag and ciphertext, and can be opened only for the owner it was sealed for.
 */
export class SecretBox {
  readonly #keys: readonly { id: Buffer; key: Uint8Array }[]
  /** Prefix of boxes sealed with the newest secret; all others should be sealed again. */
  readonly prefix: Buffer

  constructor(secrets: Secrets, purpose: string) {
    this.#keys = secrets.map((secret) => {
      const key = new Uint8Array(hkdfSync('sha256', secret, '', `candour ${purpose}`, 32))
      return { key, id: createHash('sha256').update(key).digest().subarray(0, keyIdLength) }
    })
    this.prefix = this.#newest.id
  }

  get #newest() {
    const [newest] = this.#keys
    if (!newest) throw new Error('a box without a secret')
    return newest
  }

  seal(secret: Uint8Array, owner: string): Buffer {
    const { id, key } = this.#newest
    const iv = randomBytes(ivLength)
    const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner))
    const text = Buffer.concat([cipher.update(secret), cipher.final()])
    return Buffer.concat([id, iv, cipher.getAuthTag(), text])
  }

  /** @returns undefined if it was sealed with a secret that is no longer configured, or for another owner */
  open(box: Buffer, owner: string): Buffer | undefined {
    const cut = (start: number, length?: number) =>
      box.subarray(start, length === undefined ? undefined : start + length)
    const known = this.#keys.find(({ id }) => id.equals(cut(0, keyIdLength)))
    if (!known || box.length < keyIdLength + ivLength + tagLength) return undefined
    const decipher = createDecipheriv(algorithm, known.key, cut(keyIdLength, ivLength))
      .setAAD(Buffer.from(owner))
      .setAuthTag(cut(keyIdLength + ivLength, tagLength))
    try {
      return Buffer.concat([decipher.update(cut(keyIdLength + ivLength + tagLength)), decipher.final()])
    } catch {
      return undefined
    }
  }
}
