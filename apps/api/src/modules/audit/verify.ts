import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'

/** Entries per query; bounds the memory that a verification takes. */
const batch = 5_000

/** The first entry at which a chain does not hold. */
interface BrokenEntry {
  /** Zero for the platform's chain. */
  companyId: string
  /** Position in the chain; undefined if the chain breaks after its last entry. */
  seq?: bigint
  problem: string
}

interface Row {
  company_id: string
  seq: string
  content: string
  hash: Buffer
  /** The last removed entry, if this entry records a removal. */
  removed: { seq: string; hash: string } | null
}

interface Head {
  company_id: string
  seq: string
  hash: Buffer
  removed_seq: string
  removed_hash: Buffer
}

/**
 * The content that an entry's hash covers. Repeats the expression of the migration, because a check must not rely on a
 * function that the database's owner can replace.
 */
const content: RawBuilder<string> = sql`jsonb_build_array(
  company_id, seq, (extract(epoch from created_at) * 1000)::bigint, id, actor_kind, actor_id, actor_name, action,
  target_type, target_id, target_name, changes, network, request_id
)::text`

const removed: RawBuilder<unknown> = sql`case when action = 'audit.pruned' then
  jsonb_build_object('seq', changes -> 'lastNumber' ->> 1, 'hash', changes -> 'lastHash' ->> 1)
end`

/**
 * Verifies every chain of the audit log: that no entry was changed, removed, inserted or appended other than by the
 * server, and that only entries whose removal was recorded are missing. Reads all of it as of one moment.
 *
 * @param owner the owner's connection, because no login of the server can read the heads of the chains
 * @returns the number of entries and, if a chain does not hold, the first entry at which it breaks
 */
export async function verifyAudit(owner: Db): Promise<{ entries: number; broken: BrokenEntry | undefined }> {
  return owner
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const heads = await readHeads(tx)
      let entries = 0
      let chain: Chain | undefined
      for await (const row of readEntries(tx)) {
        entries += 1
        if (row.company_id !== chain?.companyId) {
          const broken = chain?.end()
          if (broken) return { entries, broken }
          chain = new Chain(row.company_id, heads.get(row.company_id))
          heads.delete(row.company_id)
        }
        const broken = chain.add(row)
        if (broken) return { entries, broken }
      }
      const left = [...heads.values()].map((head) => new Chain(head.company_id, head))
      const broken = [chain, ...left].map((one) => one?.end()).find((one) => one !== undefined)
      return { entries, broken }
    })
}

/** A chain while its entries are read in order. */
class Chain {
  readonly companyId: string
  readonly #head: Head | undefined
  #seq: bigint
  #hash: Buffer
  #removed: Row['removed'] = null

  constructor(companyId: string, head: Head | undefined) {
    this.companyId = companyId
    this.#head = head
    this.#seq = BigInt(head?.removed_seq ?? 0)
    this.#hash = head?.removed_hash ?? Buffer.alloc(0)
  }

  add({ seq: given, content, hash, removed }: Row): BrokenEntry | undefined {
    const seq = BigInt(given)
    const { companyId } = this
    if (seq !== this.#seq + 1n) {
      return { companyId, seq: this.#seq + 1n, problem: 'is missing' }
    }
    const expected = createHash('sha256').update(this.#hash).update(content).digest()
    if (!expected.equals(hash))
      return { companyId, seq, problem: 'was changed, or was not written by the server' }
    this.#seq = seq
    this.#hash = hash
    this.#removed = removed ?? this.#removed
    return undefined
  }

  /**
   * Compares the last entry with the chain's head, and the entries missing before the first one with the recorded
   * removals.
   */
  end(): BrokenEntry | undefined {
    const { companyId } = this
    if (!this.#head) return { companyId, problem: 'is a chain that the server has not begun' }
    const headSeq = BigInt(this.#head.seq)
    if (headSeq > this.#seq) return { companyId, seq: this.#seq + 1n, problem: 'is missing' }
    if (headSeq < this.#seq || !this.#hash.equals(this.#head.hash)) {
      return { companyId, seq: headSeq + 1n, problem: 'was not written by the server' }
    }
    const { removed_seq: removedSeq, removed_hash: removedHash } = this.#head
    if (removedSeq === '0') return undefined
    const recorded = this.#removed?.seq === removedSeq && this.#removed.hash === removedHash.toString('hex')
    return recorded
      ? undefined
      : { companyId, seq: BigInt(removedSeq), problem: 'was removed without a record' }
  }
}

async function readHeads(tx: Tx): Promise<Map<string, Head>> {
  const { rows } = await sql<Head>`
    select company_id, seq, hash, removed_seq, removed_hash from audit_chains order by company_id
  `.execute(tx)
  return new Map(rows.map((head) => [head.company_id, head]))
}

/** Yields all entries, chain by chain, each in order. */
async function* readEntries(tx: Tx): AsyncGenerator<Row> {
  let last: Row | undefined
  do {
    const after: RawBuilder<unknown> = last
      ? sql`where (company_id, seq) > (${last.company_id}::uuid, ${last.seq}::bigint)`
      : sql``
    const { rows } = await sql<Row>`
      select company_id, seq, ${content} as content, hash, ${removed} as removed
      from audit_entries ${after} order by company_id, seq limit ${sql.lit(batch)}
    `.execute(tx)
    yield* rows
    last = rows.length === batch ? rows.at(-1) : undefined
  } while (last)
}
