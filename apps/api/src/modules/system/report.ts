import { readFile } from 'node:fs/promises'
import type { SystemReport } from '@candour/schemas/system.ts'
import type { Probe } from '#modules/system/probe.ts'
import { runChecks } from '#modules/system/run-checks.ts'
import { jobsIn, processesIn, queuesIn, storageIn } from '#modules/system/work.ts'

/** Returns the version of the product, as in the root's package.json. */
export async function productVersion(): Promise<string> {
  const text = await readFile(new URL('../../../../../package.json', import.meta.url), 'utf8')
  const parsed: unknown = JSON.parse(text)
  return typeof parsed === 'object' && parsed !== null && 'version' in parsed
    ? String(parsed.version)
    : 'unknown'
}

/** Everything that is told about an installation. Fails only if the database does. */
export async function reportOf(probe: Probe): Promise<SystemReport> {
  const { db, config } = probe
  const [version, checks, processes, queues, jobs, sizes, disk, backup] = await Promise.all([
    productVersion(),
    runChecks(probe),
    processesIn(db),
    queuesIn(db),
    jobsIn(db),
    storageIn(db),
    probe.disk(config.dataDir).catch(() => undefined),
    probe.lastBackup(),
  ])
  return {
    ...{ version, checks, processes, queues, jobs },
    storage: { ...sizes, disk: disk ? { freeBytes: disk.free, totalBytes: disk.total } : null },
    backups: backup ? [{ at: backup.at.toISOString(), bytes: backup.bytes }] : [],
  }
}
