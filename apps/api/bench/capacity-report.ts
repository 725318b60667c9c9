import type { Cpu, Measured } from '#bench/capacity.ts'

/** Maximum utilization of the processors; above it, waiting times grow faster than the load. */
const busyShare = 0.7
/** Maximum amount of data per server that is practical for backups, replicas and vacuum, in bytes. */
const perServer = 4e12
const perDay = 86_400
const pageBytes = 8_192
/** Numbers of reviews for which storage is computed. */
const sizes = [1e6, 1e8, 1e10]

/** Capacity of a machine, computed from measurements. Rates are per second, at a CPU utilization of 70 %. */
export interface Capacity {
  /** Reviews in a burst, whose background work (languages, themes, counts) is done later. */
  burst: number
  /** Reviews including their background work. */
  sustained: number
  /** Rate above which the background work falls behind: only one process at a time does it, and yields to visitors. */
  followed: number
  /** Reviews in a burst if the servers run on other machines. */
  databaseAlone: number
  /** Server processes needed for a burst; each uses one core for requests. */
  servers: number
  pages: number
  dashboards: number
  bytesPerReview: number
  sizes: Size[]
  /** What to scale first. */
  next: string
}

/** Resources needed for a number of reviews. */
export interface Size {
  reviews: number
  bytes: number
  wal: number
  backup: { bytes: number; seconds: number }
  restoreSeconds: number
  vacuumSeconds: number
  /** Pages from the root to a leaf of the largest B-tree. */
  indexLevels: number
  /** PostgreSQL servers of 4 TB that hold them. */
  servers: number
}

/** Computes the capacity of the machine. Without CPU times (on systems other than Linux), rates are NaN. */
export function capacityOf(measured: Measured): Capacity {
  const { machine, peak, cpu, bytes } = measured
  const cores = machine.cores * busyShare
  const bytesPerReview = Object.values(bytes).reduce((sum, size) => sum + size, 0)
  const burst = cores / sum(peak.cpu)
  const sustained = cores / sum(cpu)
  return {
    burst,
    sustained,
    followed: measured.followedPerSecond,
    databaseAlone: cores / peak.cpu.database,
    servers: Math.ceil((burst * peak.cpu.server) / busyShare),
    pages: cores / sum(measured.page.cpu),
    dashboards: cores / sum(measured.dashboard.cpu),
    bytesPerReview,
    sizes: sizes.map((reviews) => sizeOf(measured, bytesPerReview, reviews)),
    next: nextOf(measured, { burst, sustained, bytesPerReview }),
  }
}

function sizeOf(measured: Measured, bytesPerReview: number, reviews: number): Size {
  const { backup } = measured
  const bytes = bytesPerReview * reviews
  const fanOut = Math.max(2, pageBytes / measured.indexEntryBytes)
  return {
    reviews,
    bytes,
    wal: measured.walBytes * reviews,
    backup: { bytes: backup.bytes * reviews, seconds: backup.seconds * reviews },
    restoreSeconds: backup.restoreSeconds * reviews,
    vacuumSeconds: measured.vacuumSeconds * reviews,
    indexLevels: Math.ceil(Math.log(reviews) / Math.log(fanOut)),
    servers: Math.ceil(bytes / perServer),
  }
}

function nextOf(
  { peak, followedPerSecond }: Measured,
  { burst, sustained, bytesPerReview }: Pick<Capacity, 'burst' | 'sustained' | 'bytesPerReview'>,
): string {
  const share = peak.cpu.server / sum(peak.cpu)
  const processors =
    share >= 0.5
      ? `the servers use ${percent(share)} of the CPU time: run them on machines of their own`
      : `the database uses ${percent(1 - share)} of the CPU time: move the servers away, then give it more processors`
  const days = perServer / (sustained * bytesPerReview * perDay)
  return [
    `Above ${count(burst)} reviews/s, ${processors}.`,
    `Above ${count(followedPerSecond)}/s for hours, languages and themes fall behind and catch up later.`,
    `At ${count(sustained)}/s, ${bytesText(perServer)} would be full after ${count(days)} days: disk and backups come first.`,
  ].join('\n')
}

