import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

// Kept outside the database, because a restored one must not claim them.

/** The last backup that was completed. */
const backup = z.object({
  at: z.coerce.date(),
  bytes: z.number().nullable(),
  /** As `pnpm restore` takes it; null for standard output, and for releases that did not record it. */
  name: z.string().nullable().default(null),
})
export type BackupRecord = z.infer<typeof backup>

/** The last verification, however it ended. */
const verification = z.object({
  at: z.coerce.date(),
  name: z.string(),
  /** When the backup was made; null if that could not be read. */
  madeAt: z.coerce.date().nullable(),
  rows: z.number().nullable(),
  seconds: z.number(),
  /** Why the backup cannot be relied on. */
  problem: z.string().nullable(),
})
export type VerificationRecord = z.infer<typeof verification>

const files = { backup: 'last-backup.json', verification: 'last-verification.json' } as const

/** Returns the last backup; undefined if none was recorded. */
export const lastBackupIn = (dataDir: string) => read(join(dataDir, files.backup), backup)

/** Returns the last verification; undefined if none was recorded. */
export const lastVerificationIn = (dataDir: string) => read(join(dataDir, files.verification), verification)

export const recordBackup = (dataDir: string, made: BackupRecord) => write(join(dataDir, files.backup), made)

export const recordVerification = (dataDir: string, ended: VerificationRecord) =>
  write(join(dataDir, files.verification), ended)

async function read<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    // A file that cannot be read vouches for nothing.
    return undefined
  }
}

async function write(file: string, record: object): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`
  await writeFile(unfinished, `${JSON.stringify(record)}\n`)
  await rename(unfinished, file)
}
