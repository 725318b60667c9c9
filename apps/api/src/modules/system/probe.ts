import { readFile, statfs } from 'node:fs/promises'
import { freemem, totalmem } from 'node:os'
import { sql } from 'kysely'
import pg from 'pg'
import type { Config } from '#config.ts'
import {
  type BackupRecord,
  lastBackupIn,
  lastVerificationIn,
  type VerificationRecord,
} from '#db/backup/record.ts'
import type { Db } from '#db/client.ts'
import { type ResolveTxt, txtResolver } from '#lib/resolve-txt.ts'
import { once, type Reached, reachOrigin } from '#modules/system/reach-origin.ts'

/** The operator's request for the report, as the server received it. */
export interface SeenRequest {
  remote: string
  trusted: boolean
  forwardedFor: string | undefined
  forwardedProto: string | undefined
}

/** Everything that checks may look at, so that a test can put a fault into each. */
export interface Probe {
  config: Config
  nodeVersion: string
  /** This machine's clock, in ms since the epoch. */
  now(): number
  /** As the operators' login or the owner. */
  db: Db
  /** A setting of PostgreSQL; `shared_buffers_bytes` is in bytes. */
  setting(name: string): Promise<string>
  /** The tables that must have row-level security. */
  securedTables(): Promise<string[]>
  /** Bytes on the file system of a folder. */
  disk(folder: string): Promise<{ free: number; total: number }>
  memory(): Promise<{ available: number; total: number }>
  /** Asks one of the configured origins, and no other. */
  reach(origin: string): Promise<Reached>
  resolveTxt: ResolveTxt
  /** Connects and signs in to the mail server. */
  verifyMail(smtpUrl: string): Promise<void>
  /** Whether the key for notifications can be opened; undefined where that is not known. */
  opensPushKey?: ((sealed: Buffer) => boolean) | undefined
  lastBackup(): Promise<BackupRecord | undefined>
  lastVerification(): Promise<VerificationRecord | undefined>
  replica(url: string): Promise<{ standby: boolean; lagSeconds: number }>
  /** State of the server process here. */
  ready(): Promise<'ready' | 'stopping' | 'silent'>
  request?: SeenRequest | undefined
}

interface Own extends Pick<Probe, 'config' | 'db' | 'ready' | 'opensPushKey' | 'request'> {
  /** Name servers as `address:port`; the system's unless given. */
  nameServers?: string[] | undefined
  /** Authorities to trust besides the usual ones. */
  ca?: string | undefined
}

/** Time for each thing that is asked, in ms; a little less than a check has. */
const askMs = 4_000

/** The probe of this machine. */
export function createProbe({ nameServers, ca, ...own }: Own): Probe {
  const { config, db } = own
  const origins = new Set(Object.values(config.origins))
  return {
    ...own,
    nodeVersion: process.versions.node,
    now: () => Date.now(),
    setting: async (name) => {
      const { rows } = await (name === 'shared_buffers_bytes'
        ? sql<{ value: string }>`select pg_size_bytes(current_setting('shared_buffers'))::text as value`
        : sql<{ value: string }>`select current_setting(${name}) as value`
      ).execute(db)
      return rows[0]?.value ?? ''
    },
    securedTables: async () => {
      const text = await readFile(new URL('../../db/schema/tables.sql', import.meta.url), 'utf8')
      return [...text.matchAll(/^alter table (\w+) enable row level security;$/gm)].flatMap(
        ([, name]) => name ?? [],
      )
    },
    disk: async (folder) => {
      const { bavail, blocks, bsize } = await statfs(folder).catch(() => statfs('.'))
      return { free: bavail * bsize, total: blocks * bsize }
    },
    memory: async () => ({ available: await availableMemory(), total: totalmem() }),
    // Several checks ask for the same answer.
    reach: once(async (origin: string) => {
      if (!origins.has(origin)) throw new TypeError('Only the own origins are asked')
      return reachOrigin(origin, { timeoutMs: askMs, ca })
    }),
    resolveTxt: txtResolver(nameServers),
    verifyMail: async (smtpUrl) => {
      // Imported lazily: the module takes 15 MB.
      const { verifySmtp } = await import('#mail/smtp.ts')
      await verifySmtp(smtpUrl, askMs)
    },
    lastBackup: () => lastBackupIn(config.dataDir),
    lastVerification: () => lastVerificationIn(config.dataDir),
    replica: askReplica,
  }
}

/** Memory that programs can still get: without what the system only caches, where it says so. */
async function availableMemory(): Promise<number> {
  const text = await readFile('/proc/meminfo', 'utf8').catch(() => '')
  const kilobytes = /^MemAvailable:\s+(\d+) kB$/m.exec(text)?.[1]
  const machine = kilobytes === undefined ? freemem() : Number(kilobytes) * 1024
  const container = process.availableMemory()
  return Math.min(machine, container > 0 ? container : machine)
}

async function askReplica(url: string): Promise<{ standby: boolean; lagSeconds: number }> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: askMs,
    query_timeout: askMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ standby: boolean; lag: number }>(`
      select pg_is_in_recovery() as standby,
        case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
          else coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0) end::double precision as lag
    `)
    return { standby: rows[0]?.standby ?? false, lagSeconds: Math.max(0, rows[0]?.lag ?? 0) }
  } finally {
    await client.end().catch(() => undefined)
  }
}
