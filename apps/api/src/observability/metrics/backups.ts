import { Gauge, type Registry } from 'prom-client'
import { lastBackupIn, lastVerificationIn } from '#db/backup/record.ts'

/** Registers gauges for what is known of backups in `DATA_DIR`; they have no value before the first. */
export function watchBackups(registry: Registry, dataDir: string): void {
  const registers = [registry]
  const age = (name: string, help: string, last: () => Promise<{ at: Date } | undefined>) =>
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        this.remove()
        const known = await last()
        if (known) this.set(Math.max(0, (Date.now() - known.at.getTime()) / 1_000))
      },
    })
  age('candour_backup_age_seconds', 'Time since pnpm backup last completed a backup.', () =>
    lastBackupIn(dataDir),
  )
  age(
    'candour_backup_verification_age_seconds',
    'Time since pnpm backup:verify last restored a backup and found it good.',
    async () => {
      const last = await lastVerificationIn(dataDir)
      return last?.problem === null ? last : undefined
    },
  )
  new Gauge({
    name: 'candour_backup_verification_failed',
    help: 'Whether the last verification of a backup failed: 1, or 0.',
    registers,
    async collect() {
      this.remove()
      const last = await lastVerificationIn(dataDir)
      if (last) this.set(last.problem === null ? 0 : 1)
    },
  })
}
