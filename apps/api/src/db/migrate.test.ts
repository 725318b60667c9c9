import { randomUUID } from 'node:crypto'
import { expect, inject, it } from 'vitest'
import { createPool } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'

it('prepares an empty database when several processes start on it at once, and finds nothing to do after that', async () => {
  const root = new URL(inject('templateUrl'))
  root.pathname = '/postgres'
  const url = new URL(root)
  url.pathname = `/test_${randomUUID().replaceAll('-', '')}`
  const admin = createPool(root.href, { max: 1 })
  await admin.query(`create database ${url.pathname.slice(1)}`)
  try {
    for (const round of ['empty', 'ready']) {
      const starts = await Promise.allSettled([1, 2, 3, 4].map(() => migrate(url.href)))
      expect(
        starts.filter(({ status }) => status === 'rejected'),
        round,
      ).toEqual([])
    }
  } finally {
    await admin.query(`drop database ${url.pathname.slice(1)} with (force)`)
    await admin.end()
  }
})
