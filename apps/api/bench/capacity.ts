import { randomUUID } from 'node:crypto'
import { cpus, loadavg, totalmem } from 'node:os'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Alone, type AloneOptions, signIn, startAlone, timeOf } from '#bench/alone.ts'
import { cpuSeconds, watchOthers } from '#bench/cpu-time.ts'
import {
  indexEntryBytes,
  one,
  rollupRowBytes,
  tableSizes,
  vacuum,
  walPosition,
} from '#bench/database-size.ts'
import { generator, load } from '#bench/load.ts'
import { median } from '#bench/report.ts'
import { restoreBackup } from '#db/backup/restore.ts'
import { writeBackup } from '#db/backup/write.ts'
import { createDb, createPool, type Db } from '#db/client.ts'
import { createFactories, password } from '#test/factories.ts'

/** A review to send, without its company. */
export interface ReviewText {
  rating: number
  feedback: string
}

/** CPU time in seconds. NaN on systems other than Linux. */
export interface Cpu {
  server: number
  database: number
}

/** Results of `measureCapacity`, which fills an empty database with reviews over HTTP. */
export interface Measured {
  at: string
  machine: {
    processor: string
    cores: number
    memory: number
    /** Load averages over one and five minutes, before the measurements. */
    loadAverage: number[]
    /** Cores used by other programs during the measurements. */
    others: number
    generator: string
    node: string
    postgres: string
  }
  /** Number of reviews that the figures per review are averages of. */
  reviews: number
  /** Mean length of a review, in characters. */
  characters: number
  /** Bytes per review by table, indexes included. */
  bytes: Record<string, number>
  /** Bytes per review of the largest B-tree index of `reviews`. */
  indexEntryBytes: number
  /** Bytes per row of `review_days`, its index included. */
  rollupRowBytes: number
  /** WAL per review, including its background work (language, themes, counts), in bytes. */
  walBytes: number
  /** WAL of a single review right after a checkpoint, when each page that it changes is logged in full, in bytes. */
  walAfterCheckpointBytes: number
  /** CPU time per review, including its background work. */
  cpu: Cpu
  /** Reviews per second for which the background work was done; one process at a time does it. */
  followedPerSecond: number
  /** Time of a vacuum of all tables of reviews, cached in memory, per review. */
  vacuumSeconds: number
  /**
   * Per review. Times are the CPU time of database and command, which run in parallel; unlike elapsed time, it does not
   * depend on other load.
   */
  backup: { bytes: number; seconds: number; restoreSeconds: number }
  /** A view of the cached review page. */
  page: { perSecond: number; cpu: Cpu }
  /** First view of a dashboard: all calls of the overview. */
  dashboard: { calls: number; cpu: Cpu }
  /** 64 concurrent visitors. `cpu` is per review; most of the background work is done later. */
  peak: { perSecond: number; p99: number; cpu: Cpu }
}

interface CapacityOptions extends Pick<AloneOptions, 'prepare'> {
  /** Texts of the reviews, used in turn. */
  texts: readonly ReviewText[]
  reviews?: number
  /** Duration of each round of load. */
  seconds?: number
  rounds?: number
  /** Views of the dashboard. */
  views?: number
}

/** Half of the reviews belong to the first. */
const companies = 200
/** Reviews sent before the measurements. */
const warmUp = 500
/** Clients that send reviews at the same time. */
const clients = 32
/** Timeout for the background work, per review, in ms. */
const patienceMs = 60

/**
 * Measures the capacity of this machine with a server and a database of its own, which are removed afterwards. Takes
 * about a minute.
 */
export async function measureCapacity({
  texts,
  reviews = 10_000,
  seconds = 2,
  rounds = 3,
  views = 100,
  prepare,
}: CapacityOptions): Promise<Measured> {
  const loadAverage = loadavg().slice(0, 2)
  await using alone = await startAlone({ ...(prepare && { prepare }) })
  await using superuser = createDb(createPool(alone.superuserUrl, { max: 1 }))
  const bench = new Bench(alone, superuser)
  const othersSince = await watchOthers()
  const send = await bench.prepare(texts)
  const empty = await bench.backUp()
  await send(Math.min(warmUp, reviews))
  const growth = await bench.measureGrowth(() => send(reviews), reviews)
  const walAfterCheckpointBytes = await bench.measureFirstWal(() => send(1))
  const page = await bench.measureLoad('/capacity', { seconds })
  const dashboard = await bench.measureDashboard(views)
  const peaks: Load[] = []
  for (let round = -1; round < rounds; round += 1) {
    const peak = await bench.measureLoad('/api/reviews', { seconds, bodies: bench.bodies(texts) })
    if (round >= 0) peaks.push(peak)
  }
  const full = await bench.backUp()
  const restoreSeconds = (await bench.restore(full.backup)) - (await bench.restore(empty.backup))
  return {
    at: new Date().toISOString(),
    machine: {
      processor: cpus()[0]?.model ?? '',
      cores: cpus().length,
      memory: totalmem(),
      loadAverage,
      others: await othersSince(),
      generator,
      node: process.versions.node,
      postgres: await bench.version(),
    },
    reviews,
    characters: texts.reduce((sum, { feedback }) => sum + feedback.length, 0) / texts.length,
    ...growth,
    walAfterCheckpointBytes,
    backup: {
      bytes: (full.backup.length - empty.backup.length) / full.reviews,
      seconds: Math.max(0, full.seconds - empty.seconds) / full.reviews,
      restoreSeconds: Math.max(0, restoreSeconds) / full.reviews,
    },
    page,
    dashboard,
    peak: {
      perSecond: median(peaks.map(({ perSecond }) => perSecond)),
      p99: median(peaks.map(({ p99 }) => p99)),
      cpu: {
        server: median(peaks.map(({ cpu }) => cpu.server)),
        database: median(peaks.map(({ cpu }) => cpu.database)),
      },
    },
  }
}

