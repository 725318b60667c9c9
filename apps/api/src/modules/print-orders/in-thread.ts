import { Worker } from 'node:worker_threads'
import { DomainError } from '#errors.ts'
import { turns } from '#turns.ts'

const inTurn = turns({ atOnce: 2, maxWaiting: 20 })

/** Far more than any piece takes; what is not done by then never will be. */
const timeoutMs = 20_000

/**
 * Runs a script in a thread of its own and resolves with what it posts: drawing and decoding would hold up every
 * visitor meanwhile.
 *
 * @throws whatever the script throws, or DomainError `overloaded` when it takes too long or too many wait
 */
export function inThread(script: URL, workerData: unknown): Promise<unknown> {
  return inTurn(async () => {
    const worker = new Worker(script, { workerData })
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const timer = setTimeout(() => reject(new DomainError('overloaded', { retryAfter: 5 })), timeoutMs)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error(`${script.pathname} ended without a result`)))
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      await worker.terminate()
    }
  })
}
