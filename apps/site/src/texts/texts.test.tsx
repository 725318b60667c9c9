import { ApiError } from '@candour/api-client/call.ts'
import { answer, fetchFrom, refusal } from '@candour/api-client/testing.ts'
import { type ErrorCode, errors } from '@candour/schemas/errors.ts'
import type { Practice } from '@candour/schemas/practice.ts'
import { createReview } from '@candour/schemas/reviews.ts'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { PageData, ReceiptPage, ReceiptRequest, RefusedForm } from '#shared/page.ts'
import { assets, luna, lunaPage, settings } from '#test/fixtures.ts'
import { foreignTexts, pseudo } from '#test/pseudo.ts'
import { renderSite } from '#test/render-site.tsx'
import { issueText } from '#texts/reasons.ts'
import { renderIn, renderReceiptIn } from '../entry-server.tsx'

const values = { feedback: 'Zu laut', contactName: 'Ann', contactNumber: '1', contactEmail: 'nobody' }
/** Content of companies and visitors, and the initial in place of a logo. */
const given = ['Café Luna', 'Candour', 'Zu laut', 'Ann', 'nobody', 'C', 'https://reviews.example.com/r/1']
const changed = { said: 'Zu laut', did: 'Ann', date: '2026-05-04' }
const refused = (form: Partial<RefusedForm>): PageData => ({
  ...lunaPage,
  form: { status: 400, rating: 3, values, invalid: [], ...form },
})
const problem = (status: number, code?: ErrorCode): PageData => ({
  language: 'en',
  settings,
  problem: { status, code },
})
const codes = Object.keys(errors) as ErrorCode[]

const pages: [name: string, url: string, data: PageData][] = [
  ['the choice', '/cafe-luna', lunaPage],
  ['the choice with a logo', '/cafe-luna', { ...lunaPage, company: { ...luna, logo: { url: '/l.png' } } }],
  ['the rating', '/cafe-luna/rating', lunaPage],
  ['the form', '/cafe-luna/feedback?rating=5', lunaPage],
  ['the form of a lower rating', '/cafe-luna/feedback?rating=2', lunaPage],
  ['the thanks', '/cafe-luna/thank-you', lunaPage],
  [
    'the thanks with what was changed',
    '/cafe-luna/thank-you',
    { ...lunaPage, company: { ...luna, changes: { language: 'en', shown: [changed] } } },
  ],
  [
    'the thanks with the private link',
    '/cafe-luna/thank-you?r=1',
    { ...lunaPage, receipt: { url: 'https://reviews.example.com/r/1', handle: '1' } },
  ],
  ['an unknown company', '/nobody', { language: 'en', settings, company: null }],
  ['an unknown page', '/a/b/c', { language: 'en', settings }],
  ...['feedback', 'rating', 'contactName', 'contactNumber', 'contactEmail', 'website'].map(
    (field): [string, string, PageData] => [
      `a form with a bad ${field}`,
      '/cafe-luna/feedback?rating=3',
      refused({ invalid: [field] }),
    ],
  ),
  ['a form that could not be stored', '/cafe-luna/feedback?rating=3', refused({ status: 500 })],
  ...codes.flatMap((code): [string, string, PageData][] => [
    [`a form refused as ${code}`, '/cafe-luna/feedback?rating=3', refused({ code })],
    [`a problem ${code}`, '/cafe-luna', problem(errors[code][0], code)],
  ]),
  ['a problem without a response', '/cafe-luna', problem(0)],
  [
    'a problem with a posted form',
    '/cafe-luna/feedback?rating=3',
    { language: 'en', settings, problem: { status: 503, posted: { feedback: 'Zu laut' } } },
  ],
  ['a problem of a proxy', '/cafe-luna', problem(502)],
]

const contact = { contactName: 'Ann', contactNumber: '1', contactEmail: 'nobody' }
const noContact = { contactName: '', contactNumber: '', contactEmail: '' }
const receipt: ReceiptPage = {
  company: { slug: 'cafe-luna', name: 'Café Luna', brandColor: '#394CDC', logo: null },
  ...{ timeZone: 'Europe/Berlin', rating: 2, feedback: 'Zu laut', contact, version: '1' },
  ...{ at: '2026-11-22T12:00:00Z', editedAt: null, editableUntil: '2026-12-22T12:00:00Z' },
  ...{ messages: [], submissionId: '1' },
}
const messages = [
  { id: '1', fromVisitor: false, text: 'Zu laut', at: '2026-11-22T12:00:00Z' },
  { id: '2', fromVisitor: true, text: 'Ann', at: '2026-11-22T12:00:00Z' },
]
const form = { status: 400, values, rating: 2, invalid: [], act: 'change', changed: true, answer: '' }
const answered = { ...form, act: 'answer', changed: false, answer: 'Ann' }
const receipts: [name: string, shown: ReceiptRequest['shown']][] = [
  ['that can be changed', receipt],
  ['that was changed', { ...receipt, editedAt: '2026-11-22T12:00:00Z', done: 'saved' }],
  ['without contact data', { ...receipt, contact: noContact, done: 'contactRemoved' }],
  ['that can no longer be changed', { ...receipt, editableUntil: null }],
  ['with bad fields', { ...receipt, form: { ...form, invalid: ['rating', 'feedback', 'contactEmail'] } }],
  ['that was changed elsewhere', { ...receipt, form: { ...form, status: 409, issue: 'conflict' } }],
  ['without a confirmation', { ...receipt, form: { ...form, issue: 'unconfirmed' } }],
  ['that could not be changed', { ...receipt, form: { ...form, status: 500 } }],
  ['with messages', { ...receipt, messages, done: 'answered' }],
  ['whose link only answers', { ...receipt, messages, contact: noContact, answersOnly: true }],
  ['with a blank answer', { ...receipt, messages, form: { ...answered, issue: 'blank' } }],
  ['with a long answer', { ...receipt, messages, form: { ...answered, issue: 'tooLong' } }],
  ['with an answer that could not be stored', { ...receipt, messages, form: { ...answered, status: 500 } }],
  ['that is withdrawn', 'withdrawn'],
  ['that has ended', 'ended'],
  ['of a suspended company', { ...receipt, suspended: true }],
  ['that is refused', { status: 429, code: 'too_many_requests' }],
  ['that could not be loaded', { status: 500, posted: { feedback: 'Zu laut' } }],
]