interface Load {
  perSecond: number
  p99: number
  /** Per request. */
  cpu: Cpu
}

/** Measures on one server and its database. */
class Bench {
  readonly #alone: Alone
  readonly #owner: Db
  readonly #superuser: Db
  readonly #companyIds = Array.from({ length: companies }, () => randomUUID())

  constructor(alone: Alone, superuser: Db) {
    this.#alone = alone
    this.#owner = alone.owner
    this.#superuser = superuser
  }

  async version(): Promise<string> {
    return (await one<{ version: string }>(this.#owner, sql`select version()`)).version
      .split(' ', 2)
      .join(' ')
  }

  /**
   * Creates the companies.
   *
   * @returns a function that sends the given number of reviews and waits for their background work
   */
  async prepare(texts: readonly ReviewText[]): Promise<(count: number) => Promise<void>> {
    await sql`
      insert into companies (id, slug, name, brand_color, google_review_url)
      select id, case n when 1 then 'capacity' else 'capacity-' || n end, 'Capacity ' || n, '#0F766E',
        'https://g.page/r/bench/review'
      from unnest(${this.#companyIds}::uuid[]) with ordinality as c (id, n)
    `.execute(this.#owner)
    const bodies = this.bodies(texts)
    let sent = 0
    return async (count) => {
      const last = sent + count
      const sendAll = async () => {
        while (sent < last) {
          const body = { ...bodies[sent % bodies.length], submissionId: randomUUID() }
          sent += 1
          await timeOf(`${this.#alone.url}/api/reviews`, { body })
        }
      }
      await Promise.all(Array.from({ length: Math.min(clients, count) }, sendAll))
      await this.#followed(count)
    }
  }

  /** Every other review belongs to the first company. */
  bodies(texts: readonly ReviewText[]): object[] {
    return texts.map((text, n) => ({
      ...text,
      companyId: this.#companyIds[n % 2 === 0 ? 0 : (n >> 1) % companies],
    }))
  }

  /** Waits until every consumer has handled the reviews. */
  async #followed(count: number): Promise<void> {
    const { last } = await one<{ last: string }>(
      this.#owner,
      sql`select coalesce(max(position), 0)::text as last from review_events`,
    )
    const until = performance.now() + 60_000 + count * patienceMs
    for (;;) {
      const { done } = await one<{ done: boolean }>(
        this.#owner,
        sql`select coalesce(min(position), 0) >= ${last}::bigint as done from event_consumers`,
      )
      if (done) return
      if (performance.now() > until) throw new Error('The server does not handle events of reviews.')
      await setTimeout(100)
    }
  }

  async #cpu(): Promise<Cpu> {
    const { serverPid, databasePid } = this.#alone
    return { server: await cpuSeconds([serverPid]), database: await cpuSeconds([databasePid]) }
  }

  /** Returns the CPU time of the work, divided by `count`. */
  async #cpuPer(work: () => Promise<number>): Promise<Cpu> {
    const before = await this.#cpu()
    const count = await work()
    const after = await this.#cpu()
    return {
      server: (after.server - before.server) / count,
      database: (after.database - before.database) / count,
    }
  }

