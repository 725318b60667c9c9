import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { Endpoint } from '@candour/schemas/endpoint.ts'
import { endpoints } from '@candour/schemas/endpoints.ts'
import { errors } from '@candour/schemas/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '#test/app.ts'
import { type AnyRequest, callOf, sampleOf } from '#test/samples/samples.ts'
import { createScene } from '#test/samples/scene.ts'

const operators = endpoints.filter(({ audience }) => audience === 'superadmin')
const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const t = await testApp()
const mine = await createScene(t)
const theirs = await createScene(t)

/** A snapshot of the platform's data, to compare before and after. */
async function everything() {
  const { owner } = t
  return {
    companies: await owner.selectFrom('companies').selectAll().orderBy('id').execute(),
    users: await owner
      .selectFrom('users')
      .select(['id', 'email', 'role', 'disabled_at'])
      .orderBy('id')
      .execute(),
    links: await owner.selectFrom('memberships').selectAll().orderBy('user_id').execute(),
    mails: await owner.selectFrom('mails').selectAll().orderBy('id').execute(),
    orders: await owner.selectFrom('print_orders').selectAll().orderBy('id').execute(),
  }
}

/** Replaces every id in a request. */
function withIds(request: AnyRequest, id: () => string): AnyRequest {
  const replace = (part: object = {}) =>
    Object.fromEntries(
      Object.entries(part).map(([name, value]) => [
        name,
        !isId.test(String(value)) ? value : Array.isArray(value) ? [id()] : id(),
      ]),
    )
  return {
    ...request,
    params: replace(request.params),
    query: replace(request.query),
    body: replace(request.body),
  }
}

const hasId = ({ params, query, body }: AnyRequest) =>
  Object.values({ ...params, ...query, ...body }).some((value) => isId.test(String(value)))

async function statusOf(endpoint: Endpoint, request: AnyRequest): Promise<number> {
  const answer = await t.app.inject(callOf(endpoint, request))
  await text(answer.stream())
  return answer.statusCode
}

describe.each(operators.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  const { request } = sampleOf(endpoint)
  const success = endpoint.status ?? 200

  it('answers 401 to a visitor and 403 to a company admin for any id, and changes nothing', async () => {
    const requests = [await request(mine), await request(theirs)]
    requests.push(...requests.slice(0, 1).map((given) => withIds(given, randomUUID)))
    const before = await everything()
    for (const given of requests) {
      expect(await statusOf(endpoint, { ...given, cookie: '' })).toBe(401)
      expect(await statusOf(endpoint, { ...given, cookie: mine.owner.cookie })).toBe(403)
    }
    expect(await everything()).toEqual(before)
  })

  it('answers an operator according to what exists', async () => {
    const { cookie } = mine.operator
    const given = { cookie, ...(await request(theirs)) }
    if (hasId(given)) {
      const isMissed = endpoint.errors?.some((code) => errors[code][0] === 404)
      expect(await statusOf(endpoint, withIds(given, randomUUID)), 'missing').toBe(isMissed ? 404 : success)
      for (const garbage of ['x', "1'or'1", '..%2f', 'null'])
        expect(
          await statusOf(
            endpoint,
            withIds(given, () => garbage),
          ),
          garbage,
        ).toBe(400)
    }
    expect(await statusOf(endpoint, given), 'there').toBe(success)
  })
})
