import { randomUUID } from 'node:crypto'
import { formFields, receiptActs, receiptFields } from '@candour/schemas/limits.ts'
import { langParam, viaParam } from '@candour/schemas/paths.ts'
import { reviewInput } from '@candour/schemas/reviews.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { unsubscribeLinks } from '#modules/notifications/unsubscribe-links.ts'
import { pages } from '#pages/index.ts'
import { buildTestApp, sessionSecrets, type TestApp } from '#test/app.ts'

let t: TestApp
let app: FastifyInstance
/** A page with each form that is posted without a JSON contract, by its route. */
let forms: Record<string, () => Promise<string> | string>
/** The routes of pages that take a form. */
const posted = ['/unsubscribe/:token']
beforeAll(async () => {
  // The landing is the choice screen, so that the single company's form is there too.
  t = await buildTestApp({ LANDING: 'choice' })
  app = await buildApp(t.deps, {
    sessionSecrets,
    pages: async (scope, deps, sessions) => {
      scope.addHook('onRoute', ({ method, url }) => {
        if ([method].flat().includes('POST')) posted.push(url)
      })
      await pages(scope, deps, sessions)
    },
  })
  const company = await t.make.company()
  const { id: userId } = await t.make.user({ companies: [company] })
  const receipt = async () => {
    const body = { companyId: company.id, rating: 2, feedback: 'Too loud', submissionId: randomUUID() }
    const response = await app.inject({ method: 'POST', url: '/api/reviews', payload: body })
    return new URL(response.json<{ receipt: string }>().receipt).pathname
  }
  const unsubscribe = unsubscribeLinks({ ...t.deps, secret: sessionSecrets[0] })
  forms = {
    '/feedback': () => '/feedback',
    '/:slug/feedback': () => `/${company.slug}/feedback`,
    '/demo': () => '/demo',
    '/r/:token': receipt,
    '/t/:token': async () => (await receipt()).replace('/r/', '/t/'),
    '/unsubscribe/:token': async () => {
      const about = { kind: 'alerts', companyId: company.id, userId, address: null }
      return new URL(await unsubscribe(about)).pathname
    },
  }
})
afterAll(async () => {
  await app.close()
  await t[Symbol.asyncDispose]()
})

const values = [
  ...['', ' ', 'NaN', 'Infinity', '-Infinity', '-1', '0', '-0', '1.5', '1e309', '0x10', '٣', '2147483648'],
  ...[
    '9'.repeat(400),
    'true',
    'null',
    '__proto__',
    'constructor',
    '[object Object]',
    '{"a":1}',
    '../..',
    '%00',
  ],
  ...[
    'a\u0000b',
    '\u202e',
    '\ufffd',
    'x'.repeat(5_001),
    '😀'.repeat(2_501),
    "'; drop table reviews; --",
    '\r\nA: b',
  ],
]
/** Bodies that no form sends. */
const bodies: [type: string | undefined, body: string][] = [
  [
    'application/x-www-form-urlencoded',
    'rating=1&rating=2&feedback=a&feedback=b&version=1&version=2&act=change&act=withdraw',
  ],
  ['application/x-www-form-urlencoded', '__proto__=x&constructor=y&toString=z&hasOwnProperty=1'],
  ['application/x-www-form-urlencoded', 'rating[a]=1&feedback[]=b&version[__proto__]=c'],
  ['application/x-www-form-urlencoded', '%ED%A0%80=%ED%A0%80&feedback=%FF%FE&rating=%'],
  ['application/x-www-form-urlencoded', '&'.repeat(3_000)],
  ['application/json', 'null'],
  ['application/json', '[1]'],
  ['application/json', '{"rating":{"a":1},"feedback":["x"],"version":{},"act":{"toString":1}}'],
  ['text/plain', 'rating=1'],
  ['multipart/form-data; boundary=x', '--x\r\nbroken'],
  ['nonsense', 'rating=1'],
  [undefined, 'rating=1'],
]

const names = [
  ...Object.keys(reviewInput.shape),
  ...Object.values(formFields),
  ...Object.values(receiptFields),
  ...[viaParam, langParam, 'undo', 'List-Unsubscribe'],
]
const valid = { rating: '2', feedback: 'Too loud', version: '1', text: 'Hello', confirmed: 'yes' }

async function post(url: string, payload: string, type?: string) {
  const headers = { ...(type && { 'content-type': type }), accept: 'text/html' }
  const { statusCode } = await app.inject({ method: 'POST', url, headers, payload })
  return statusCode
}

it('has an example of every form', () => {
  expect(posted.toSorted()).toEqual(Object.keys(forms).toSorted())
})

it('refuses hostile values in any field of any form without an error of its own', async () => {
  const faults: string[] = []
  const seen = new Set<number>()
  for (const [route, open] of Object.entries(forms)) {
    for (const act of [
      receiptActs.change,
      receiptActs.answer,
      receiptActs.removeContact,
      receiptActs.withdraw,
    ]) {
      // This one only redirects, to the same page and whatever it was sent.
      if (route === '/t/:token') break
      // A withdrawal ends a private page.
      let url = await open()
      const read =
        act === receiptActs.change ? names : [...Object.values(receiptFields), formFields.submissionId]
      for (const [n, name] of read.entries()) {
        // Served by the same function as `/:slug/feedback`, so it gets one value for each field.
        const tried = route === '/feedback' ? [values[n % values.length] ?? ''] : values
        for (const value of tried) {
          const fields = { act, ...valid, submissionId: randomUUID(), [name]: value }
          const status = await post(
            url,
            new URLSearchParams(fields).toString(),
            'application/x-www-form-urlencoded',
          )
          seen.add(status)
          if (status >= 500) faults.push(`${status} ${route} ${act} ${name}=${value.slice(0, 20)}`)
          if (status === 303 && act === receiptActs.withdraw) url = await open()
        }
      }
      // Only a private page has acts.
      if (route !== '/r/:token') break
    }
    for (const [type, body] of bodies) {
      const status = await post(await open(), body, type)
      seen.add(status)
      if (status >= 500) faults.push(`${status} ${route} ${type} ${body.slice(0, 40)}`)
    }
  }
  expect(faults).toEqual([])
  expect([...seen]).toEqual(expect.arrayContaining([200, 303, 400]))
}, 300_000)

it('refuses hostile values in any parameter of a page with a form', async () => {
  const faults: string[] = []
  for (const [route, open] of Object.entries(forms)) {
    const url = await open()
    for (const name of ['rating', 'done', 'step', 'r', viaParam, langParam]) {
      for (const value of values) {
        const { statusCode } = await app.inject({ url: `${url}?${new URLSearchParams({ [name]: value })}` })
        if (statusCode >= 500) faults.push(`${statusCode} ${route} ${name}=${value.slice(0, 20)}`)
      }
    }
  }
  expect(faults).toEqual([])
}, 300_000)
