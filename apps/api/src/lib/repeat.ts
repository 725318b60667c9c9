import { setTimeout } from 'node:timers/promises'

/**
 * Repeats a step until it is stopped. After each, it pauses for the time that the step has returned, in ms.
 *
 * @param step must not reject
 * @returns a handle that stops it after the step in progress
 */
export function repeat(step: (signal: AbortSignal) => Promise<number>): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  async function run(): Promise<void> {
    while (!signal.aborted) {
      const pauseMs = await step(signal)
      if (pauseMs > 0) await setTimeout(pauseMs, undefined, { signal }).catch(() => {})
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

/** Maximum backoff after repeated failures, in ms. */
const maxPauseMs = 60_000

/** Returns the pause before the next poll, in ms: it doubles with each failure. */
export function backoff(pollMs: number, failures: number): number {
  return Math.min(pollMs * 2 ** failures, maxPauseMs)
}
