import { updatePlacement } from '@candour/schemas/placements.ts'
import { answerWatch, getWatch, type WatchAnswer, type WatchedCode } from '@candour/schemas/watch.ts'
import { expect, it } from 'vitest'
import { evaluateCompany, evaluateWatch } from '#modules/watch/evaluate.ts'
import { cellsOf } from '#modules/watch/time.ts'
import { testApp } from '#test/app.ts'
import { receiveMails } from '#test/mail-server.ts'

const t = await testApp()
const log = {
  warn: ({ err }: { err: Error }) => {
    throw err
  },
}
const evaluate = (now?: Date) =>
  evaluateWatch({ platformDb: t.platformDb, log: log as never, ...(now && { now }) })

/** A company whose codes were each scanned once an hour, from 8 to 18 UTC, on the last thirty days but the last ones. */
async function watched(names: Record<string, { silentDays?: number; days?: number; archived?: boolean }>) {
  const company = await t.make.company({ name: 'Café Luna' })
  const owner = await t.signInAs({ companies: [company] })
  const ids: Record<string, string> = {}
  for (const [name, { silentDays = 0, days = 30, archived = false }] of Object.entries(names)) {
    const { id } = await t.make.placement(company, { name, archived })
    ids[name] = id
    if (archived) continue
    await t.sql`
      insert into scan_hours (company_id, day, location_id, placement_id, scans, total)
      select ${company.id}::uuid, (now() at time zone 'UTC')::date - d, nil_uuid(), ${id}::uuid,
        array_fill(0, array[8]) || array_fill(1, array[11]) || array_fill(0, array[5]), 11
      from generate_series(${silentDays + 1}::integer, ${days}::integer) d
    `
    await t.sql`
      update placements set last_scan_at = ((now() at time zone 'UTC')::date - ${silentDays + 1}::integer + time '18:30') at time zone 'UTC'
      where id = ${id}::uuid
    `
  }
  await t.sql`
    insert into scan_hours (company_id, day, location_id, placement_id, scans, total)
    select company_id, day, location_id, nil_uuid(), array_agg(s order by at), sum(s) from (
      select company_id, day, location_id, at, sum(s)::integer as s
      from scan_hours, unnest(scans) with ordinality as e (s, at)
      where company_id = ${company.id}::uuid group by 1, 2, 3, 4
    ) h group by 1, 2, 3
  `
  const read = async (): Promise<Record<string, WatchedCode>> => {
    const { status, body } = await owner.call(getWatch, { query: { companyId: company.id } })
    expect(status).toBe(200)
    return Object.fromEntries(
      body.codes.map((code) => [Object.keys(ids).find((name) => ids[name] === code.placementId) ?? '', code]),
    )
  }
  const answer = (name: string, given: WatchAnswer) =>
    owner.call(answerWatch, {
      params: { placementId: ids[name] ?? '' },
      query: { companyId: company.id },
      body: { answer: given },
    })
  return { company, owner, ids, read, answer }
}

const usual = { Counter: {}, Door: {}, Window: {} }

it('finds the code that is silent while its neighbours are not, and says since when', async () => {
  const { read } = await watched({
    ...usual,
    'Table 7': { silentDays: 3 },
    New: { days: 5 },
    Old: { archived: true },
  })
  expect((await read())['Table 7']?.state).toBe('learning')
  await evaluate()
  const codes = await read()
  expect(Object.fromEntries(Object.entries(codes).map(([name, { state }]) => [name, state]))).toEqual({
    ...{ 'Table 7': 'silent', Counter: 'usual', Door: 'usual', Window: 'usual', New: 'learning' },
  })
  expect(codes['Table 7']).toMatchObject({ seen: 0, since: expect.stringMatching(/T18:30/) })
  // Three days with eleven scans each.
  expect(codes['Table 7']?.expected).toBeGreaterThan(28)
  expect(codes['Table 7']?.expected).toBeLessThan(38)
})

it('finds nothing where all are silent, or where nobody is near', async () => {
  const closed = await watched({ Counter: { silentDays: 9 }, Door: { silentDays: 9 } })
  const alone = await watched({ Counter: { silentDays: 9 } })
  await evaluate()
  expect(Object.values(await closed.read()).map(({ state }) => state)).toEqual(['usual', 'usual'])
  expect(Object.values(await alone.read()).map(({ state }) => state)).toEqual(['learning'])
})

