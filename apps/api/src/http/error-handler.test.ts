import { once } from 'node:events'
import { connect } from 'node:net'
import { getCompanyBySlug } from '@candour/schemas/companies.ts'
import { expect, it } from 'vitest'
import { createPool } from '#db/client.ts'
import { describe as describeError } from '#http/error-handler.ts'
import { buildTestApp, testApp } from '#test/app.ts'

const t = await testApp()

it('answers 400 for a character that the database cannot store', async () => {
  const { status, body } = await t.call(getCompanyBySlug, { params: { slug: 'a\u0000' } })
  expect([status, body]).toEqual([
    400,
    { message: 'The request could not be understood', code: 'bad_request' },
  ])
})

it('answers 503 for a query on a connection that has been lost', async () => {
  const pool = createPool(t.url, { max: 1 })
  const client = await pool.connect()
  client.on('error', () => {})
  const errors: unknown[] = []
  const query = () => client.query('select 1').catch((error: unknown) => errors.push(error))
  const running = client
    .query('select pg_terminate_backend(pg_backend_pid())')
    .catch((e: unknown) => errors.push(e))
  await Promise.all([running, query()])
  await query()
  client.release(true)
  await pool.end()
  expect(errors.map((error) => describeError(error).status)).toEqual([503, 503, 503])
})

it('answers 413 even to a client that reads only after sending everything', async () => {
  await using t = await buildTestApp()
  const { port } = new URL(await t.app.listen({ port: 0, host: '127.0.0.1' }))
  const length = 20 * 1024 * 1024
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8')
  const head = [
    'POST /api/reviews HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await new Promise<void>((resolve, reject) => {
    socket.write(Buffer.alloc(length, ' '), (error) => (error ? reject(error) : resolve()))
  })
  const [answer] = await once(socket, 'data')
  socket.destroy()
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain('This is too large to send')
})