  /** Measures the growth of the database, and the CPU time and WAL that it takes. */
  async measureGrowth(send: () => Promise<void>, reviews: number) {
    await vacuum(this.#owner)
    await sql`checkpoint`.execute(this.#superuser)
    const [before, walBefore] = [await tableSizes(this.#owner), await walPosition(this.#owner)]
    let took = Number.NaN
    const cpu = await this.#cpuPer(async () => {
      const startedAt = performance.now()
      await send()
      took = (performance.now() - startedAt) / 1_000
      return reviews
    })
    const walBytes = ((await walPosition(this.#owner)) - walBefore) / reviews
    const vacuumSeconds = (await vacuum(this.#owner)) / reviews
    const after = await tableSizes(this.#owner)
    const bytes = [...after].flatMap(([table, size]) => {
      const grown = (size - (before.get(table) ?? 0)) / reviews
      return grown > 0 ? [[table, grown] as const] : []
    })
    return {
      bytes: Object.fromEntries(bytes.toSorted(([, a], [, b]) => b - a)),
      indexEntryBytes: await indexEntryBytes(this.#owner),
      rollupRowBytes: await rollupRowBytes(this.#owner),
      walBytes,
      cpu,
      followedPerSecond: reviews / took,
      vacuumSeconds,
    }
  }

  /** Returns the WAL of a single review right after a checkpoint, including its background work, in bytes. */
  async measureFirstWal(send: () => Promise<void>): Promise<number> {
    const measured: number[] = []
    for (let times = 0; times < 3; times += 1) {
      await sql`checkpoint`.execute(this.#superuser)
      const before = await walPosition(this.#owner)
      await send()
      measured.push((await walPosition(this.#owner)) - before)
    }
    return median(measured)
  }

  /** Makes a backup in memory. `seconds` is CPU time. */
  async backUp(): Promise<{ reviews: number; backup: Buffer; seconds: number }> {
    const { reviews } = await one<{ reviews: number }>(
      this.#owner,
      sql`select count(*)::integer as reviews from reviews`,
    )
    const sink = new PassThrough()
    let backup = Buffer.alloc(0)
    const seconds = await this.#cpuSecondsOf(async () => {
      ;[backup] = await Promise.all([buffer(sink), writeBackup(this.#alone.databaseUrl, sink)])
    })
    return { reviews, backup, seconds }
  }

  /** Restores a backup into a database of its own. @returns CPU time, in seconds */
  async restore(backup: Buffer): Promise<number> {
    const url = new URL(this.#alone.databaseUrl)
    const owner = decodeURIComponent(url.username)
    const name = `restored_${randomUUID().replaceAll('-', '')}`
    url.pathname = `/${name}`
    await sql`create database ${sql.ref(name)} owner ${sql.ref(owner)}`.execute(this.#superuser)
    const seconds = await this.#cpuSecondsOf(async () => {
      await restoreBackup(url.href, Readable.from([backup]))
    })
    await sql`drop database ${sql.ref(name)} with (force)`.execute(this.#superuser)
    return seconds
  }

  /** Returns the CPU time of the database and of this process. */
  async #cpuSecondsOf(work: () => Promise<void>): Promise<number> {
    const before = process.cpuUsage()
    const { database } = await this.#cpuPer(async () => {
      await work()
      return 1
    })
    const { user, system } = process.cpuUsage(before)
    return database + (user + system) / 1e6
  }

  /** Measures a path under load. */
  async measureLoad(
    path: string,
    {
      seconds,
      ...given
    }: { seconds: number; bodies?: object[]; headers?: Record<string, string>; connections?: number },
  ): Promise<Load> {
    let measured = { perSecond: Number.NaN, p99: Number.NaN }
    const cpu = await this.#cpuPer(async () => {
      measured = await load({ connections: 64, ...given, url: this.#alone.url + path, seconds })
      return measured.perSecond * seconds
    })
    return { perSecond: measured.perSecond, p99: measured.p99, cpu }
  }

  /** Measures views of the largest company's 30-day overview. */
  async measureDashboard(views: number): Promise<Measured['dashboard']> {
    const [companyId = ''] = this.#companyIds
    const { email } = await createFactories(this.#owner).user({ companies: [{ id: companyId }] })
    const headers = await signIn(this.#alone.url, { email, password })
    const from = new Date(Date.now() - 29 * 86_400_000).toISOString().slice(0, 10)
    const calls = [
      ...['company?images=link', 'summary', 'locations', 'answers', 'reviews?limit=8', 'reviews/cases/count'],
      ...['trends', 'themes', 'funnel'].map((call) => `${call}?from=${from}`),
    ].map((call) => `/api/dashboard/${call}${call.includes('?') ? '&' : '?'}companyId=${companyId}`)
    const get = (path: string) => timeOf(this.#alone.url + path, { headers })
    const view = async () => {
      await get('/api/auth/me')
      await Promise.all(calls.map(get))
    }
    // The first views fill caches and plans.
    for (let times = 0; times < Math.min(10, views); times += 1) await view()
    const cpu = await this.#cpuPer(async () => {
      for (let times = 0; times < views; times += 1) await view()
      return views
    })
    return { calls: calls.length + 1, cpu }
  }
}
