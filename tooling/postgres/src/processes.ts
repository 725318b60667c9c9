import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Fixed locale and time zone: values recorded by one run are compared by another. */
const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

/** Returns when a running process started, as an opaque value for comparison; undefined if it has exited. */
async function startTime(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // proc(5): the second field, the program name, may contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, startTicks] = [fields[0], fields[19]]
    return state === 'Z' || state === 'X' ? undefined : startTicks
  }
  const ps = await run('ps', ['-o', 'state=', '-o', 'lstart=', '-p', String(pid)], { env }).catch(
    () => undefined,
  )
  const [state, ...started] = ps?.stdout.trim().split(/\s+/) ?? []
  return state === undefined || state.startsWith('Z') ? undefined : started.join('_')
}

/** Identifies one run of a process; a PID alone may be reused. */
export async function processIdentity(pid: number): Promise<string | undefined> {
  const started = await startTime(pid)
  return started === undefined ? undefined : `${pid}@${started}`
}

/** Returns whether the exact process identified by `identity` is still running. */
export async function isRunning(identity: string): Promise<boolean> {
  return (await processIdentity(Number.parseInt(identity, 10))) === identity
}

/** Returns the arguments of a running process, joined by spaces; empty if it has exited. */
export async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const joined = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return joined.replaceAll('\0', ' ').trim()
  }
  const ps = await run('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { env }).catch(() => undefined)
  return ps?.stdout.trim() ?? ''
}

/** Returns the parent PID of a running process; undefined if it has exited. */
export async function parentOf(pid: number): Promise<number | undefined> {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    return parent || undefined
  }
  const ps = await run('ps', ['-o', 'ppid=', '-p', String(pid)], { env }).catch(() => undefined)
  return Number(ps?.stdout.trim()) || undefined
}
