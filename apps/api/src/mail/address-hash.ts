import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'

/**
 * Returns the hash under which an email address is compared: in any letter case and Unicode form, with its domain in
 * ASCII. Opt-outs store only this hash, so the addresses of people who want no mails are not kept.
 */
export function addressHash(address: string): Buffer {
  const plain = address.trim().normalize('NFKC').toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1)
  return createHash('sha256')
    .update(`${plain.slice(0, at + 1)}${domainToASCII(domain) || domain}`)
    .digest()
}
