import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { calculateJwkThumbprint } from 'jose'
import type { Db } from '#db/client.ts'
import { keptKey, madeOnce } from '#db/kept-key.ts'
import { system } from '#domain/principal.ts'
import { SecretBox, type Secrets } from '#lib/secret-box.ts'

/** The public key of evidence files. */
interface EvidenceJwk {
  kty: 'OKP'
  crv: 'Ed25519'
  x: string
  alg: 'EdDSA'
  use: 'sig'
  /** RFC 7638 */
  kid: string
}

export interface EvidenceKey {
  jwk: EvidenceJwk
  sign(bytes: Uint8Array): Buffer
}

export function evidenceBox(secrets: Secrets): SecretBox {
  return new SecretBox(secrets, 'evidence')
}

/** Returns a function that returns the key that signs evidence files, which is kept in the database. */
export function evidenceKey(platformDb: Db, box: SecretBox): () => Promise<EvidenceKey> {
  return madeOnce(async () =>
    keyOf(await keptKey(platformDb, system('evidence'), { table: 'evidence_key', box, make: newKey })),
  )
}

const pkcs8 = { format: 'der', type: 'pkcs8' } as const

const newKey = () => generateKeyPairSync('ed25519').privateKey.export(pkcs8)

async function keyOf(kept: Buffer): Promise<EvidenceKey> {
  const key = createPrivateKey({ key: kept, ...pkcs8 })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  const shape = { kty: 'OKP', crv: 'Ed25519', x } as const
  const kid = await calculateJwkThumbprint(shape)
  return { jwk: { ...shape, alg: 'EdDSA', use: 'sig', kid }, sign: (bytes) => sign(null, bytes, key) }
}
