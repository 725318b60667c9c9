import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { connection } from '#db/client.ts'
import { distributedTables, referenceTables } from '#db/distribution.ts'
import { changesOnCluster, functionsOnCluster } from '#db/functions-on-cluster.ts'
import { type Login, logins } from '#db/logins.ts'
import { isConflictingLock } from '#db/violations.ts'

/** The database cannot be distributed. The message is for the operator, in sentences. */
export class DistributeError extends Error {
  override name = 'DistributeError'
}

/** A part of the distribution, done in one transaction. */
export interface Step {
  title: string
  /** The login whose connection it needs; the owner if omitted. */
  login?: Login
  statements: readonly string[]
}

/** Timeout of each attempt to lock the tables: bounds how long visitors wait behind it. */
const lockTimeout = '3s'
const tries = 20
const pauseMs = 1_000

/** Oldest version of the extension that has what the statements below need. */
const oldestVersion = 12

/** Settings of the database, read by every connection made from then on. */
const settings = {
  // Hands the scope of a transaction (SET LOCAL) on to the workers, whose policies read it.
  'citus.propagate_set_commands': 'local',
  // Without this, Citus allows no triggers on distributed tables. Safe, because they only touch rows of the same
  // company.
  'citus.enable_unsafe_triggers': 'on',
  // Milliseconds; a vanished worker must not hold up a batch for as long as a statement may take.
  'citus.node_connection_timeout': '2000',
  // Functions are passed on to workers, which do not have all the tables that their bodies name.
  check_function_bodies: 'off',
}

/**
 * Returns what is left to do until the tables of `distribution.ts` lie on the workers, computed from the catalog: after
 * an interruption, only the rest, and nothing for a distributed database.
 *
 * @param client a connection of the owner
 * @param shards number of parts into which companies are divided
 * @throws DistributeError where there is no cluster, or the schema cannot be distributed
 */
export async function planDistribution(client: pg.ClientBase, shards: number): Promise<Step[]> {
  await requireCluster(client)
  const spread = await planSpread(client, shards)
  const steps = [
    await planSettings(client),
    ...(spread ? [await planExtensions(client), ...planLogins(), spread] : []),
    ...(await planTruncation(client)),
  ].filter((step) => step !== undefined)
  if (steps.length === 0) return []
  const all = [...referenceTables, ...distributedTables].map(sqlName)
  return [...steps, { title: 'Collects statistics', statements: [`analyze ${all.join(', ')}`] }]
}

/**
 * Distributes the database, while servers run: they answer 503 from the moment the tables are locked until all rows
 * have been copied.
 *
 * @param url the owner's connection string, of the coordinator
 * @param report called with each step before it begins
 * @throws DistributeError
 */
export async function distribute(
  url: string,
  shards: number,
  report: (title: string) => void = () => {},
): Promise<void> {
  for (const step of await withClient(url, undefined, (client) => planDistribution(client, shards))) {
    report(step.title)
    await withClient(url, step.login, (client) => run(client, step)).catch((error: unknown) => {
      // This step is only a check, and a login that may not run commands on workers has to skip it: if it cannot log in
      // between the nodes, later statements fail.
      if (!(step.login && error instanceof pg.DatabaseError && error.code === '42501')) throw error
    })
  }
}

