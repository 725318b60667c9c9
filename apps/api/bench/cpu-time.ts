import { readdir, readFile } from 'node:fs/promises'

/** Clock ticks per second of /proc: a constant of Linux. */
const ticksPerSecond = 100

/**
 * Returns the CPU time used so far by processes and their children, including children that have ended, in seconds. NaN
 * on systems other than Linux.
 */
export async function cpuSeconds(roots: readonly number[]): Promise<number> {
  if (process.platform !== 'linux') return Number.NaN
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const all = await Promise.all(pids.map(statOf))
  const tree = new Set(roots)
  // Children may have lower PIDs than their parents.
  for (let size = 0; size < tree.size; ) {
    size = tree.size
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid)
  }
  return all.reduce((sum, { pid, ticks }) => sum + (tree.has(pid) ? ticks : 0), 0) / ticksPerSecond
}

async function statOf(pid: number): Promise<{ pid: number; parent: number; ticks: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // proc(5): the second field, the program name, may contain spaces and parentheses.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0)
  return { pid, parent: fields[1] ?? 0, ticks }
}

/** @returns a function that returns the cores that programs other than this one have used since; NaN as above */
export async function watchOthers(): Promise<() => Promise<number>> {
  const used = async () => (await cpuSecondsOfAll()) - (await cpuSeconds([process.pid]))
  const [since, before] = [performance.now(), await used()]
  return async () => ((await used()) - before) / ((performance.now() - since) / 1_000)
}

/** Returns the CPU time that all processes of the machine have used since it started, in seconds. NaN as above. */
async function cpuSecondsOfAll(): Promise<number> {
  if (process.platform !== 'linux') return Number.NaN
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n')
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = line.split(/ +/).slice(1).map(Number)
  return (user + nice + system + irq + softirq) / ticksPerSecond
}
