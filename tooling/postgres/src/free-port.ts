import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ephemeral port ranges (Linux: from 32768, IANA: from 49152). */
const FROM = 20_000
const TO = 32_768

/**
 * Returns a port of 127.0.0.1 that nobody listens on. It lies outside the ephemeral range, so that no outgoing
 * connection takes it before the server starts or while it restarts.
 *
 * @param preferred returned if it is free; 0 for none
 */
export async function freePort(preferred = 0): Promise<number> {
  for (let port = preferred || randomInt(FROM, TO); ; port = randomInt(FROM, TO)) {
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
