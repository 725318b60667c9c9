import { spawnSync } from 'node:child_process'

// Disables Turborepo's telemetry and its notices.
const silence = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' }

/** Runs a program in the workspace root with inherited output; exits this process if it fails. */
export function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...silence } })
  if (status !== 0) process.exit(status ?? 1)
}

/** Like `run`, but prints output only on failure. */
export function runSilently(command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, ...silence },
  })
  if (status === 0) return
  process.stdout.write(stdout)
  process.stderr.write(stderr)
  process.exit(status ?? 1)
}
