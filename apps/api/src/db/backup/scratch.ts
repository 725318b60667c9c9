import pg from 'pg'
import { BackupError } from '#db/backup/format.ts'
import { connection } from '#db/client.ts'

/** How a database is marked as ours to drop. */
const mark = 'Scratch of pnpm backup:verify'

/**
 * Runs `work` with a new database beside the one at `url`, and drops it. One that a killed run has left is dropped
 * first, because it contains personal data.
 *
 * @throws BackupError when there can be none
 */
export async function withScratch<T>(url: string, work: (scratchUrl: string) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection(url))
  // A lost connection is reported by the next query.
  client.on('error', () => {})
  await client.connect()
  try {
    const name = await prepare(client)
    const scratch = new URL(url)
    scratch.pathname = `/${encodeURIComponent(name)}`
    return await work(scratch.href).finally(() => drop(client, name))
  } catch (error) {
    // SQLSTATE 42501, insufficient privilege.
    if (!(error instanceof pg.DatabaseError && error.code === '42501')) throw error
    throw new BackupError(
      `A verification needs a database of its own: ${error.message}. As a superuser, run: alter role ${client.user} createdb. Or set DATABASE_URL to another server for this command.`,
    )
  } finally {
    await client.end()
  }
}

/** Creates the database and returns its name. */
async function prepare(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string; alone: boolean }>(
    `select left(current_database(), 40) || '_verification' as name,
      pg_try_advisory_lock(hashtext('candour verification')) as alone`,
  )
  const [{ name, alone } = { name: '', alone: false }] = rows
  if (!alone) throw new BackupError('Another verification is running.')
  const { rows: left } = await client.query<{ mark: string | null }>(
    `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1`,
    [name],
  )
  if (left.some((database) => database.mark !== mark)) {
    throw new BackupError(`There is a database ${name} that no verification has made. Rename it.`)
  }
  await drop(client, name)
  await client.query(`create database ${pg.escapeIdentifier(name)} template template0`)
  await client.query(`comment on database ${pg.escapeIdentifier(name)} is ${pg.escapeLiteral(mark)}`)
  return name
}

async function drop(client: pg.Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
}