it('finds a flood, and ends it once it is over', async () => {
  const { company, ids, read } = await watched(usual)
  await evaluate()
  for (let n = 0; n < 80; n += 1)
    t.deps.funnel.count('scan', { companyId: company.id, placementId: ids.Door })
  await t.deps.funnel.write()
  await evaluate()
  const { Door, Counter } = await read()
  expect([Door?.state, Counter?.state]).toEqual(['flooded', 'usual'])
  expect(Door?.seen).toBeGreaterThanOrEqual(80)
  await evaluate(new Date(Date.now() + 2 * 86_400_000))
  expect((await read()).Door?.state).toBe('usual')
})

it('ends a silence with the next scan', async () => {
  const { company, ids, read } = await watched({ ...usual, 'Table 7': { silentDays: 3 } })
  await evaluate()
  expect((await read())['Table 7']?.state).toBe('silent')
  t.deps.funnel.count('scan', { companyId: company.id, placementId: ids['Table 7'] })
  await t.deps.funnel.write()
  await evaluate()
  expect((await read())['Table 7']).toMatchObject({ state: 'usual', expected: expect.any(Number) })
})

it('tells once per code and silence, in one mail a day, in the language of each reader', async () => {
  await using server = await receiveMails(t)
  const { company, owner, read } = await watched({
    ...usual,
    'Tisch\r\nBcc: x@example.com #1': { silentDays: 3 },
  })
  await t.sql`update users set language = 'de' where id = ${owner.id}::uuid`
  const manager = await t.make.user({ companies: [company], companyRole: 'manager', byProvider: true })
  await t.make.user({ companies: [company], companyRole: 'manager', invited: true })
  const viewer = await t.make.user({ companies: [company], companyRole: 'viewer' })
  const mailsOf = () =>
    t.sql`select user_id from mails where kind = 'codes_noticed' and company_id = ${company.id} order by 1`
  await Promise.all([evaluate(), evaluate()])
  await evaluate()
  expect((await mailsOf()).map(({ user_id }) => user_id)).toEqual([owner.id, manager.id].toSorted())
  expect(viewer.id).toBeDefined()
  const mails = [await server.next(owner.email), await server.next(manager.email)]
  const texts = mails.map(({ text = '' }) => text)
  expect(texts.find((text) => text.includes('ist seit'))).toMatch(
    /#1 ist seit \d Tagen still; üblich: \d\d Scans\. Verdeckt, versetzt oder entfernt\?/,
  )
  expect(texts.find((text) => text.includes('has been silent'))).toContain('Covered, moved or removed?')
  for (const { raw } of mails) expect(raw.split('\r\n\r\n', 1)[0]).not.toMatch(/^bcc:/im)
  // Found later on the same day, it waits for the next one.
  await t.sql`update watched_codes set notice = 'silent', since = now() - interval '1 day', expected = 12, seen = 0
    where company_id = ${company.id} and notice is null`
  await evaluate()
  expect(await mailsOf()).toHaveLength(2)
  expect(Object.keys(await read())).toHaveLength(4)
})

