import { randomInt } from 'node:crypto'
import { codePrefix } from '@candour/schemas/paths.ts'

/** Letters and digits that are not mistaken for each other: without 0, O, 1, I and L. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const length = 8

/** Returns a random code: one of 31^8, about 8.5 × 10^11. */
export function randomCode(): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
}

/** Path of a placement's code; case-insensitive. */
export const codePath = `${codePrefix}:code` as const

/** Returns the URL that a placement's QR code encodes. */
export function codeUrl(siteOrigin: string, code: string): string {
  return siteOrigin + codePrefix + code
}

/** Adds the URL that its QR code encodes to a placement. */
export function withUrl<Coded extends { code: string }>(
  siteOrigin: string,
  coded: Coded,
): Coded & { url: string } {
  return { ...coded, url: codeUrl(siteOrigin, coded.code) }
}
