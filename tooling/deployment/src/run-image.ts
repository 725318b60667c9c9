import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Image } from '#build-image.ts'
import { outputOf } from '#output.ts'

interface Contained {
  child: ChildProcess
  output(): string
  /** The exit code, once the process has exited. */
  exited: Promise<number | null>
}

/** The nobody user, present on every Linux. */
const nobody = ['--reuid=65534', '--regid=65534', '--clear-groups']

/**
 * Runs a program of an image like a container with a read-only root: as an unprivileged user without capabilities who
 * can write only to /tmp, initially empty. This requires Linux and root; elsewhere the program runs with the caller's
 * rights.
 */
export function runInImage(image: Image, command: readonly string[], env: Record<string, string>): Contained {
  const [file = '', ...args] = contained(command)
  const child = spawn(file, args, {
    cwd: join(image.folder, image.workdir),
    env: {
      PATH: [join(image.folder, 'usr/local/bin'), '/usr/sbin', '/usr/bin', '/sbin', '/bin'].join(':'),
      HOME: '/home/node',
      ...image.env,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = outputOf(child)
  const exited = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  return { child, output, exited }
}

/** Each program execs the next, so that signals reach the last. */
function contained(command: readonly string[]): string[] {
  if (!canContain()) return [...command]
  const mounts = 'mount --options remount,bind,ro / && mount --types tmpfs tmpfs /tmp && exec "$@"'
  const setpriv = ['setpriv', ...nobody, '--bounding-set=-all', '--inh-caps=-all', '--no-new-privs']
  return ['unshare', '--mount', 'sh', '-c', mounts, 'sh', ...setpriv, ...command]
}

/** Returns whether `runInImage` can confine programs on this machine. */
export function canContain(): boolean {
  return process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'setpriv', '--version']).status === 0
}
