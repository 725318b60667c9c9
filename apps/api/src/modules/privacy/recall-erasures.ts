import { sql } from 'kysely'
import { createDb, createPool, type Db } from '#db/client.ts'
import { type FileLine, parseLine, readLines } from '#modules/privacy/erasure-file.ts'
import { storedLines } from '#modules/privacy/erasure-memory.ts'

type Remembered = Extract<FileLine, { hash: string }>

/** Records per transaction, and hashes per statement. */
const batch = { records: 50, hashes: 1_000 }

/**
 * Repeats the erasures that are recorded in a file but not in the database, because a backup was restored. Call it
 * before anything is served. Takes seconds per million records of the companies concerned, and next to nothing if there
 * is nothing to erase.
 *
 * @param ownerUrl connection string of the database's owner, without a pooler
 * @returns the number of records that were erased again
 */
export async function recallErasures(ownerUrl: string, file: string): Promise<number> {
  const db = createDb(createPool(ownerUrl, { max: 1 }))
  try {
    const { keys, erasures } = await forgotten(db, file)
    if (erasures.length === 0) return 0
    return await db.connection().execute(async (session) => {
      // Processes that start at the same time erase one after the other; the later ones find nothing.
      await sql`select pg_advisory_lock(hashtext('candour erasures'))`.execute(session)
      await prepare(session, keys, erasures)
      let erased = 0
      for (const companyId of new Set(erasures.map(({ companyId }) => companyId))) {
        erased += await eraseAgain(session, companyId)
      }
      await sql`select pg_advisory_unlock(hashtext('candour erasures'))`.execute(session)
      return erased
    })
  } finally {
    await db.destroy()
  }
}

/** Reads the erasures that are recorded in the file but not in the database. */
async function forgotten(db: Db, file: string): Promise<{ keys: string[]; erasures: Remembered[] }> {
  const keys = new Set<string>()
  const erasures = new Map<string, Remembered>()
  for await (const line of readLines(file)) {
    const parsed = parseLine(line)
    if (!parsed) continue
    if ('key' in parsed) keys.add(parsed.key)
    else erasures.set(line, parsed)
  }
  for await (const line of storedLines(db)) {
    erasures.delete(line)
    // All personal data includes contact data.
    if (line.startsWith('all ')) erasures.delete(line.replace('all', 'contact'))
  }
  return { keys: [...keys], erasures: [...erasures.values()] }
}

async function prepare(db: Db, keys: readonly string[], erasures: readonly Remembered[]): Promise<void> {
  await sql`
    insert into erasure_keys (key) select decode(key, 'hex') from unnest(${keys}::text[]) key on conflict do nothing
  `.execute(db)
  await sql`create temporary table remembered (company_id uuid, hash bytea, scope text)`.execute(db)
  for (let at = 0; at < erasures.length; at += batch.hashes) {
    const some = erasures.slice(at, at + batch.hashes)
    await sql`
      insert into remembered select company_id, decode(hash, 'hex'), scope from unnest(
        ${some.map(({ companyId }) => companyId)}::uuid[], ${some.map(({ hash }) => hash)}::text[],
        ${some.map(({ scope }) => scope)}::text[]
      ) as r (company_id, hash, scope)
    `.execute(db)
  }
  await sql`analyze remembered`.execute(db)
}

const kinds = { review: 'reviews', message: 'messages', mail: 'mails', order: 'print_orders' } as const

/** Finds the records of a company by their hashes, and erases them. */
async function eraseAgain(db: Db, companyId: string): Promise<number> {
  const found: { id: string; kind: string; scope: string }[] = []
  for (const [kind, table] of Object.entries(kinds)) {
    const { rows } = await sql<{ id: string; scope: string }>`
      select r.id, min(m.scope) as scope
      from ${sql.table(table)} r cross join erasure_keys k
      join remembered m on m.company_id = r.company_id and m.hash = erasure_hash(k, ${kind}, r.company_id, r.id)
      where r.company_id = ${companyId}::uuid group by r.id
    `.execute(db)
    found.push(...rows.map(({ id, scope }) => ({ id, kind, scope })))
  }
  const idsOf = (scope: string) => found.filter((record) => record.scope === scope).map(({ id }) => id)
  await inBatches(idsOf('contact'), (ids) =>
    sql`select erase_reviews(${companyId}::uuid, ${ids}::uuid[], 'contact')`.execute(db),
  )
  await inBatches(idsOf('all'), (ids) =>
    sql`select erase_records(${companyId}::uuid, ${ids}::uuid[])`.execute(db),
  )
  await sql`
    insert into erasures as e (company_id, hash, scope)
    select company_id, hash, min(scope) from remembered where company_id = ${companyId}::uuid group by company_id, hash
    on conflict (company_id, hash) do update set scope = excluded.scope where excluded.scope = 'all'
  `.execute(db)
  return found.length
}

async function inBatches(ids: readonly string[], work: (ids: string[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += batch.records) await work(ids.slice(at, at + batch.records))
}
