import { expect, it } from 'vitest'
import { type Measured, measureCapacity } from '#bench/capacity.ts'
import { bytesText, capacityOf, describe as describeCapacity, duration } from '#bench/capacity-report.ts'
import { prepareDataDir } from '#test/prepared-cluster.ts'

const measured: Measured = {
  at: '2026-11-23T08:00:00.000Z',
  machine: {
    processor: 'Example CPU',
    cores: 16,
    memory: 64e9,
    loadAverage: [0.1, 0.2],
    others: 0,
    generator: 'wrk',
    node: '24.0.0',
    postgres: 'PostgreSQL 18.0',
  },
  reviews: 10_000,
  characters: 100,
  bytes: { reviews: 700, review_languages: 200, review_themes: 100 },
  indexEntryBytes: 81.92,
  rollupRowBytes: 184,
  walBytes: 4_000,
  walAfterCheckpointBytes: 100_000,
  cpu: { server: 0.0005, database: 0.0005 },
  followedPerSecond: 1_000,
  vacuumSeconds: 1e-5,
  backup: { bytes: 80, seconds: 1e-5, restoreSeconds: 5e-5 },
  page: { perSecond: 30_000, cpu: { server: 0.00002, database: 0 } },
  dashboard: { calls: 11, cpu: { server: 0.02, database: 0.03 } },
  peak: { perSecond: 5_000, p99: 20, cpu: { server: 0.0003, database: 0.0002 } },
}

it('computes the capacity of a machine at 70 % of its processors', () => {
  const capacity = capacityOf(measured)
  expect(capacity.burst).toBeCloseTo((16 * 0.7) / 0.0005)
  expect(capacity.sustained).toBeCloseTo(11_200)
  expect(capacity.followed).toBe(1_000)
  expect(capacity.databaseAlone).toBeCloseTo(56_000)
  // 22,400 × 0.3 ms are 6.72 cores, each 70 % busy.
  expect(capacity.servers).toBe(10)
  expect(capacity.pages).toBeCloseTo(560_000)
  expect(capacity.dashboards).toBeCloseTo(224)
})

it('computes the resources that a number of reviews needs', () => {
  const { bytesPerReview, sizes } = capacityOf(measured)
  expect(bytesPerReview).toBe(1_000)
  const [million, , billions] = sizes
  expect(million).toMatchObject({ reviews: 1e6, bytes: 1e9, wal: 4e9, indexLevels: 3, servers: 1 })
  expect(million?.backup.seconds).toBeCloseTo(10)
  expect(million?.restoreSeconds).toBeCloseTo(50)
  // 10 TB, and 100 entries in each page of an index.
  expect(billions).toMatchObject({ reviews: 1e10, bytes: 1e13, indexLevels: 5, servers: 3 })
})

it('says what to scale next, and on what it was measured', () => {
  const describe = (given: Partial<Measured>) => {
    const all = { ...measured, ...given }
    return describeCapacity(all, capacityOf(all))
  }
  const text = describe({})
  expect(text).toContain('16 × Example CPU')
  expect(text).toContain('load average before: 0.1, 0.2')
  expect(text).toContain('the servers use 60 % of the CPU time')
  expect(text).not.toContain('measure again')
  expect(describe({ machine: { ...measured.machine, others: 1.4 } })).toContain(
    'used 1.4 cores meanwhile: measure again',
  )
  expect(describe({ peak: { ...measured.peak, cpu: { server: 0.0001, database: 0.0003 } } })).toContain(
    'the database uses 75 % of the CPU time',
  )
  // As on systems where CPU time cannot be measured.
  expect(
    describe({ peak: { ...measured.peak, cpu: { server: Number.NaN, database: Number.NaN } } }),
  ).toContain('?/s in a burst')
})

it.each([
  [0, '0 bytes', '0 s'],
  [90, '90 bytes', '90 s'],
  [1_234, '1.2 kB', '21 min'],
  [86_400_000, '86 MB', '1,000 days'],
])('writes %d as bytes and as seconds', (value, bytes, time) => {
  expect([bytesText(value), duration(value)]).toEqual([bytes, time])
})

it('measures a tiny database', async () => {
  const texts = [
    { rating: 5, feedback: 'Friendly staff, and the coffee was excellent.' },
    { rating: 1, feedback: 'Wir haben lange gewartet, und das Essen war kalt.' },
    { rating: 3, feedback: 'まあまあでした' },
  ]
  const found = await measureCapacity({
    texts,
    reviews: 100,
    seconds: 0.4,
    rounds: 1,
    views: 1,
    prepare: prepareDataDir,
  })
  // The few reviews take some additional pages.
  expect(found.bytes.reviews).toBeGreaterThan(0)
  expect(found.bytes.reviews).toBeLessThan(20_000)
  expect(found.rollupRowBytes).toBeGreaterThan(100)
  expect(found.rollupRowBytes).toBeLessThan(400)
  expect(found.walBytes).toBeGreaterThan(1_000)
  expect(found.walAfterCheckpointBytes).toBeGreaterThan(found.walBytes)
  expect(found.peak.perSecond).toBeGreaterThan(0)
  const { sizes, ...rates } = capacityOf(found)
  if (process.platform === 'linux') {
    const { next: _, ...numbers } = rates
    for (const [name, rate] of Object.entries(numbers)) expect(rate, name).toBeGreaterThan(0)
    expect(sizes.map(({ restoreSeconds }) => Number.isFinite(restoreSeconds))).toEqual([true, true, true])
  }
}, 180_000)
