import { createHash } from 'node:crypto'

/**
 * The id under which a company's review is stored, derived from the secret that its sender made. One-way: companies see
 * the id, and it must not let anyone send the submission again. The same as `review_id` in the database.
 */
export function reviewId(companyId: string, submissionId: string): string {
  const bytes = Buffer.from((companyId + submissionId).replaceAll('-', ''), 'hex')
  const hash = createHash('sha256').update(bytes).digest().subarray(0, 16)
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