/** Runs a step; retries while other transactions hold the locks that it needs. */
async function run(client: pg.Client, { statements }: Step): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = '${lockTimeout}'`)
      await client.query('set local statement_timeout = 0')
      for (const statement of statements) requireSuccess(await client.query(statement))
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback').catch(() => {})
      if (!isConflictingLock(error) || left <= 1) throw error
    }
    await setTimeout(pauseMs)
  }
}

/** Runs `work` on a connection of its own. */
export async function withClient<T>(
  url: string,
  login: Login | undefined,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection(url, login))
  // A lost connection is reported by the current or the next query.
  client.on('error', () => {})
  try {
    await client.connect()
    // If this process is killed, the server notices while it copies, and rolls back.
    await client.query(`set client_connection_check_interval = '1s'`)
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Commands on workers report failures as rows. */
function requireSuccess({ rows }: pg.QueryResult): void {
  const failed = rows?.find((row: { success?: boolean }) => row.success === false)
  if (failed) {
    throw new DistributeError(`On ${failed.nodename}:${failed.nodeport}, a command failed: ${failed.result}.`)
  }
}

async function requireCluster(client: pg.ClientBase): Promise<void> {
  const { rows: kinds } = await client.query<{ installed: boolean; available: boolean; database: string }>(`
    select to_regprocedure('citus_version()') is not null as installed,
      exists (select from pg_available_extensions where name = 'citus') as available, current_database() as database
  `)
  const [kind] = kinds
  if (!kind?.installed) {
    throw new DistributeError(
      kind?.available
        ? `The extension citus is not installed in the database ${kind.database}. Prepare the cluster as described in docs/scaling.md#cluster.`
        : 'This PostgreSQL does not offer the extension citus, so nothing can be distributed. Candour runs unchanged on one server; docs/scaling.md#cluster says what a cluster needs.',
    )
  }
  const { rows } = await client.query<{
    version: string
    coordinator: boolean
    known: boolean
    workers: number
  }>(`
    select citus_version() as version,
      (select groupid from pg_dist_local_group) = 0 as coordinator,
      exists (select from pg_dist_node where groupid = 0) as known,
      (select count(*)::integer from pg_dist_node
        where groupid <> 0 and noderole = 'primary' and isactive and shouldhaveshards) as workers
  `)
  const [cluster] = rows
  const version = Number(/Citus (\d+)/.exec(cluster?.version ?? '')?.[1] ?? 0)
  if (version < oldestVersion) {
    throw new DistributeError(
      `The extension citus is too old (${cluster?.version}): version ${oldestVersion} or newer is needed.`,
    )
  }
  if (!cluster?.coordinator) {
    throw new DistributeError('DATABASE_URL leads to a worker. Set it to the coordinator.')
  }
  if (!cluster.known) {
    throw new DistributeError(
      `The coordinator does not know its own address, so it gets no copy of reference tables. As a superuser: select citus_set_coordinator_host('<address of the coordinator>')`,
    )
  }
  if (cluster.workers === 0) {
    throw new DistributeError(
      `The cluster has no worker nodes. As a superuser, for each: select citus_add_node('<address>', 5432)`,
    )
  }
}

async function planSettings(client: pg.ClientBase): Promise<Step | undefined> {
  const { rows } = await client.query<{ database: string; set: string[] }>(`
    select current_database() as database, coalesce((
      select setconfig from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
      where d.datname = current_database() and s.setrole = 0
    ), '{}') as set
  `)
  const [{ database, set } = { database: '', set: [] }] = rows
  if (Object.entries(settings).every(([name, value]) => set.includes(`${name}=${value}`))) return undefined
  const changes = Object.entries(settings).map(
    ([name, value]) => `alter database ${pg.escapeIdentifier(database)} set ${name} = '${value}'`,
  )
  const there = changes.map((change) => onWorkers(asGiven(change)))
  return { title: 'Sets the database up, on all nodes', statements: [...changes, ...there] }
}

/** Extensions that indexes of the tables need. */
async function planExtensions(client: pg.ClientBase): Promise<Step | undefined> {
  const { rows } = await client.query<{ name: string; schema: string }>(
    `select quote_ident(extname) as name, extnamespace::regnamespace::text as schema from pg_extension
    where extname not in ('plpgsql', 'citus', 'citus_columnar') order by 1`,
  )
  if (rows.length === 0) return undefined
  const statements = rows.map(({ name, schema }) =>
    onWorkers(asGiven(`create extension if not exists ${name} schema ${schema}`)),
  )
  return { title: `Creates ${rows.map(({ name }) => name).join(', ')} on the workers`, statements }
}

/**
 * Connections between the nodes are made as the login whose statement they carry. Existing connections of servers do
 * not have the new settings: they are ended, and servers make new ones.
 */
function planLogins(): Step[] {
  const create = logins.map((login) =>
    onWorkers(
      asGiven(`create role ${login} login`, `not exists (select from pg_roles where rolname = '${login}')`),
    ),
  )
  return [
    { title: 'Creates the logins on the workers', statements: create },
    ...logins.map((login) => ({
      title: `Renews the connections of ${login}, and checks that it can log in between the nodes`,
      login,
      statements: [
        `select pg_terminate_backend(pid) from pg_stat_activity
        where usename = current_user and datname = current_database() and pid <> pg_backend_pid()`,
        onWorkers('select 1'),
      ],
    })),
  ]
}

/**
 * Copies the rows and changes what refers to the tables, all in one transaction: servers find the database as it was or
 * distributed, whatever interrupts this.
 */
