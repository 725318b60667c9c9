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
  // A process is killed once it is not needed, and would not write it then.
  flushCompileCache()
})
// The parent has ended, by whatever cause.
process.on('disconnect', () => process.exit())
