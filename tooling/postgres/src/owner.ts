import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { Client, DatabaseError, escapeLiteral } from 'pg'
import { hasCode, passwordFile, SUPERUSER } from '#cluster.ts'

const DATABASE = 'candour'
/**
 * Owns the database, and may create roles and scratch databases. Not a superuser, so SQL cannot reach the file system or
 * run programs.
 */
const OWNER = 'candour'

interface Server {
  dataDir: string
  port: number
}

/**
 * Ensures that the database `candour` exists and is owned by an ordinary role, both on a first start and where
 * everything still belongs to the superuser. Interrupted work is repeated.
 *
 * @returns the owner's connection string
 */
export async function ensureOwner(server: Server, log: (message: string) => void): Promise<string> {
  const password = await ownersPassword(server.dataDir)
  const url = urlTo(DATABASE, { user: OWNER, password, port: server.port })
  // The password is set last, so a successful login means the superuser's work is complete.
  if (await isComplete(url)) return url
  const superusers = await readFile(passwordFile(server.dataDir), 'utf8')
  const connect = (database: string) =>
    connectTo(urlTo(database, { user: SUPERUSER, password: superusers, port: server.port }))

  const cluster = await connect('postgres')
  try {
    await cluster.query(`select pg_advisory_lock(hashtext('candour owner'))`)
    if (await isComplete(url)) return url
    const roles = await cluster.query('select from pg_roles where rolname = $1', [OWNER])
    if (roles.rowCount === 0) await cluster.query(`create role ${OWNER} nologin createrole`)
    const { rows } = await cluster.query<{ owner: string }>(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
      [DATABASE],
    )
    if (!rows[0]) await cluster.query(`create database ${DATABASE} owner ${OWNER}`)
    else if (rows[0].owner !== OWNER) {
      log('Transferring the database to a role without superuser rights…')
      const database = await connect(DATABASE)
      await database.query(handOver).finally(() => database.end())
    }
    await cluster.query(`alter role ${OWNER} login createdb password ${escapeLiteral(password)}`)
  } finally {
    await cluster.end()
  }
  return url
}

/** One transaction. Extensions and their objects stay with the superuser, who is not needed to use them. */
const handOver = `
  do $$
  declare
    object record;
    member name;
  begin
    for object in
      select found.type, found.identity
      from (
        select 'pg_namespace'::regclass as class, oid from pg_namespace where nspname !~ '^pg_'
        union all select 'pg_class'::regclass, oid from pg_class where relkind in ('r', 'p', 'v', 'm', 'f')
        -- Not those of a column, which go with their table.
        union all select 'pg_class'::regclass, c.oid from pg_class c where relkind = 'S' and not exists (
          select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype in ('a', 'i')
        )
        union all select 'pg_proc'::regclass, oid from pg_proc
        union all select 'pg_type'::regclass, t.oid from pg_type t left join pg_class c on c.oid = t.typrelid
          where typtype in ('e', 'd', 'r') or c.relkind = 'c'
        union all select 'pg_collation'::regclass, oid from pg_collation
        union all select 'pg_ts_config'::regclass, oid from pg_ts_config
        union all select 'pg_ts_dict'::regclass, oid from pg_ts_dict
      ) o, pg_identify_object(class, o.oid, 0) found
      where o.oid >= 16384
        and not exists (
          select from pg_depend d where d.classid = class and d.objid = o.oid and d.deptype = 'e'
        )
    loop
      execute format('alter %s %s owner to ${OWNER}', object.type, object.identity);
    end loop;
    for member in select rolname from pg_roles where not rolsuper and rolname !~ '^pg_' and rolname <> '${OWNER}' loop
      execute format('grant %I to ${OWNER} with admin option', member);
    end loop;
    execute 'alter database ${DATABASE} owner to ${OWNER}';
  end
  $$`

function urlTo(
  database: string,
  { user, password, port }: { user: string; password: string; port: number },
): string {
  return `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`
}

async function connectTo(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}

/** Whether the owner can log in and has all its rights; releases before 0.3.0 did not let it create databases. */
async function isComplete(url: string): Promise<boolean> {
  try {
    const client = await connectTo(url)
    const { rowCount } = await client
      .query('select from pg_roles where rolname = current_user and rolcreatedb')
      .finally(() => client.end())
    return rowCount === 1
  } catch (error) {
    // SQLSTATE class 28 (no such login, or wrong password) or 3D (no such database).
    if (error instanceof DatabaseError && /^(28|3D)/.test(error.code ?? '')) return false
    throw error
  }
}

/** Path of the database owner's password file. */
export function ownerPasswordFile(dataDir: string): string {
  return `${dataDir}.owner-password`
}

/** Of concurrent first starts, one creates the password and all use it. */
async function ownersPassword(dataDir: string): Promise<string> {
  const file = ownerPasswordFile(dataDir)
  const draft = `${file}.${process.pid}`
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  try {
    await link(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(file, 'utf8')
}
