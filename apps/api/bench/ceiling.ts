import Fastify from 'fastify'
import pg from 'pg'

/**
 * Baseline for the server: the minimal process that could answer the same calls. Forked with the database URL; sends
 * its own URL.
 */
const [, , databaseUrl] = process.argv
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
await pool.query(`
  create table if not exists ceiling (
    company_id uuid not null, id uuid not null default gen_random_uuid(), rating smallint not null,
    feedback text not null, created_at timestamptz not null default now(), primary key (company_id, id)
  )`)

const app = Fastify()
// Its JSON has the given number of bytes, so that both sides of a comparison send as much.
app.get<{ Querystring: { bytes: number } }>('/hello', async ({ query: { bytes } }) => ({
  hello: 'o'.repeat(Math.max(0, bytes - '{"hello":""}'.length)),
}))
app.post<{ Body: { companyId: string; rating: number; feedback: string } }>(
  '/insert',
  async (request, reply) => {
    const { companyId, rating, feedback } = request.body
    const { rows } = await pool.query<{ id: string }>({
      name: 'insert',
      text: 'insert into ceiling (company_id, rating, feedback) values ($1, $2, $3) returning id',
      values: [companyId, rating, feedback],
    })
    reply.status(201)
    return { id: rows[0]?.id }
  },
)
const url = await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.(url)
