import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { scanDatabase } from '#modules/privacy/scan-database.ts'
import { testDatabase } from '#test/database.ts'

const t = await testDatabase()

const placesOf = async (value: string) =>
  (await scanDatabase(t.owner, value)).occurrences.map(
    ({ table, column, rows }) => `${table}.${column} ${rows}`,
  )

it('finds a value in columns of every kind, also in the job queue, in any letter case', async () => {
  const { make } = t
  const company = await make.company()
  await make.review(company, { contactEmail: 'Zoë@example.com', feedback: 'From ZOË@EXAMPLE.COM: "hello"' })
  await make.review(company, { contactEmail: 'zoë@example.com' })
  await t.insert('digests', {
    ...{ company_id: company.id, cadence: 'weekly', first_day: '2026-11-16', last_day: '2026-11-22' },
    ...{ quiet: true, content: JSON.stringify({ text: 'zoë@example.com' }) },
  })
  await t.insert('images', {
    ...{ sha256: randomBytes(32), media_type: 'image/png', width: 1, height: 1 },
    bytes: Buffer.concat([Buffer.from([0xff, 0]), Buffer.from('Zoë@example.com')]),
  })
  await t.sql`insert into pgboss.job (name, data) values ('housekeeping', ${JSON.stringify({ to: 'zoë@example.com' })}::jsonb)`
  expect(await placesOf('Zoë@example.com')).toEqual([
    'pgboss.job_common.data 1',
    'digests.content 1',
    'images.bytes 1',
    'reviews.feedback 1',
    'reviews.contact_email 2',
  ])
  expect(await placesOf('xoë@example.com')).toEqual([])
})

it('finds a phone number however it is written', async () => {
  const { make } = t
  const company = await make.company({ slug: 'phones' })
  const id = randomUUID()
  await make.review(company, { contactNumber: '+49 (0)170 98-76-543' })
  await make.review(company, { feedback: `Call 01709876543 or ${id}` })
  expect(await placesOf('+49 170 9876543')).toEqual([
    'reviews.feedback 1',
    'reviews.contact_number 1',
    'reviews.search 1',
  ])
  expect(await placesOf('0170 9876544')).toEqual([])
})
