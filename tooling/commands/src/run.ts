import { spawnSync } from 'node:child_process'

// Turborepo would otherwise send usage data, and say so.
const silence = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' }

/** Runs a program of the workspace in its root, output straight through; a failure ends this process with it. */
export function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...silence } })
  if (status !== 0) process.exit(status ?? 1)
}

/** The same, silent unless it fails. */
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