describe('every word is from the catalogue', () => {
  it.each(pages)('on %s, with its head', (_, url, data) => {
    const { html } = renderIn(pseudo, { url, ...data }, assets)
    const document = new DOMParser().parseFromString(html, 'text/html')
    expect(document.title).toMatch(/^⟦/)
    expect(document.body.textContent).toContain('⟦')
    expect(foreignTexts(document, given)).toEqual([])
  })

  it.each([
    ['with an address', { address: 'Kantstr. 1\n10623 Berlin', contactMonths: 6, textMonths: 12 }],
    ['of a company that keeps everything', { address: '', contactMonths: null, textMonths: null }],
  ])('on the notice about personal data %s', (_, privacy) => {
    const { html } = renderIn(pseudo, { url: '/cafe-luna/privacy', ...lunaPage, privacy }, assets)
    const document = new DOMParser().parseFromString(html, 'text/html')
    expect(document.title).toBe('⟦Privacy⟧ · Café Luna')
    expect(document.querySelector('script')).toBeNull()
    expect(foreignTexts(document, [...given, ...privacy.address.split('\n')])).toEqual([])
  })

  it.each(['page', 'search'] as const)('on how reviews are asked for, with a %s on Google', (google) => {
    const practice: Practice = {
      ...{ day: '2026-11-28', name: luna.name, slug: luna.slug, operator: 'Candour' },
      ...{ ways: ['google', 'private'], google, ownWords: google === 'page' ? ['en'] : [] },
      ...{ contactMonths: 24, textMonths: null },
      lastMonth: { month: '2026-10', offered: google === 'page' ? 1200 : 0, google: 3, private: 1 },
    }
    const { html } = renderIn(pseudo, { url: '/cafe-luna/about-reviews', ...lunaPage, practice }, assets)
    const document = new DOMParser().parseFromString(html, 'text/html')
    expect(document.title).toBe('⟦How reviews are asked for here⟧ · Café Luna')
    expect(document.querySelector('script')).toBeNull()
    expect(foreignTexts(document, [...given, 'October 1 – 31, 2026'])).toEqual([])
  })

  it.each(receipts)('on a receipt %s', (_, shown) => {
    const { html } = renderReceiptIn(pseudo, { language: 'en', shown }, assets)
    const document = new DOMParser().parseFromString(html, 'text/html')
    expect(document.title).toMatch(/^⟦/)
    expect(document.querySelector('script')).toBeNull()
    expect(foreignTexts(document, given)).toEqual([])
  })

  const open = () => renderSite('/cafe-luna/feedback?rating=4', lunaPage, pseudo)
  const write = (text: string) =>
    fireEvent.input(screen.getByPlaceholderText('⟦Share your thoughts...⟧'), { target: { value: text } })
  const submit = () => fireEvent.submit(screen.getByPlaceholderText('⟦Share your thoughts...⟧'))

  const issues = ['feedback', 'contactEmail'].map((path) => ({ path, message: 'In English' }))
  it.each([
    new ApiError('In English', { status: 400, code: 'validation_failed', issues }),
    refusal('looks_automatic'),
    refusal('review_settled'),
    refusal('company_suspended'),
    refusal('too_many_requests'),
    refusal('unavailable'),
  ])('in the browser, when the server answers %s', async (error) => {
    const refuse = answer(createReview, () => Promise.reject(error))
    vi.stubGlobal('fetch', fetchFrom(refuse))
    open()
    write('Zu laut')
    submit()
    await screen.findByText('⟦Error⟧')
    expect(foreignTexts(document.body, given)).toEqual([])
  })

  it('in the browser, while the text is blank, too long, or waiting for the connection', async () => {
    open()
    submit()
    await screen.findByText('⟦Feedback required⟧')
    write('x'.repeat(5007))
    expect(foreignTexts(document.body, [...given, 'x'.repeat(5007)])).toEqual([])
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    write('Zu laut')
    submit()
    await screen.findByText(/^⟦You are offline/)
    expect(foreignTexts(document.body, given)).toEqual([])
  })
})

it('says what to correct in each field', () => {
  const text = (field: keyof typeof values, value: string) =>
    issueText(pseudo.pages, field, { ...values, [field]: value })
  expect(text('feedback', ' ')).toBe('⟦Please tell us how we can improve.⟧')
  expect(text('feedback', 'x'.repeat(5001))).toBe('⟦Please use at most 5,000 characters⟧')
  expect(text('contactName', 'x'.repeat(201))).toBe('⟦Please use at most 200 characters⟧')
  expect(text('contactNumber', '1\0')).toBe('⟦Please remove the unreadable character⟧')
  expect(text('contactEmail', 'nobody')).toBe('⟦Please enter a valid email address⟧')
})
