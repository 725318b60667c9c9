import { randomUUID } from 'node:crypto'
import { createLocation, listLocations, updateLocation } from '@candour/schemas/locations.ts'
import { describe, expect, it } from 'vitest'
import { maxLocations } from '#modules/locations/save-location.ts'
import { testApp } from '#test/app.ts'

const t = await testApp()

async function someCompany() {
  const company = await t.make.company()
  const { call } = await t.signInAs({ companies: [company] })
  const query = { companyId: company.id }
  return {
    companyId: company.id,
    list: async () => (await call(listLocations, { query })).body,
    create: (body: Parameters<typeof call<typeof createLocation>>[1]['body']) =>
      call(createLocation, { query, body }),
    update: (id: string, body: Parameters<typeof call<typeof updateLocation>>[1]['body']) =>
      call(updateLocation, { params: { id }, query, body }),
  }
}

describe('a location', () => {
  it("has the company's review URL and time zone unless it has its own", async () => {
    const { create, list } = await someCompany()
    const { status, body: plain } = await create({ name: '  Harbour  ' })
    expect(status).toBe(201)
    expect(plain).toEqual({
      id: expect.any(String),
      name: 'Harbour',
      googleReviewUrl: null,
      timeZone: null,
      archived: false,
      createdAt: expect.any(String),
    })
    const own = { googleReviewUrl: 'https://g.page/r/altona/review', timeZone: 'Asia/Tokyo' }
    const { body: altona } = await create({ name: 'Altona', ...own })
    expect(altona).toMatchObject(own)
    expect(await list()).toEqual([altona, plain])
  })

  it('changes only in the given fields', async () => {
    const { create, update, list } = await someCompany()
    const own = { googleReviewUrl: 'https://g.page/r/x/review', timeZone: 'Asia/Tokyo' }
    const { body: created } = await create({ name: '港店 مقهى', ...own })
    const { id } = created
    expect((await update(id, {})).body).toEqual(created)
    expect((await update(id, { archived: true })).body).toEqual({ ...created, archived: true })
    expect((await update(id, { timeZone: null })).body).toEqual({
      ...created,
      archived: true,
      timeZone: null,
    })
    const { body } = await update(id, { name: 'Port', archived: false, googleReviewUrl: null })
    expect(body).toEqual({
      ...created,
      name: 'Port',
      googleReviewUrl: null,
      timeZone: null,
      archived: false,
    })
    expect(await list()).toEqual([body])
  })

  it('has a unique name within the company, in any letter case', async () => {
    const { create, update } = await someCompany()
    await create({ name: 'Café Zoo', archived: true })
    const taken = {
      status: 409,
      body: { code: 'location_name_taken', issues: [{ path: 'name' }] },
    }
    expect(await create({ name: 'CAFÉ zoo' })).toMatchObject(taken)
    const { body: other } = await create({ name: 'Other' })
    expect(await update(other.id, { name: ' café ZOO ' })).toMatchObject(taken)
    // A change of case is not a conflict with itself.
    expect((await update(other.id, { name: 'OTHER' })).status).toBe(200)
    expect((await (await someCompany()).create({ name: 'Café Zoo' })).status).toBe(201)
  })

  it('is created once by two concurrent calls with the same name', async () => {
    const { create, list } = await someCompany()
    const answers = await Promise.all(['Zoo', 'ZOO', 'zoo', 'zOO'].map((name) => create({ name })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    expect(await list()).toHaveLength(1)
  })

  it('does not exist for another company', async () => {
    const [mine, theirs] = [await someCompany(), await someCompany()]
    const { body } = await theirs.create({ name: 'Theirs' })
    const missing = await mine.update(randomUUID(), { name: 'x' })
    expect(missing).toMatchObject({ status: 404, body: { code: 'location_not_found' } })
    expect((await mine.update(body.id, { name: 'x' })).body).toEqual(missing.body)
    expect(await mine.list()).toEqual([])
    expect(await theirs.list()).toEqual([body])
  })

  it.each([
    [{ name: ' ' }, 'Please enter a name'],
    [{ name: 'x'.repeat(121) }, 'Please use at most 120 characters'],
    [{ name: 'a\u0000b' }, 'Please remove the unreadable character'],
    [{ name: 'x', googleReviewUrl: 'javascript:alert(1)' }, 'https://'],
    [{ name: 'x', googleReviewUrl: '' }, 'Please enter a valid URL'],
    [{ name: 'x', timeZone: 'Mars/Olympus' }, 'time zone'],
    [{ name: 'x', timeZone: '+01:00' }, 'time zone'],
  ])('is not created from %j', async (body, message) => {
    const { create, list } = await someCompany()
    const answer = await create(body)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain(message)
    expect(await list()).toEqual([])
  })
})

it('limits the number of locations, even for concurrent calls', async () => {
  const { companyId, create, list } = await someCompany()
  await t.sql`insert into locations (company_id, id, name)
    select ${companyId}::uuid, gen_random_uuid(), 'Branch ' || n from generate_series(1, ${maxLocations - 1}) n
  `
  const answers = await Promise.all(['A', 'B', 'C'].map((name) => create({ name })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_locations')
  expect(await list()).toHaveLength(maxLocations)
})