/** Returns the figures as text for a terminal, 100 columns wide. */
export function describe(measured: Measured, capacity: Capacity): string {
  const { machine, peak } = measured
  const milliseconds = ({ server, database }: Cpu) =>
    `${rounded(server * 1e3)} ms server + ${rounded(database * 1e3)} ms database`
  const lines: [string, string][] = [
    ['Machine', `${machine.cores} × ${machine.processor}, ${bytesText(machine.memory)} of memory`],
    ['Software', `Node.js ${machine.node}, ${machine.postgres}, load by ${machine.generator}`],
    [
      'Other load',
      `${rounded(machine.others)} cores; load average before: ${machine.loadAverage.map((load) => load.toFixed(1)).join(', ')}`,
    ],
    [
      'Measured with',
      `${count(measured.reviews)} reviews of ${rounded(measured.characters)} characters, ${measured.at.slice(0, 10)}`,
    ],
    ['', ''],
    [
      'Reviews, 70 % CPU',
      `${count(capacity.burst)}/s in a burst, ${count(capacity.databaseAlone)}/s with the servers elsewhere;`,
    ],
    [
      '',
      `including background work ${count(capacity.sustained)}/s (${count(capacity.sustained * perDay)} a day)`,
    ],
    ['  Background work', `languages, themes and counts of ${count(capacity.followed)}/s`],
    ['  CPU of a review', `${milliseconds(peak.cpu)}; with background work ${milliseconds(measured.cpu)}`],
    [
      '  64 visitors at once',
      `${count(peak.perSecond)}/s, p99 ${rounded(peak.p99)} ms, load generator on the same machine`,
    ],
    ['  Processes of the server', `${capacity.servers} (API_REPLICAS counts pairs)`],
    ['Views of review pages', `${count(capacity.pages)}/s (${milliseconds(measured.page.cpu)})`],
    [
      'Views of dashboards',
      `${rounded(capacity.dashboards)}/s of ${measured.dashboard.calls} calls (${milliseconds(measured.dashboard.cpu)})`,
    ],
    ['', ''],
    ['Bytes of a review', `${count(capacity.bytesPerReview)}: ${tables(measured)}`],
    ['  of a day’s rollup', `${count(measured.rollupRowBytes)} for each company, day and slot with reviews`],
    [
      '  of WAL',
      `${count(measured.walBytes)} while busy, at most ${count(measured.walAfterCheckpointBytes)} after a checkpoint`,
    ],
  ]
  const width = Math.max(...lines.map(([name]) => name.length)) + 2
  const text = lines.map(([name, value]) => `${name.padEnd(width)}${value}`.trimEnd())
  const [head = [], ...rows] = [
    ['', ...capacity.sizes.map(({ reviews }) => `${count(reviews)} reviews`)],
    ['Storage', ...capacity.sizes.map(({ bytes }) => bytesText(bytes))],
    ['WAL while busy', ...capacity.sizes.map(({ wal }) => bytesText(wal))],
    [
      '`pnpm backup`',
      ...capacity.sizes.map(({ backup }) => `${bytesText(backup.bytes)}, ${duration(backup.seconds)}`),
    ],
    ['`pnpm restore`', ...capacity.sizes.map(({ restoreSeconds }) => duration(restoreSeconds))],
    ['Vacuum, from memory', ...capacity.sizes.map(({ vacuumSeconds }) => duration(vacuumSeconds))],
    ['Levels of an index', ...capacity.sizes.map(({ indexLevels }) => String(indexLevels))],
    ['Servers of 4 TB', ...capacity.sizes.map(({ servers }) => count(servers))],
  ]
  const table = [head, ...rows].map((cells) =>
    cells.map((cell, n) => (n === 0 ? cell.padEnd(width) : cell.padStart(24))).join(''),
  )
  const doubt =
    machine.others > 0.3
      ? `\nOther programs used ${rounded(machine.others)} cores meanwhile: measure again on an idle machine.`
      : ''
  return `${[...text, '', ...table, '', 'What to scale next', capacity.next].join('\n')}${doubt}\n`
}

function tables({ bytes }: Measured): string {
  return Object.entries(bytes)
    .map(([table, size]) => `${table} ${count(size)}`)
    .join(', ')
}

const sum = ({ server, database }: Cpu) => server + database
const percent = (share: number) => `${Math.round(share * 100)} %`

/** Two significant digits below 100; whole above. */
function rounded(value: number): string {
  return Math.abs(value) >= 100 ? count(value) : String(Number(value.toPrecision(2)))
}

/** At most three significant digits, as the figures are no more exact. */
function count(value: number): string {
  return Number.isFinite(value) ? Number(value.toPrecision(3)).toLocaleString('en') : '?'
}

/** Decimal units, as disks have. */
export function bytesText(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB', 'PB']
  const power = Math.min(Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)), units.length - 1)
  return `${rounded(bytes / 1000 ** power)} ${units[power]}`
}

/** In the largest unit that fits. */
export function duration(seconds: number): string {
  const [unit, size] = (
    [
      ['days', perDay],
      ['h', 3_600],
      ['min', 60],
    ] as const
  ).find(([, size]) => seconds >= 2 * size) ?? ['s', 1]
  return `${rounded(seconds / size)} ${unit}`
}
