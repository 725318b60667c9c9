import { type ExecFileOptions, execFile, type SpawnOptions } from 'node:child_process'
import { chown, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { PostgresStartError } from '#start-error.ts'

const run = promisify(execFile)

/** The nobody user, present on every Linux; initdb requires a user with a passwd entry. */
const NOBODY = { uid: 65534, gid: 65534 }

/** Runs the database programs as an ordinary user, because PostgreSQL refuses to run as root. */
export interface DatabaseUser {
  /** Returns the command that runs `program` as this user. */
  command(program: string, args: readonly string[]): [file: string, args: string[], options: SpawnOptions]
  /** Transfers ownership of a file or folder to this user. */
  own(path: string): Promise<void>
}

/** A minimal environment: the caller's PG* variables or locale must not affect the server. */
const baseOptions = { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }

/**
 * Returns the user that owns the database of `dataDir`: the caller, or if called as root, the owner of existing data,
 * and `nobody` for new data.
 *
 * @param program absolute path of one of the programs that will be run
 * @throws PostgresStartError if this user cannot access the data or the programs
 */
export async function databaseUser(dataDir: string, program: string): Promise<DatabaseUser> {
  const callerUid = process.getuid?.()
  const owner = await stat(dataDir).catch(() => undefined)
  if (callerUid !== 0) {
    if (owner && callerUid !== undefined && owner.uid !== callerUid) {
      throw new PostgresStartError(
        `The database in ${dataDir} belongs to another user (uid ${owner.uid}). Start Candour as that user, or set DATA_DIR to another folder.`,
      )
    }
    return { command: (program, args) => [program, [...args], baseOptions], own: async () => {} }
  }

  const { uid, gid } = owner && owner.uid !== 0 ? owner : NOBODY
  if (owner?.uid === 0) await run('chown', ['-R', `${uid}:${gid}`, dataDir])
  const own = (path: string) => chown(path, uid, gid)
  const setpriv = setprivOptions(uid, gid)
  if (await succeeds('setpriv', [...setpriv, 'true'])) {
    return { command: (file, args) => ['setpriv', [...setpriv, file, ...args], baseOptions], own }
  }
  const options = { ...baseOptions, uid, gid }
  const reachable = ['-c', 'test -x "$1" && test -x "$2"', 'sh', program, dirname(dataDir)]
  if (await succeeds('sh', reachable, options)) {
    return { command: (file, args) => [file, [...args], options], own }
  }
  throw new PostgresStartError(
    `PostgreSQL refuses to run as root, and an ordinary user cannot reach ${program} and ${dirname(dataDir)}. Install setpriv (util-linux), start Candour as an ordinary user, or set DATABASE_URL.`,
  )
}

async function succeeds(file: string, args: string[], options: ExecFileOptions = {}): Promise<boolean> {
  return run(file, args, options).then(
    () => true,
    () => false,
  )
}

/**
 * An ordinary user whose only capability is to bypass file permissions, so that the programs and data may be in a
 * folder only root can enter. `no_setuid_fixup` keeps the capability effective for access(2), which PostgreSQL uses to
 * check its own program file.
 */
function setprivOptions(uid: number, gid: number): string[] {
  const capability = '-all,+dac_override'
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=${capability}`,
    `--ambient-caps=${capability}`,
    `--bounding-set=${capability}`,
    '--securebits=+no_setuid_fixup',
  ]
}
