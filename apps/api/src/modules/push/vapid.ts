import { createECDH } from 'node:crypto'
import type { Db } from '#db/client.ts'
import { keptKey, madeOnce } from '#db/kept-key.ts'
import { system } from '#domain/principal.ts'
import type { SecretBox } from '#lib/secret-box.ts'

/** The key pair that identifies this server to push services (VAPID, RFC 8292), in base64url. */
interface VapidKeys {
  publicKey: string
  privateKey: string
}

/**
 * Returns a function that returns the key pair: the given private key's, or one that is made when it is first needed
 * and kept in the database, so that all processes have the same.
 *
 * @param given private key in base64url
 */
export function vapidKeys(platformDb: Db, box: SecretBox, given?: string): () => Promise<VapidKeys> {
  return madeOnce(async () =>
    pairOf(
      given === undefined
        ? await keptKey(platformDb, system('delivery'), { table: 'push_key', box, make: newKey })
        : fromBase64(given),
    ),
  )
}

const fromBase64 = (key: string) => Buffer.from(key, 'base64url')

function pairOf(privateKey: Buffer): VapidKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

function newKey(): Buffer {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // Node.js omits leading zeros.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex')
}
