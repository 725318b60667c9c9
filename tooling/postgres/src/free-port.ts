import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ephemeral port ranges (Linux: from 32768, IANA: from 49152). */
const FROM = 20_000
const TO = 32_768

/**
 * Distance from a port to the UDP port that claims it; the UDP port of the same number is needed by servers of HTTP/3.
 */
const toClaim = FROM - TO

/**
 * Returns a free port of 127.0.0.1. It lies outside the ephemeral range, so that no outgoing connection takes it before
 * the server starts or while it restarts.
 *
 * Until this process ends, `freePort` does not return the port again, here or in another process: the program that is
 * given the port may bind it seconds later.
 *
 * @param preferred returned if it is free; 0 for none
 */
export async function freePort(preferred = 0): Promise<number> {
  if (preferred && (await isFree(preferred))) return preferred
  for (;;) {
    const port = randomInt(FROM, TO)
    if ((await claim(port)) && (await isFree(port))) return port
  }
}

/** Claims the port across processes by binding a UDP port, which the kernel releases even after a kill. */
async function claim(port: number): Promise<boolean> {
  const socket = createSocket('udp4').unref()
  try {
    socket.bind({ port: port + toClaim, address: '127.0.0.1', exclusive: true })
    await once(socket, 'listening')
    return true
  } catch {
    return false
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
