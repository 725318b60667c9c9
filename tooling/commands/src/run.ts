import { spawnSync } from 'node:child_process'

/** Runs a program of the workspace in its root, output straight through; a failure ends this process with it. */
export function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...quiet } })
  if (status !== 0) process.exit(status ?? 1)
}

/** Turborepo would otherwise send usage data and print that it does. */
const quiet = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' }
