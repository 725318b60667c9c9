import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Several times what the databases of a test run take, in bytes. */
const needed = 4 * 1024 ** 3

/**
 * Runs `work` with a folder in memory for temporary files, if the system has room for one, and then removes it.
 * Tests create many databases, each of which takes several times the CPU time on a disk.
 */
export function withScratchFolder(work: () => void): void {
  if (!hasRoom()) {
    work()
    return
  }
  const folder = mkdtempSync(join(memory, 'candour-'))
  const { TMPDIR } = process.env
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  // By default a signal ends the process without its exit handlers.
  const exit = () => process.exit(1)
  process.once('SIGINT', exit).once('SIGTERM', exit)
  process.env.TMPDIR = folder
  work()
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  process.off('SIGINT', exit).off('SIGTERM', exit)
  process.off('exit', remove)
  remove()
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= needed
  } catch {
    return false
  }
}
