import { ApiError } from '@candour/api-client/call.ts'

/** Timeout per attempt, in milliseconds. */
const timeoutMs = 20_000

/** Number of retries, and the pause between them in milliseconds, on a connection that has just returned. */
const attemptsAfterReturn = 4
const pauseMs = 1500

/**
 * Sends, and when the device is offline waits for the connection and sends again. Safe to repeat, because `send`
 * carries an idempotency key.
 *
 * @throws whatever `send` throws while online, or the signal's reason when aborted.
 */
export async function sendWhenOnline<T>(
  send: (signal: AbortSignal) => Promise<T>,
  { onOffline, signal }: { onOffline: (offline: boolean) => void; signal: AbortSignal },
): Promise<T> {
  let attemptsLeft = 0
  for (;;) {
    try {
      return await withTimeout(send)
    } catch (error) {
      const disconnected = error instanceof ApiError && error.status === 0
      if (disconnected && !navigator.onLine) {
        onOffline(true)
        await connection(signal)
        onOffline(false)
        attemptsLeft = attemptsAfterReturn
      } else if (disconnected && attemptsLeft > 0) {
        attemptsLeft--
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      } else throw error
    }
  }
}

async function withTimeout<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  try {
    return await send(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}

function connection(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
