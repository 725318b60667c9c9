import { createECDH } from 'node:crypto'
import type { Db } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import type { SecretBox } from '#lib/secret-box.ts'

/** The key pair by which push services know this server (VAPID, RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** For whom the private key is sealed. */
export const keyOwner = 'push_key'

/**
 * Returns a function that returns the key pair: the given private key's, or one that is made when it is first needed
 * and kept in the database, so that all processes have the same.
 *
 * @param given private key in base64url
 */
export function vapidKeys(platformDb: Db, box: SecretBox, given?: string): () => Promise<VapidKeys> {
  let found: Promise<VapidKeys> | undefined
  return () => {
    found ??= (given === undefined ? keptKey(platformDb, box) : Promise.resolve(fromBase64(given)))
      .then(pairOf)
      .catch((error: unknown) => {
        found = undefined
        throw error
      })
    return found
  }
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
  // Without its leading zeros, if it has any.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex')
}

/** Returns the private key that is kept; makes one if there is none that can be opened. */
async function keptKey(platformDb: Db, box: SecretBox): Promise<Buffer> {
  return withPlatform(platformDb, system('delivery'), async (tx) => {
    const made = newKey()
    const values = { sealed: box.seal(made, keyOwner) }
    await tx
      .insertInto('push_key')
      .values(values)
      .onConflict((conflict) => conflict.column('one').doNothing())
      .execute()
    // Locked, so that of two processes that replace it the second one finds the new key.
    const { sealed } = await tx.selectFrom('push_key').select('sealed').forUpdate().executeTakeFirstOrThrow()
    const kept = box.open(sealed, keyOwner)
    if (kept) return kept
    await tx.updateTable('push_key').set(values).execute()
    return made
  })
}
