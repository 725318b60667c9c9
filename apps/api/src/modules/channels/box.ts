import { SecretBox, type Secrets } from '#lib/secret-box.ts'
import type { ChatAddress } from '#modules/channels/providers/providers.ts'

/** Encrypts the addresses of chats, because anyone who knows one can post there. */
export function channelBox(secrets: Secrets): SecretBox {
  return new SecretBox(secrets, 'chat channels')
}

export function sealAddress(box: SecretBox, id: string, address: ChatAddress): Buffer {
  return box.seal(Buffer.from(JSON.stringify(address)), id)
}

/** @throws Error if it was sealed with a secret that is no longer configured */
export function openAddress(box: SecretBox, { id, sealed }: { id: string; sealed: Buffer }): ChatAddress {
  const opened = box.open(sealed, id)
  if (!opened) throw new Error('the address of a chat was sealed with a secret that is not configured')
  return JSON.parse(opened.toString())
}
