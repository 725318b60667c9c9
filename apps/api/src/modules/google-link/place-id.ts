/**
 * Place ids that Google hands out: of a business (`ChIJ`, always 27 characters), of a point, of an address. They are
 * base64url of a protobuf message, so they begin with its first bytes.
 */
const placeId = /^(?:ChIJ[\w-]{23}|(?:GhIJ|E[h-l]|Ih)[\w-]{23,250})$/

export const isPlaceId = (text: string): boolean => placeId.test(text)

/** A feature id, as Maps links name a place: two numbers of 64 bits. */
const featureId = /^0x([\da-f]{1,16}):0x([\da-f]{1,16})$/i

/**
 * Derives the place id of a feature id such as `0x6b12ae37b47f5b37:0x8eaddfcd1b32ca52`. A place id is the message
 * `{ 1: { 1: fixed64 first, 2: fixed64 second } }` (protobuf encoding; checked against pairs that Google published).
 *
 * @returns undefined for what is no feature id, or one without a place (`0x0:0x0` is a point on the map)
 */
export function placeIdOf(text: string): string | undefined {
  const [, first, second] = featureId.exec(text) ?? []
  if (!first || !second || /^0+$/.test(second)) return undefined
  const bytes = Buffer.from([0x0a, 0x12, 0x09, ...Array(8).fill(0), 0x11, ...Array(8).fill(0)])
  bytes.writeBigUInt64LE(BigInt(`0x${first}`), 3)
  bytes.writeBigUInt64LE(BigInt(`0x${second}`), 12)
  return bytes.toString('base64url')
}
