import { expect, it } from 'vitest'
import { processPool } from '#lib/process-pool.ts'
import { WorkerLimitError } from '#lib/worker-pool.ts'

const script = (body: string) => new URL(`data:text/javascript,export default (input) => { ${body} }`)
const echo = script('return { input, env: Object.keys(process.env) }')

it('runs scripts in a process that has no settings and outlives a task', async () => {
  const run = processPool({ timeoutMs: 20_000 })
  const bytes = new Uint8Array([1, 2])
  const { input, env } = (await run(echo, bytes)) as { input: Uint8Array; env: string[] }
  expect(input).toEqual(bytes)
  expect(env.filter((name) => !/^(MALLOC_|UV_|NODE_C|PWD|_$|SHLVL|OLDPWD)/.test(name))).toEqual([])
  const pid = script('return process.pid')
  expect(await run(pid, null)).toBe(await run(pid, null))
})

it('replaces a process that holds too much after a task', async () => {
  const run = processPool({ timeoutMs: 20_000, maxKept: 0 })
  const pid = script('return process.pid')
  expect(await run(pid, null)).not.toBe(await run(pid, null))
})

it('comes after whoever is answered at once, with all its threads', async () => {
  const run = processPool({ timeoutMs: 20_000, niceness: 10 })
  const niceness = `const { readdirSync, readFileSync } = process.getBuiltinModule('node:fs');
    const stat = (id) => readFileSync('/proc/self/task/' + id + '/stat', 'latin1').split(') ')[1].split(' ');
    return [...new Set(readdirSync('/proc/self/task').map((id) => stat(id)[16]))]`
  expect(await run(script(niceness), null)).toEqual(['10'])
})

it('keeps all its threads on one core', async () => {
  const run = processPool({ timeoutMs: 20_000, onOneCore: true })
  const cores = `const { readdirSync, readFileSync } = process.getBuiltinModule('node:fs');
    const status = (id) => readFileSync('/proc/self/task/' + id + '/status', 'utf8');
    return [...new Set(readdirSync('/proc/self/task').map((id) => /^Cpus_allowed_list:\\s+(.*)/m.exec(status(id))[1]))]`
  expect(await run(script(cores), null)).toEqual([expect.stringMatching(/^\d+$/)])
})

it('passes errors on', async () => {
  const run = processPool({ timeoutMs: 20_000 })
  await expect(run(script('throw new RangeError(input)'), 'too wide')).rejects.toThrow('too wide')
  expect(await run(echo, 1)).toMatchObject({ input: 1 })
})

it.each([
  ['time', 'for (;;);', 5_000],
  ['memory', 'return Array.from({ length: 100 }, () => Buffer.alloc(50_000_000, 1)).length', 60_000],
  ['memory of native code', 'return structuredClone(new Uint8Array(2_000_000_000).fill(1)).length', 60_000],
  ['its process', 'process.kill(process.pid, 9); return new Promise(() => {})', 60_000],
])('ends a task that takes too much of %s, and serves the next', async (_, body, timeoutMs) => {
  const run = processPool({ timeoutMs })
  const refused = await run(script(body), null).catch((error: unknown) => error)
  // A failed allocation kills the process, or throws within the script.
  expect(refused instanceof WorkerLimitError || refused instanceof RangeError).toBe(true)
  expect(await run(echo, 1)).toMatchObject({ input: 1 })
})

it('queues twenty tasks at most', async () => {
  const run = processPool({ timeoutMs: 20_000 })
  const all = await Promise.allSettled(Array.from({ length: 25 }, (_, n) => run(echo, n)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(21)
})
