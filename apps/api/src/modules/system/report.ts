import { readFile } from 'node:fs/promises'
import type { SystemReport } from '@candour/schemas/system.ts'
import { withPlatform } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { variablesWith } from '#modules/settings/effective.ts'
import { storedSettings } from '#modules/settings/repository.ts'
import type { Probe } from '#modules/system/probe.ts'
import { releaseNotes } from '#modules/system/release-notes.ts'
import { runChecks } from '#modules/system/run-checks.ts'
import { storageIn } from '#modules/system/storage.ts'
import { jobsIn, processesIn, queuesIn } from '#modules/system/work.ts'

/** Returns the version of the product, as in the root's package.json. */
export async function productVersion(): Promise<string> {
  const text = await readFile(new URL('../../../../../package.json', import.meta.url), 'utf8')
  const parsed: unknown = JSON.parse(text)
  return typeof parsed === 'object' && parsed !== null && 'version' in parsed
    ? String(parsed.version)
    : 'unknown'
}

/** The complete report about an installation. Fails only if the database does. */
export async function reportOf(probe: Probe): Promise<SystemReport> {
  const { db, config } = probe
  const [version, notes, stored, checks, processes, queues, jobs, sizes, disk, backups] = await Promise.all([
    productVersion(),
    releaseNotes(),
    withPlatform(db, system('housekeeping'), storedSettings, { readOnly: true }),
    runChecks(probe),
    processesIn(db),
    queuesIn(db),
    jobsIn(db),
    storageIn(db),
    probe.disk(config.dataDir).catch(() => undefined),
    backupsOf(probe),
  ])
  return {
    configuration: variablesWith(config, stored),
    ...{ version, notes, checks, processes, queues, jobs },
    storage: { ...sizes, disk: disk ? { freeBytes: disk.free, totalBytes: disk.total } : null },
    backups,
  }
}

/** The last backup, and the last one that was verified if that is another. */
async function backupsOf(probe: Probe): Promise<SystemReport['backups']> {
  const [last, verification] = await Promise.all([probe.lastBackup(), probe.lastVerification()])
  const made = last && { at: last.at.toISOString(), bytes: last.bytes, name: last.name, verified: null }
  if (!verification) return made ? [made] : []
  const { name, madeAt, at, rows, seconds, problem } = verification
  const verified = { at: at.toISOString(), rows, seconds, problem: problem?.slice(0, 2_000) ?? null }
  if (made && made.name === name) return [{ ...made, verified }]
  const other = { at: (madeAt ?? at).toISOString(), bytes: null, name, verified }
  return made ? [made, other] : [other]
}
