import { z } from 'zod'
import { endpoint, forMembers } from '#endpoint.ts'
import { id } from '#fields.ts'
import { orderedPeriod, period } from '#reviews.ts'

/** Where anyone reads the public key of evidence files, as a JWK. */
export const evidenceKeyPath = '/.well-known/candour-evidence-key'

export const exportEvidence = endpoint('exportEvidence', 'GET /api/dashboard/evidence.zip', {
  ...forMembers('audit:read'),
  withoutKeys: true,
  summary:
    'How the company asked for reviews in a period, for authorities and platforms: pages as they were shown, words, ' +
    'refused texts, links, the part of the audit log that is about them, and counts; signed, and verifiable offline',
  query: orderedPeriod(period.extend({ companyId: id })),
  response: z.string(),
  stream: 'application/zip',
  errors: ['company_not_found'],
})
