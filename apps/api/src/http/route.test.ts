import { endpoint } from '@candour/schemas/endpoint.ts'
import { id } from '@candour/schemas/fields.ts'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { route } from '#http/route.ts'

it('uses the company that the guard checked, whatever else a request names', async () => {
  const [own, foreign] = [crypto.randomUUID(), crypto.randomUUID()]
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onRequest', async (request) => {
    Object.assign(request, {
      session: {
        user: { role: 'company_admin', memberships: [{ companyId: own, role: 'owner' }] },
        signIn: {},
      },
    })
  })
  const contract = endpoint('order', 'POST /api/order', {
    audience: 'company',
    permission: 'company:read',
    summary: 'Names its company in the body',
    body: z.object({ companyId: id }),
    response: z.object({ companyId: id }),
    errors: [],
  })
  route(app, contract, async ({ companyId }) => ({ companyId }))
  const { body } = await app.inject({
    method: 'POST',
    url: `/api/order?companyId=${foreign}`,
    payload: { companyId: own },
  })
  expect(JSON.parse(body)).toEqual({ companyId: own })
  await app.close()
})

it('rejects rate limits on a contract that does not declare their error', () => {
  const limit = { name: 'all', key: () => 'all', max: 1, windowSeconds: 1, shared: 'once a second' } as const
  const contract = endpoint('limited', 'GET /api/limited', {
    audience: 'public',
    summary: 'Has no errors',
    response: z.object({}),
    errors: [],
  })
  expect(() => route(Fastify(), contract, [limit], async () => ({}))).toThrow('too_many_requests')
})
