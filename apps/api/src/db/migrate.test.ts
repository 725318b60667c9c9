import { expect, it } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { createEmptyDatabase } from '#test/database.ts'

it('prepares an empty database when several processes start on it at once, and finds nothing to do after that', async () => {
  const { url, drop } = await createEmptyDatabase()
  try {
    for (const round of ['empty', 'ready']) {
      const starts = await Promise.allSettled([1, 2, 3, 4].map(() => migrate(url)))
      expect(
        starts.filter(({ status }) => status === 'rejected'),
        round,
      ).toEqual([])
    }
  } finally {
    await drop()
  }
})
