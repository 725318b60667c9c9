import { randomUUID } from 'node:crypto'
import type { FunnelCounts } from '@candour/schemas/funnel.ts'
import { expect, it } from 'vitest'
import { stop, testDeployment } from '#test/faults/deployment.ts'

const { sql, make, start: startServer } = await testDeployment()
const start = () => startServer({ NODE_ENV: 'test', DRAIN_SECONDS: '0' })
let servers = [await start(), await start()]

const total = 5_000
const headers = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
}

it('counts 5,000 events of two processes exactly, while each of them is replaced', async () => {
  const company = await make.company()
  const location = await make.location(company)
  const placements: { code: string }[] = []
  for (let n = 0; n < 10; n += 1) placements.push(await make.placement(company, { locationId: location.id }))
  const answered: FunnelCounts = { scan: 0, view: 0, public: 0, rating: 0, review: 0 }
  const events = Object.keys(answered) as (keyof FunnelCounts)[]
  let sent = 0

  const request = (event: keyof FunnelCounts, url: string, code: string | undefined) => {
    const post = (path: string, body?: object) =>
      fetch(url + path, {
        method: 'POST',
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
    const get = (path: string) => fetch(url + path, { headers, redirect: 'manual' })
    if (event === 'scan') return get(`/q/${code}`)
    if (event === 'view') return get(`/${company.slug}?via=${code}`)
    if (event === 'rating') return get(`/${company.slug}/feedback?rating=4&via=${code}`)
    if (event === 'public') return post(`/api/visits/public?companyId=${company.id}&via=${code}`)
    return post('/api/reviews', {
      companyId: company.id,
      rating: 4,
      feedback: 'x',
      submissionId: randomUUID(),
      via: code,
    })
  }
  const visitor = async () => {
    while (sent < total) {
      const n = sent++
      const event = events[n % events.length] ?? 'scan'
      const code = placements[n % placements.length]?.code
      // A process that is stopping refuses connections; the visitor is then sent to the other one.
      for (let attempt = 0; ; attempt += 1) {
        const url = servers[(n + attempt) % servers.length]?.url ?? ''
        const answer = await request(event, url, code).catch(() => undefined)
        await answer?.arrayBuffer()
        if (!answer || answer.status >= 500) continue
        expect(answer.status).toBeLessThan(400)
        answered[event] += 1
        break
      }
    }
  }
  const replaced = (async () => {
    for (const n of [0, 1]) {
      const next = await start()
      const former = servers[n]
      servers = servers.with(n, next)
      if (former) await stop(former)
    }
  })()
  await Promise.all([...Array.from({ length: 16 }, visitor), replaced])
  expect(answered).toEqual({ scan: 1_000, view: 1_000, public: 1_000, rating: 1_000, review: 1_000 })

  const counted = async () => {
    const [row] = await sql<FunnelCounts>`
      select sum(scans)::integer as scan, sum(views)::integer as view, sum(public_clicks)::integer as public,
        sum(ratings)::integer as rating, sum(reviews)::integer as review
      from funnel_days where company_id = ${company.id}::uuid and grain = 2
    `
    return row
  }
  await expect.poll(counted).toEqual(answered)
  expect(await sql`select * from funnel_lack(${company.id}::uuid)`).toEqual([])

  // Stopped before the next write is due.
  const [code, url] = [placements[0]?.code, servers[0]?.url ?? '']
  await (await request('scan', url, code)).arrayBuffer()
  await Promise.all(servers.splice(0).map(stop))
  expect(await counted()).toEqual({ ...answered, scan: answered.scan + 1 })
}, 120_000)