async function planSpread(client: pg.ClientBase, shards: number): Promise<Step | undefined> {
  const tables = [...referenceTables, ...distributedTables]
  const { rows } = await client.query<{ name: string }>(
    `select c.relname::text as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
    where c.relnamespace = 'public'::regnamespace`,
  )
  const done = new Set(rows.map(({ name }) => name))
  if (tables.every((name) => done.has(name))) return undefined
  if (tables.some((name) => done.has(name))) {
    throw new DistributeError(
      `Some of the tables are distributed, but not ${tables.filter((name) => !done.has(name)).join(', ')}. That was not done by this command; undo it with undistribute_table().`,
    )
  }
  const keys = await readForeignKeys(client)
  const { before, after } = await readFunctions(client)
  const each = (statement: (table: string) => string) =>
    distributedTables.map((name) => statement(sqlName(name)))
  const [first, ...others] = distributedTables
  return {
    title: `Copies ${distributedTables.length} tables to the workers, in ${shards} shards`,
    statements: [
      // One connection per worker: later statements see what earlier ones did.
      `set local citus.multi_shard_modify_mode = 'sequential'`,
      `lock table ${tables.map(sqlName).join(', ')} in access exclusive mode`,
      ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
      ...functionsOnCluster,
      ...(await planChanges(client)),
      ...(await planPolicies(client)),
      // Copied rows are not new: their triggers have already run.
      ...each((table) => `alter table ${table} disable trigger user`),
      ...[...before, visibleCompany].map(distributeFunction),
      ...referenceTables.map((name) => `select create_reference_table('${sqlName(name)}')`),
      `select create_distributed_table('${sqlName(first)}', 'company_id', shard_count => ${shards})`,
      ...others.map(
        (name) =>
          `select create_distributed_table('${sqlName(name)}', 'company_id', colocate_with => '${sqlName(first)}')`,
      ),
      ...after.map(distributeFunction),
      ...keys.map(
        ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
      ),
      ...each((table) => `alter table ${table} enable trigger user`),
    ],
  }
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/**
 * Foreign keys of the tables. They are dropped before the distribution and added after it, because an existing one
 * would be checked on a single node.
 */
async function readForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey & { is_within: boolean }>(
    `select f.conrelid::regclass::text as table, quote_ident(f.conname) as name, replace(pg_get_constraintdef(f.oid), ' NOT VALID', '') as definition,
      r.relname = any ($1) and t.relname = any ($1 || $2) as is_within
    from pg_constraint f
      join pg_class r on r.oid = f.conrelid and r.relnamespace = 'public'::regnamespace
      join pg_class t on t.oid = f.confrelid and t.relnamespace = 'public'::regnamespace
    where f.contype = 'f' and (r.relname = any ($1 || $2) or t.relname = any ($1 || $2))
    order by 1, 2`,
    [distributedTables, referenceTables],
  )
  const across = rows.filter((key) => !key.is_within)
  if (across.length > 0) {
    throw new DistributeError(
      `Foreign keys lead from or to a table that stays on one node: ${across.map(({ table, name }) => `${name} of ${table}`).join(', ')}.`,
    )
  }
  return rows
}

interface Policy {
  table: string
  name: string
  command: string
  permissive: boolean
  using: string | null
  check: string | null
}

/**
 * Rewrites the policies in a form that shards support. A restrictive policy would become a permissive one on shards and
 * show rows instead of hiding them, so its condition is added to every other policy. Subqueries are not allowed either,
 * not even around a function.
 */
async function planPolicies(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<Policy>(
    `select c.oid::regclass::text as table, quote_ident(p.polname) as name, p.polcmd::text as command,
      p.polpermissive as permissive, pg_get_expr(p.polqual, p.polrelid) as using,
      pg_get_expr(p.polwithcheck, p.polrelid) as check
    from pg_policy p join pg_class c on c.oid = p.polrelid
    where c.relnamespace = 'public'::regnamespace and c.relname = any ($1) order by 1, 2`,
    [[...referenceTables, ...distributedTables]],
  )
  const statements = [...Map.groupBy(rows, ({ table }) => table).values()].flatMap((policies) => {
    const hiding = policies.filter(({ permissive }) => !permissive)
    return [
      ...hiding.map(({ table, name }) => `drop policy ${name} on ${table}`),
      ...policies
        .filter(({ permissive, using }) => permissive && using !== null)
        .map((policy) => alterPolicy(policy, hiding.length > 0)),
    ]
  })
  const refused = statements.filter((statement) => /\bselect\b/i.test(statement))
  if (refused.length > 0) {
    throw new DistributeError(`Policies with subqueries cannot be distributed: ${refused.join('; ')}.`)
  }
  return statements
}

function alterPolicy({ table, name, command, using, check }: Policy, hidesDeleted: boolean): string {
  const asked = withoutSubqueries(using ?? '')
  // A condition on the scope uses an index and is evaluated once per statement, so deleted companies need no check per
  // row.
  const inScope = asked.replaceAll(scope, visibleCompany)
  const hidden =
    hidesDeleted && inScope === asked ? `${asked} and company_id <> all (deleted_company_ids())` : inScope
  const altered = `alter policy ${name} on ${table} using (${hidden})`
  // Without its own check, a policy would apply the whole condition to new rows.
  return command === '*' || command === 'w' ? `${altered} with check (${check ?? asked})` : altered
}

