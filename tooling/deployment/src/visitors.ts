import { randomUUID } from 'node:crypto'
import type { Client } from '#client.ts'

export interface Visits {
  /** Ids of the reviews that were acknowledged. */
  stored: string[]
  pages: number
  /** Any other responses, and requests without one. */
  failures: string[]
}

/**
 * Simulates visitors: each client reads a page and its company and leaves a review, in a loop on a keep-alive
 * connection, until stopped.
 */
export function visit(
  clients: readonly Client[],
  { site, slug, companyId }: { site: string; slug: string; companyId: string },
): { visits: Visits; end(): Promise<Visits> } {
  const visits: Visits = { stored: [], pages: 0, failures: [] }
  let going = true
  const workers = clients.map(async (client) => {
    const expect = async (status: number, what: string, asked: ReturnType<Client['call']>) => {
      const answer = await asked.catch((error: Error) => error)
      if (!(answer instanceof Error) && answer.status === status) return answer
      visits.failures.push(
        `${what}: ${answer instanceof Error ? answer.message : `${answer.status} ${answer.body.slice(0, 200)}`}`,
      )
      return undefined
    }
    while (going) {
      if (await expect(200, 'page', client.call(`${site}/${slug}`))) visits.pages += 1
      await expect(200, 'company', client.call(`${site}/api/companies/${slug}`))
      const submissionId = randomUUID()
      const review = { companyId, rating: 5, feedback: 'While servers come and go', submissionId }
      const sent = client.call(`${site}/api/reviews`, { method: 'POST', json: review })
      const answer = await expect(201, 'review', sent)
      if (answer) visits.stored.push(JSON.parse(answer.body).id)
    }
  })
  return {
    visits,
    end: async () => {
      going = false
      await Promise.all(workers)
      return visits
    },
  }
}
