import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** The last backup that was completed, kept outside the database, because a restored one must not claim it. */
const record = z.object({ at: z.coerce.date(), bytes: z.number().nullable() })
export type BackupRecord = z.infer<typeof record>

const fileIn = (dataDir: string) => join(dataDir, 'last-backup.json')

/** Returns the last backup; undefined if none was recorded. */
export async function lastBackupIn(dataDir: string): Promise<BackupRecord | undefined> {
  try {
    return record.parse(JSON.parse(await readFile(fileIn(dataDir), 'utf8')))
  } catch {
    // A file that cannot be read vouches for no backup.
    return undefined
  }
}

export async function recordBackup(dataDir: string, { at, bytes }: BackupRecord): Promise<void> {
  const unfinished = `${fileIn(dataDir)}.${process.pid}.part`
  await writeFile(unfinished, `${JSON.stringify({ at: at.toISOString(), bytes })}\n`)
  await rename(unfinished, fileIn(dataDir))
}
