import { readdir, readFile } from 'node:fs/promises'

/** Returns the resident memory of a process and the processes that it has started, in MB, as reported by Linux. */
export async function residentMb(pid: number): Promise<number> {
  const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const children = (await Promise.all(threads.map((id) => read(`task/${id}/children`)))).join('')
  const theirs = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(residentMb))
  const own = Number(/VmRSS:\s+(\d+) kB/.exec(await read('status'))?.[1] ?? 0) / 1024
  return theirs.reduce((sum, mb) => sum + mb, own)
}
