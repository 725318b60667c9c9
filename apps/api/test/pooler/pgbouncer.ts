import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@candour/postgres/free-port.ts'
import { databaseUser } from '@candour/postgres/unprivileged.ts'
import { createPool } from '#db/client.ts'
import { kill, run, type Started } from '#test/program.ts'

/** Where Debian installs PgBouncer; not in the PATH of every user. */
const program = '/usr/sbin/pgbouncer'
const deployed = fileURLToPath(new URL('../../../../deploy/pgbouncer/', import.meta.url))
/** Password of the role `pgbouncer`. */
const password = 'secret'

export interface PgBouncer {
  port: number
  /** The connection string of a database of the server, through PgBouncer. */
  through(directUrl: string): string
  /** Restarts it. Connects everyone as the user of a connection string if one is given, as a careless setup would. */
  restart(everyoneAs?: string): Promise<void>
  /** Ends it as a crash would. */
  kill(): Promise<void>
  output(): string
  stop(): Promise<void>
}

/** Runs `deploy/pgbouncer/auth.sql` in a database, and so in those that are cloned from it later. */
export async function installAuth(superuserUrl: string): Promise<void> {
  const pool = createPool(superuserUrl, { max: 1 })
  await pool.query(await readFile(join(deployed, 'auth.sql'), 'utf8'))
  await pool.end()
}

/**
 * Starts PgBouncer with the configuration of `deploy/pgbouncer` before a server on this machine.
 *
 * @param serverUrl connection string of any of its databases
 * @param poolSize sessions per database and login
 */
export async function startPgBouncer(serverUrl: string, poolSize: number): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'candour-pgbouncer-'))
  const user = await databaseUser(join(folder, 'new'), program)
  const port = await freePort()
  const userList = join(folder, 'userlist.txt')
  await writeFile(userList, `"pgbouncer" "${password}"\n`)
  const file = join(folder, 'pgbouncer.ini')
  const example = await readFile(join(deployed, 'pgbouncer.ini'), 'utf8')
  const configure = (everyoneAs: string | undefined) => {
    const { username, password } = new URL(everyoneAs ?? serverUrl)
    const as = everyoneAs ? ` user=${username} password=${password}` : ''
    const server = `host=127.0.0.1 port=${new URL(serverUrl).port}${as}`
    const replaced: Record<string, string> = {
      ...(everyoneAs && { auth_type: 'any' }),
      candour: `${server}\n* = ${server}`,
      listen_port: String(port),
      auth_file: userList,
      default_pool_size: String(poolSize),
      server_tls_sslmode: 'disable',
    }
    const lines = example.split('\n').map((line) => {
      const [name = ''] = line.split(' = ')
      return name in replaced ? `${name} = ${replaced[name]}` : line
    })
    return writeFile(file, lines.join('\n'))
  }
  for (const path of [folder, userList]) await user.own(path)
  let running: Started
  const start = async (everyoneAs?: string) => {
    await configure(everyoneAs)
    await user.own(file)
    running = run(user, program, [file])
    while (!(await answers(port))) {
      if (running.child.exitCode !== null) throw new Error(`PgBouncer did not start: ${running.output()}`)
      await setTimeout(20)
    }
  }
  await start()
  return {
    port,
    through: (directUrl) => {
      const url = new URL(directUrl)
      url.port = String(port)
      return url.href
    },
    restart: async (everyoneAs) => {
      await kill(running)
      await start(everyoneAs)
    },
    kill: () => kill(running),
    output: () => running.output(),
    stop: async () => {
      await kill(running)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}
