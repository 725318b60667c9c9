import { resolve } from 'node:path'
import { styleText } from 'node:util'
import { type Config, ConfigError, loadConfig } from '@candour/api/config.ts'
import { createDb, createPool } from '@candour/api/db/client.ts'
import { pushBox } from '@candour/api/modules/push/subscription.ts'
import { createProbe } from '@candour/api/modules/system/probe.ts'
import { productVersion } from '@candour/api/modules/system/report.ts'
import { checksBeforeUpgrade, runChecks } from '@candour/api/modules/system/run-checks.ts'
import { PostgresStartError } from '@candour/postgres/start-error.ts'
import type { SystemCheck } from '@candour/schemas/system.ts'
import { readArguments } from '#arguments.ts'

/**
 * Looks for everything that can be wrong with an installation, by its configuration and whether or not a server is
 * running. Prints what was found and what to do, or JSON with `--json`. Exits with 1 if there are errors.
 * With `--upgrade`, it looks only at what has to be in order before one.
 */
const { json, upgrade } = readArguments({
  options: { json: { type: 'boolean' }, upgrade: { type: 'boolean' } },
}).values
const checks = await look()
const failed = checks.some(({ level }) => level === 'error')
if (json) {
  console.log(JSON.stringify({ version: await productVersion(), checks }, undefined, 2))
} else {
  print(checks)
}
process.exitCode = failed ? 1 : 0

async function look(): Promise<SystemCheck[]> {
  let config: Config
  try {
    config = loadConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return [problem('configuration', error.message, 'Correct these variables of the environment or of .env.')]
  }
  // On a signal, exit normally so that exit handlers run, for example to stop the embedded database.
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))
  try {
    const database = await openDatabase(config)
    const db = createDb(createPool(database.url, { max: 6 }), { statementNames: config.statementNames })
    const box = config.sessionSecrets && pushBox(config.sessionSecrets)
    const probe = createProbe({
      ...{ config, db, ready: () => askServer(config) },
      opensPushKey: box && ((sealed) => box.open(sealed, 'push_key') !== undefined),
    })
    try {
      return await runChecks(probe, upgrade ? checksBeforeUpgrade : undefined)
    } finally {
      await db.destroy()
      await database.stop()
    }
  } catch (error) {
    if (!(error instanceof PostgresStartError)) throw error
    return [problem('database', error.message, 'Free the disk or the port it names, and try again.')]
  }
}

function problem(id: string, seen: string, advice: string): SystemCheck {
  return { id, level: 'error', seen, advice }
}

async function openDatabase({ databaseDirectUrl, dataDir }: Config) {
  if (databaseDirectUrl) return { url: databaseDirectUrl, stop: async () => {} }
  // Imported lazily: images use an external database and do not contain this package.
  const { joinPostgres } = await import('@candour/postgres/server.ts')
  return joinPostgres({ dataDir: resolve(dataDir, 'postgres'), log: console.error })
}

/** Asks the server on this machine, which may not be in this container. */
async function askServer({ host, port }: Config): Promise<'ready' | 'stopping' | 'silent'> {
  const own = /^(0\.0\.0\.0|::|)$/.test(host) ? '127.0.0.1' : host
  const address = `http://${own.includes(':') ? `[${own}]` : own}:${port}/api/health/ready`
  try {
    const { ok } = await fetch(address, { signal: AbortSignal.timeout(3_000) })
    return ok ? 'ready' : 'stopping'
  } catch {
    return 'silent'
  }
}

function print(checks: readonly SystemCheck[]): void {
  const signs = {
    ok: ['green', 'ok     '],
    warning: ['yellow', 'warning'],
    error: ['red', 'ERROR  '],
    skipped: ['gray', 'skipped'],
  } as const
  for (const { id, level, seen, advice } of checks) {
    const [color, sign] = signs[level]
    console.log(`${styleText(color, sign)} ${id}: ${seen.replaceAll('\n', '\n        ')}`)
    if (advice !== null) console.log(`        → ${advice}`)
  }
  const count = (level: SystemCheck['level']) => checks.filter((check) => check.level === level).length
  const named = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`
  console.log(`\n${named(count('error'), 'error')}, ${named(count('warning'), 'warning')}.`)
}
