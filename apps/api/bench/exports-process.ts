import { get } from 'node:http'
import { exportReviewsCsv } from '@candour/schemas/reviews.ts'

/** Argument of the process, as JSON: a server, and the sessions that export their company's reviews from it. */
export interface Exports {
  url: string
  sessions: { companyId: string; cookie: string }[]
}

/**
 * Exports reviews repeatedly, for all sessions concurrently. On any message, it answers with the number of bytes
 * received so far and ends.
 */
const { url, sessions } = JSON.parse(process.argv[2] ?? '') as Exports
let bytes = 0

function exportOnce({ companyId, cookie }: Exports['sessions'][number]): void {
  get(`${url}${exportReviewsCsv.path}?companyId=${companyId}`, { headers: { cookie } }, (response) => {
    if (response.statusCode !== 200) throw new Error(`An export answered ${response.statusCode}`)
    response.on('data', (part: Buffer) => {
      bytes += part.length
    })
    response.on('end', () => exportOnce({ companyId, cookie }))
  })
}

for (const session of sessions) exportOnce(session)
process.on('message', () => process.send?.(bytes, () => process.exit()))
