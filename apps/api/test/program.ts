import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { DatabaseUser } from '@candour/postgres/unprivileged.ts'

export interface Started {
  child: ChildProcess
  output(): string
}

/** Starts a program as an unprivileged user with these variables only. */
export function run(
  user: DatabaseUser,
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Started {
  const [file, given, options] = user.command(program, args)
  const child = spawn(file, given, {
    ...options,
    env: { ...options.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-30_000)
    })
  }
  // Does not run if the tests are killed with SIGKILL. Patroni stops its PostgreSQL itself.
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return { child, output: () => output }
}

export async function kill(started: Started | undefined): Promise<void> {
  if (!started || started.child.exitCode !== null || started.child.signalCode !== null) return
  const ended = once(started.child, 'exit')
  started.child.kill('SIGKILL')
  await ended
}
