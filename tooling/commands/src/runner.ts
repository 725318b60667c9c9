import { commandLine, isRunning, parentOf, processIdentity } from '@candour/postgres/processes.ts'

const checkMs = 500

/**
 * Exits this process, as on SIGTERM, once the package runner that started it is gone. `npx` does not forward the
 * signals that kill it, so the server would keep running unseen and hold the port.
 */
export async function stopWithRunner(): Promise<void> {
  const runners = await runnersAbove(process.pid)
  const watch = setInterval(async () => {
    const alive = await Promise.all(runners.map(isRunning))
    if (alive.every(Boolean)) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, checkMs)
  watch.unref()
}

/** Identities from the parent up to the topmost npm, npx or pnpm; a shell above those may exit without affecting us. */
async function runnersAbove(pid: number): Promise<string[]> {
  const above: { identity: string; isRunner: boolean }[] = []
  for (let parent = await parentOf(pid); parent && parent > 1; parent = await parentOf(parent)) {
    const identity = await processIdentity(parent)
    if (!identity) break
    above.push({
      identity,
      isRunner: /(^|[\s/])(npm|npx|pnpm)(\.c?js)?(\s|$)/.test(await commandLine(parent)),
    })
  }
  const topmost = above.findLastIndex(({ isRunner }) => isRunner)
  return above.slice(0, topmost + 1).map(({ identity }) => identity)
}
