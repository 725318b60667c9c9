import { randomUUID } from 'node:crypto'
import {
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  maxTemplates,
  updateReplyTemplate,
} from '@candour/schemas/reply-templates.ts'
import { beforeEach, expect, it } from 'vitest'
import { type SignedIn, testApp } from '#test/app.ts'

let query: { companyId: string }
let responder: SignedIn
const t = await testApp()
beforeEach(async () => {
  const company = await t.make.company({ name: 'The Gift Shop' })
  query = { companyId: company.id }
  const { email } = await t.make.user({ companies: [company], companyRole: 'responder' })
  responder = await t.signIn(email)
})

const create = (body: { name: string; text: string }) => responder.call(createReplyTemplate, { query, body })
const names = async () => (await responder.call(listReplyTemplates, { query })).body.map(({ name }) => name)

it('is created, listed by name, changed and deleted', async () => {
  const late = await create({ name: 'Zoo', text: 'Dear {name}, {company} at {location} thanks you. {me}' })
  expect(late.status).toBe(201)
  await create({ name: 'apology <b>', text: 'Sorry!' })
  expect(await names()).toEqual(['apology <b>', 'Zoo'])
  const params = { id: late.body.id.toUpperCase() }
  const changed = await responder.call(updateReplyTemplate, { query, params, body: { name: 'Thanks' } })
  expect(changed.body).toMatchObject({ id: late.body.id, name: 'Thanks', text: late.body.text })
  expect((await responder.call(deleteReplyTemplate, { query, params })).status).toBe(204)
  expect(await names()).toEqual(['apology <b>'])
  for (const gone of [
    await responder.call(deleteReplyTemplate, { query, params }),
    await responder.call(updateReplyTemplate, { query, params, body: { text: 'Hi' } }),
  ]) {
    expect(gone).toMatchObject({ status: 404, body: { code: 'template_not_found' } })
  }
})

it('has a unique name, in any letter case', async () => {
  await create({ name: 'Sorry', text: 'Sorry!' })
  const taken = { status: 409, body: { code: 'template_name_taken', issues: [{ path: 'name' }] } }
  expect(await create({ name: 'SORRY', text: 'Again' })).toMatchObject(taken)
  const { body } = await create({ name: 'Thanks', text: 'Thanks' })
  const renamed = await responder.call(updateReplyTemplate, {
    query,
    params: { id: body.id },
    body: { name: 'sorry' },
  })
  expect(renamed).toMatchObject(taken)
})

it('is refused with an unknown variable, which it names, and with words that steer', async () => {
  expect(await create({ name: 'A', text: 'Dear {vorname}' })).toMatchObject({
    status: 400,
    body: { code: 'unknown_variable', message: expect.stringContaining('{vorname}') },
  })
  expect(await create({ name: 'A', text: 'Bitte ändern Sie Ihre Bewertung' })).toMatchObject({
    status: 400,
    body: { code: 'steering_text', issues: [{ path: 'text' }] },
  })
  const { body, status } = await create({ name: 'A', text: 'Greetings from The Gift Shop' })
  expect(status).toBe(201)
  const steering = await responder.call(updateReplyTemplate, {
    query,
    params: { id: body.id },
    body: { text: 'Here is a voucher' },
  })
  expect(steering.body.code).toBe('steering_text')
})

it('is limited to a hundred per company, even when created concurrently', async () => {
  await t.insert(
    'reply_templates',
    Array.from({ length: maxTemplates - 1 }, (_, n) => ({
      company_id: query.companyId,
      id: randomUUID(),
      name: `Number ${n}`,
      text: 'Hello',
    })),
  )
  const answers = await Promise.all(['A', 'B', 'C'].map((name) => create({ name, text: 'Hello' })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_templates')
})
