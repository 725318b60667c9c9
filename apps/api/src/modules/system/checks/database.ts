import { sql } from 'kysely'
import { logins } from '#db/logins.ts'
import { schemaState } from '#db/migrate.ts'
import { type Check, error, joined, ok, size, warning } from '#modules/system/checks/check.ts'
import { serversIn } from '#modules/system/work.ts'

/** Connections that a server may open (docs/operations.md). */
const perServer = 24
/** For commands, backups and an administrator. */
const spare = 8

/** Runs before all checks that need the database. */
export const database: Check = {
  id: 'database',
  look: async ({ db }) => {
    await sql`select 1`.execute(db)
    return ok('The database answers.')
  },
}

export const connections: Check = {
  id: 'connections',
  needsDatabase: true,
  look: async ({ db, setting }) => {
    const [max, reserved] = [
      Number(await setting('max_connections')),
      Number(await setting('superuser_reserved_connections')),
    ]
    const servers = Math.max(1, (await serversIn(db)).length)
    const needed = servers * perServer + spare
    const seen = `PostgreSQL allows ${max - reserved} connections; ${servers === 1 ? 'one server needs' : `${servers} servers need`} up to ${needed}.`
    if (max - reserved >= needed) return ok(seen)
    return warning(
      seen,
      `Set max_connections to at least ${needed + reserved} and restart PostgreSQL, or use a pooler (docs/scaling.md).`,
    )
  },
}

export const durability: Check = {
  id: 'durability',
  needsDatabase: true,
  look: async ({ setting }) => {
    const off = []
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      if ((await setting(name)) === 'off') off.push(name)
    }
    if (off.length === 0) return ok('What the database has confirmed survives a power failure.')
    const names = off.join(', ')
    return error(
      `The database runs with ${names} = off, so that a power failure loses or damages data.`,
      `Set ${names} to on in postgresql.conf and reload PostgreSQL.`,
    )
  },
}

const minBuffers = 32e6

export const buffers: Check = {
  id: 'shared-buffers',
  needsDatabase: true,
  look: async ({ setting }) => {
    const bytes = Number(await setting('shared_buffers_bytes'))
    if (bytes >= minBuffers) return ok(`PostgreSQL caches ${size(bytes)} (shared_buffers).`)
    return warning(
      `PostgreSQL caches only ${size(bytes)} (shared_buffers), so that it reads from the disk all the time.`,
      'Set shared_buffers to 128MB or a quarter of the memory, and restart PostgreSQL.',
    )
  },
}

export const roles: Check = {
  id: 'roles',
  needsDatabase: true,
  look: async ({ db }) => {
    const { rows } = await sql<{ name: string; excess: string | null; canLogIn: boolean }>`
      select rolname as name, rolcanlogin as "canLogIn",
        case
          when rolsuper then 'superuser'
          when rolbypassrls then 'bypassrls'
          when rolcreaterole then 'createrole'
          when rolcreatedb then 'createdb'
          when rolreplication then 'replication'
        end as excess
      from pg_roles where rolname = any(${[...logins]}::text[])
    `.execute(db)
    const found = logins.map((login) => {
      const role = rows.find(({ name }) => name === login)
      if (!role) {
        return error(`The login ${login} does not exist.`, 'Run pnpm migrate as the owner of the database.')
      }
      if (role.excess) {
        return error(
          `The login ${login} has the right ${role.excess}, with which it could read the data of all companies.`,
          `As a superuser, run: alter role ${login} no${role.excess}.`,
        )
      }
      return role.canLogIn
        ? ok('No login of the server has more rights than intended.')
        : error(`The login ${login} may not log in.`, `As a superuser, run: alter role ${login} login.`)
    })
    return joined(found)
  },
}

export const rowSecurity: Check = {
  id: 'row-level-security',
  needsDatabase: true,
  look: async ({ db, securedTables }) => {
    const intended = await securedTables()
    const { rows } = await sql<{ name: string; secured: boolean; owner: string }>`
      select relname as name, relrowsecurity as secured, pg_get_userbyid(relowner) as owner
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    `.execute(db)
    const { rows: open } = await sql<{ name: string; policy: string }>`
      select tablename as name, policyname as policy from pg_policies
      where schemaname = 'public' and permissive = 'PERMISSIVE' and roles = '{public}' and qual = 'true'
        and tablename = any(${intended}::text[])
    `.execute(db)
    const off = rows.filter(({ name, secured }) => !secured && intended.includes(name))
    const owned = rows.filter(({ owner }) => logins.some((login) => login === owner))
    return joined([
      ok(`Row-level security is on for ${rows.filter(({ secured }) => secured).length} tables, as intended.`),
      ...off.map(({ name }) =>
        error(
          `Row-level security is off for the table ${name}, so that companies could read one another's rows.`,
          `As the owner, run: alter table ${name} enable row level security.`,
        ),
      ),
      ...owned.map(({ name, owner }) =>
        error(
          `The table ${name} belongs to the login ${owner}, to which row-level security does not apply.`,
          `As a superuser, run: alter table ${name} owner to the owner of the database.`,
        ),
      ),
      ...open.map(({ name, policy }) =>
        error(
          `The policy ${policy} shows every row of the table ${name} to everybody.`,
          `As the owner, run: drop policy ${policy} on ${name}.`,
        ),
      ),
    ])
  },
}

export const migrations: Check = {
  id: 'migrations',
  needsDatabase: true,
  look: async ({ db }) => {
    const state = await schemaState(db)
    if (state === 'current') return ok("The database has this release's schema.")
    if (state === 'newer') {
      return warning(
        'The database has the schema of a newer release.',
        'Complete the upgrade: start the newer release on every machine.',
      )
    }
    return error(
      "The database does not have this release's schema, or functions or rights were changed by hand.",
      'Run pnpm migrate as the owner of the database.',
    )
  },
}