it('lets a code rest after an answer, given twice or at once', async () => {
  const { company, ids, read, answer } = await watched({ ...usual, 'Table 7': { silentDays: 3 } })
  await evaluate()
  const answers = await Promise.all([
    answer('Table 7', 'fine'),
    answer('Table 7', 'reprint'),
    answer('Table 7', 'fine'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  await evaluate()
  expect((await read())['Table 7']).toMatchObject({ state: 'resting', expected: 0, seen: 0 })
  expect(
    await t.sql`select from audit_entries where company_id = ${company.id} and action = 'placement.updated'`,
  ).toHaveLength(1)
  // After the rest, silence is counted anew.
  await t.sql`update watched_codes set rests_until = now() - interval '1 minute' where placement_id = ${ids['Table 7'] ?? ''}::uuid`
  await evaluate()
  expect((await read())['Table 7']?.state).toBe('usual')
})

it('lets a code rest of which nothing is learnt yet, and learns it all the same', async () => {
  const { read, answer } = await watched({ ...usual, 'Table 7': {} })
  expect((await answer('Table 7', 'fine')).status).toBe(204)
  expect((await read())['Table 7']).toMatchObject({ state: 'resting' })
  await evaluate()
  const { 'Table 7': rests, Counter: other } = await read()
  expect([rests?.state, other?.state]).toEqual(['resting', 'usual'])
  await t.sql`update watched_codes set rests_until = now() - interval '1 minute'`
  await evaluate()
  expect((await read())['Table 7']?.state).toBe('usual')
})

it('keeps each day that is learnt when it is interrupted, and goes on', async () => {
  const { company, read } = await watched({ ...usual, 'Table 7': { silentDays: 3 } })
  const learntTo = async () =>
    (
      await t.sql`select (now() at time zone 'UTC')::date - learnt_to as left from watches where company_id = ${company.id}`
    )[0]
  let asked = 0
  const signal = {
    get aborted() {
      asked += 1
      return asked > 2
    },
  }
  await evaluateCompany({ platformDb: t.platformDb, signal }, company.id)
  expect(await learntTo()).toEqual({ left: 27 })
  await evaluate()
  expect(await learntTo()).toEqual({ left: 0 })
  expect((await read())['Table 7']?.state).toBe('silent')
})

it('learns a code anew that has moved to another location', async () => {
  const { company, ids, read } = await watched({ ...usual, 'Table 7': {} })
  await evaluate()
  expect((await read())['Table 7']?.state).toBe('usual')
  const { id: locationId } = await t.make.location(company)
  await t.sql`update placements set location_id = ${locationId}::uuid where id = ${ids['Table 7'] ?? ''}::uuid`
  await evaluate(new Date(Date.now() + 3 * 86_400_000))
  const { 'Table 7': moved, ...others } = await read()
  expect(moved?.state).toBe('learning')
  expect(Object.values(others).map(({ state }) => state)).toEqual(['usual', 'usual', 'usual'])
})

it('archives a code by an answer, and does not watch what is archived', async () => {
  const { owner, company, ids, read, answer } = await watched({ ...usual, 'Table 7': { silentDays: 3 } })
  await evaluate()
  const answers = await Promise.all([answer('Table 7', 'archived'), answer('Table 7', 'archived')])
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  expect((await read())['Table 7']).toBeUndefined()
  expect((await answer('Table 7', 'fine')).body.code).toBe('placement_not_found')
  await owner.call(updatePlacement, {
    params: { id: ids['Table 7'] ?? '' },
    query: { companyId: company.id },
    body: { archived: false },
  })
  expect((await read())['Table 7']?.state).toBe('silent')
})

it("shows and takes nothing of another company's code", async () => {
  const mine = await watched(usual)
  const theirs = await watched({ ...usual, 'Table 7': { silentDays: 3 } })
  await evaluate()
  const answer = await mine.owner.call(answerWatch, {
    params: { placementId: theirs.ids['Table 7'] ?? '' },
    query: { companyId: mine.company.id },
    body: { answer: 'archived' },
  })
  expect([answer.status, answer.body.code]).toEqual([404, 'placement_not_found'])
  expect((await theirs.read())['Table 7']?.state).toBe('silent')
  expect(Object.keys(await mine.read()).toSorted()).toEqual(['Counter', 'Door', 'Window'])
})

it('is shown for one location too', async () => {
  const { company, owner, ids } = await watched(usual)
  const { id: locationId } = await t.make.location(company)
  await t.sql`update placements set location_id = ${locationId} where id = ${ids.Door}`
  const query = { companyId: company.id, locationId }
  const { codes } = (await owner.call(getWatch, { query })).body
  expect(codes.map(({ placementId }) => placementId)).toEqual([ids.Door])
  const elsewhere = await t.make.location(await t.make.company())
  expect((await owner.call(getWatch, { query: { ...query, locationId: elsewhere.id } })).body.codes).toEqual(
    [],
  )
})

it('may be read by viewers, and answered by those who manage codes', async () => {
  const { company, ids } = await watched(usual)
  const viewer = await t.signInAs({ companies: [company], companyRole: 'viewer' })
  const query = { companyId: company.id }
  expect((await viewer.call(getWatch, { query: { ...query, state: 'learning' } })).body.codes).toHaveLength(3)
  expect((await viewer.call(getWatch, { query: { ...query, state: 'loud' } })).status).toBe(400)
  const params = { placementId: ids.Door ?? '' }
  expect((await viewer.call(answerWatch, { params, query, body: { answer: 'fine' } })).status).toBe(403)
})

it('knows the hours of a place where the clocks change', () => {
  const local = (day: string, zone: string) =>
    cellsOf(day, zone).map(({ weekday, hour }) => `${weekday}:${hour}`)
  // Summer time begins at 1:00 UTC on a Sunday, and ends at that hour in October.
  expect(local('2026-03-29', 'Europe/Berlin').slice(0, 3)).toEqual(['0:1', '0:3', '0:4'])
  expect(local('2026-10-25', 'Europe/Berlin').slice(0, 3)).toEqual(['0:2', '0:2', '0:3'])
  expect(local('2026-11-28', 'Asia/Kathmandu').slice(18, 20)).toEqual(['6:23', '0:0'])
})

it('does nothing for suspended companies', async () => {
  const { company, read } = await watched({ ...usual, 'Table 7': { silentDays: 3 } })
  await t.setCompany(company, { billing_status: 'suspended' })
  await evaluate()
  expect((await read())['Table 7']?.state).toBe('learning')
})
