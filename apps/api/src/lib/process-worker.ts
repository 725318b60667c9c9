import { flushCompileCache } from 'node:module'
import type { Answer, Task } from '#lib/process-pool.ts'

/** The child process of a pool: runs a script for each message. */
process.on('message', async ({ script, input }: Task) => {
  const outcome = await import(script)
    .then((module: { default: (input: unknown) => unknown }) => module.default(input))
    .then(
      (result: unknown) => ({ result }),
      (error: unknown) => ({ error }),
    )
  process.send?.({ ...outcome, rss: process.memoryUsage.rss() } satisfies Answer)
  // Node would write the cache on exit, but an idle process is killed.
  flushCompileCache()
})
// The parent has ended or was killed.
process.on('disconnect', () => process.exit())