/** How the catalog prints the company in scope. */
const scope = `(NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid`

/** A function of `functionsOnCluster`. */
const visibleCompany = 'visible_company()'

const withoutSubqueries = (condition: string) => condition.replace(/\( SELECT (\w+\(\)) AS \w+\)/g, '$1')

/**
 * Functions that shards need: of policies, generated columns, checks and indexes, and immutable ones, which conditions
 * may call, before there are shards; and those that functions of triggers call, which no catalog knows. Functions of
 * triggers follow their table by themselves.
 */
async function readFunctions(client: pg.ClientBase): Promise<{ before: string[]; after: string[] }> {
  const { rows } = await client.query<{ name: string; before: boolean; of_trigger: boolean }>(
    `with recursive tables as (
      select oid from pg_class where relnamespace = 'public'::regnamespace and relname = any ($1)
    ),
    parts as (
      select 'pg_policy'::regclass as class, oid from pg_policy where polrelid in (select oid from tables)
      union all select 'pg_attrdef'::regclass, oid from pg_attrdef where adrelid in (select oid from tables)
      union all select 'pg_constraint'::regclass, oid from pg_constraint where conrelid in (select oid from tables)
      union all select 'pg_class'::regclass, indexrelid from pg_index where indrelid in (select oid from tables)
    ),
    own as (
      select p.oid, p.proname, p.prosrc, p.provolatile = 'i' and not exists (
          select from unnest(p.proargtypes) a join pg_type t on t.oid = a where t.typtype = 'c'
        ) as may_be_anywhere
      from pg_proc p where p.pronamespace = 'public'::regnamespace
        and not exists (
          select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
        )
    ),
    needed as (
      select d.refobjid as oid, true as before, false as of_trigger
      from parts join pg_depend d on d.classid = parts.class and d.objid = parts.oid
      where d.refclassid = 'pg_proc'::regclass
      union
      select oid, true, false from own where may_be_anywhere
      union
      select tgfoid, false, true from pg_trigger where tgrelid in (select oid from tables) and not tgisinternal
      union
      select called.oid, needed.before, false
      from needed join own on own.oid = needed.oid
        join own called on called.oid <> own.oid and own.prosrc ~ ('\\m' || called.proname || '\\s*\\(')
    )
    select needed.oid::regprocedure::text as name, bool_or(before) as before, bool_or(of_trigger) as of_trigger
    from needed join own using (oid) group by needed.oid order by 1`,
    [[...referenceTables, ...distributedTables]],
  )
  const names = (some: typeof rows) => some.map(({ name }) => name)
  return {
    before: names(rows.filter(({ before }) => before)),
    after: names(rows.filter(({ before, of_trigger }) => !before && !of_trigger)),
  }
}

/** @throws DistributeError if a function is not as `changesOnCluster` expects it */
async function planChanges(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select proname::text as name, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = 'public'::regnamespace and proname = any ($1) order by 1`,
    [Object.keys(changesOnCluster)],
  )
  return rows.map(({ name, definition }) =>
    (changesOnCluster[name] ?? []).reduce((text, [former, now]) => {
      if (!former.test(text)) throw new DistributeError(`The function ${name} is not as expected.`)
      return text.replace(former, now)
    }, definition),
  )
}

const distributeFunction = (name: string) => `select create_distributed_function(${pg.escapeLiteral(name)})`

/** The coordinator keeps the former rows, hidden, until they are removed. */
async function planTruncation(client: pg.ClientBase): Promise<Step[]> {
  const tables = [...referenceTables, ...distributedTables]
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relname = any ($1) and pg_relation_size(oid) > 0`,
    [tables],
  )
  const filled = new Set(rows.map(({ name }) => name))
  return tables
    .filter((name) => filled.has(name))
    .map((name) => ({
      title: `Removes the coordinator’s former rows of ${name}`,
      statements: [`select truncate_local_data_after_distributing_table('${sqlName(name)}')`],
    }))
}

/** Runs a command on a worker only: there, Citus would refuse to propagate it to the other nodes. */
const asGiven = (command: string, condition = 'true') => `do $do$ begin
    if ${condition} then
      perform set_config('citus.enable_ddl_propagation', 'off', true);
      execute ${pg.escapeLiteral(command)};
    end if;
  end $do$`

const onWorkers = (command: string) => `select * from run_command_on_workers(${pg.escapeLiteral(command)})`

const sqlName = (table: string) => `public.${pg.escapeIdentifier(table)}`
