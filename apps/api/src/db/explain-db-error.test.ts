import { freePort } from '@candour/postgres/free-port.ts'
import { expect, it } from 'vitest'
import { createPool } from '#db/client.ts'
import { explainDbError } from '#db/explain-db-error.ts'
import { testDatabase } from '#test/database.ts'

const t = await testDatabase()

/** Returns the error that a statement fails with. */
async function errorOf(url: string, ...statements: string[]): Promise<unknown> {
  const pool = createPool(url, { max: 1 })
  try {
    for (const statement of statements) await pool.query(statement)
    return undefined
  } catch (error) {
    return error
  } finally {
    await pool.end()
  }
}

function changed(change: (url: URL) => void): string {
  const url = new URL(t.url)
  change(url)
  return url.href
}

it('names the database and the reason, but no password', async () => {
  const port = await freePort()
  const closed = changed((url) => {
    url.port = String(port)
  })
  const stranger = changed((url) => {
    url.password = 'not this one'
  })
  const absent = changed((url) => {
    url.pathname = '/absent'
  })
  expect(explainDbError(await errorOf(closed, 'select 1'), closed)).toMatch(
    new RegExp(
      `^The database \\w+ at 127\\.0\\.0\\.1:${port} cannot be used: connect ECONNREFUSED [^\\n]+\\.$`,
    ),
  )
  expect(explainDbError(await errorOf(stranger, 'select 1'), stranger)).toMatch(
    /cannot be used: password authentication failed for user "\w+"\.$/,
  )
  expect(explainDbError(await errorOf(absent, 'select 1'), absent)).toMatch(
    /^The database absent at \S+ cannot be used: database "absent" does not exist\.$/,
  )
})

it('names the privilege that a login lacks', async () => {
  const error = await errorOf(t.url, 'set role candour_app', 'create role another')
  expect(explainDbError(error, t.url)).toMatch(/cannot be used: permission denied to create role\.$/)
})

it('ignores other errors', async () => {
  expect(explainDbError(await errorOf(t.url, 'selct 1'), t.url)).toBeUndefined()
  expect(explainDbError('no error', t.url)).toBeUndefined()
})
