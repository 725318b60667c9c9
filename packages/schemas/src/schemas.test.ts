import { describe, expect, it } from 'vitest'
import { changePasswordForm, setPasswordForm } from '#accounts.ts'
import { companyInput, updateDashboardCompany } from '#companies.ts'
import { endpoints } from '#endpoints.ts'
import { accountPaths, adminPaths, dashboardPaths, reviewPaths, sitePaths } from '#paths.ts'
import { reviewInput } from '#reviews.ts'

describe('contracts', () => {
  it('have unique ids and unique calls', () => {
    const ids = endpoints.map((e) => e.id)
    const calls = endpoints.map((e) => `${e.method} ${e.path}`)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(calls).size).toBe(calls.length)
  })

  it('declare exactly the parameters in their path', () => {
    for (const e of endpoints) {
      const inPath = [...e.path.matchAll(/:(\w+)/g)].map((match) => match[1])
      expect(Object.keys(e.params?.shape ?? {}), e.id).toEqual(inPath)
    }
  })

  it('show and change the same tags', () => {
    const tags = (side: 'reads' | 'changes') => new Set(endpoints.flatMap((e) => e[side] ?? []))
    expect(tags('changes')).toEqual(tags('reads'))
    for (const { id, method, stream, reads, changes } of endpoints) {
      if (reads) expect([method, stream], id).toEqual(['GET', undefined])
      if (changes) expect(method !== 'GET' || stream === 'text/event-stream', id).toBe(true)
    }
  })

  it('take a companyId in every company call', () => {
    for (const e of endpoints.filter((e) => e.audience === 'company')) {
      expect('companyId' in { ...e.query?.shape, ...e.body?.shape }, e.id).toBe(true)
    }
  })
})

describe('links to review screens', () => {
  it('match the routes', () => {
    const company = reviewPaths(':slug')
    expect([company.home, company.rating, company.thankYou]).toEqual([
      sitePaths.company,
      sitePaths.companyRating,
      sitePaths.companyThankYou,
    ])
    expect(company.feedback(4)).toBe(`${sitePaths.companyFeedback}?rating=4`)
    const { home, rating, thankYou, feedback } = reviewPaths(undefined)
    expect([home, rating, thankYou]).toEqual([sitePaths.home, sitePaths.rating, sitePaths.thankYou])
    expect(feedback(4)).toBe(`${sitePaths.feedback}?rating=4`)
  })

  it('carry the scanned code and the chosen language, in this order', () => {
    const { home, thankYou, feedback } = reviewPaths('luna', { lang: 'pt-BR', via: 'ABCDEFGH' })
    expect(home).toBe('/luna?via=ABCDEFGH&lang=pt-BR')
    expect(thankYou).toBe('/luna/thank-you?via=ABCDEFGH&lang=pt-BR')
    expect(feedback(2)).toBe('/luna/feedback?rating=2&via=ABCDEFGH&lang=pt-BR')
    expect(reviewPaths(undefined, { lang: 'ar' }).home).toBe('/?lang=ar')
  })
})

describe('slug', () => {
  const slug = companyInput.shape.slug

  it.each(['ab', 'cafe-luna', '7-eleven', 'a'.repeat(63), 'a--b'])('accepts %s', (value) => {
    expect(slug.safeParse(value).success).toBe(true)
  })

  it.each(['', 'a', 'Cafe', 'café', 'a b', '-ab', 'ab-', 'a/b', 'a'.repeat(64)])('rejects %j', (value) => {
    expect(slug.safeParse(value).success).toBe(false)
  })

  it('rejects the first segment of every page', () => {
    const pages = [sitePaths, accountPaths, dashboardPaths, adminPaths].flatMap((paths) =>
      Object.values(paths),
    )
    const segments = pages.map((path) => path.split('/')[1]).filter((s) => s && !s.startsWith(':'))
    expect(segments.length).toBeGreaterThan(8)
    for (const segment of [...segments, 'api', 'images', 'assets']) {
      expect(slug.safeParse(segment).success, segment).toBe(false)
    }
  })
})

describe('Google review URL', () => {
  const url = companyInput.shape.googleReviewUrl

  it.each(['https://g.page/r/abc/review', 'http://example.com'])('accepts %s', (value) => {
    expect(url.safeParse(value).success).toBe(true)
  })

  it.each(['', 'javascript:alert(1)', 'data:text/html,x', 'example', 'ftp://example.com'])(
    'rejects %j',
    (value) => {
      expect(url.safeParse(value).success).toBe(false)
    },
  )

  it.each([
    { form: 'the company form', field: url, blank: 'Google review URL is required' },
    {
      form: 'the dashboard',
      field: updateDashboardCompany.body.shape.googleReviewUrl,
      blank: 'Please enter a valid URL',
    },
  ])('explains what is wrong in $form', ({ field, blank }) => {
    const messages = (value: string) => field.safeParse(value).error?.issues.map(({ message }) => message)
    for (const value of ['', '  ']) expect(messages(value)).toEqual([blank])
    for (const [given, completed] of [
      ['g.page/r/foo', 'https://g.page/r/foo'],
      [' maps.app.goo.gl:443?x=1 ', 'https://maps.app.goo.gl:443?x=1'],
      ['http://g.page', 'http://g.page'],
    ]) {
      expect(field.parse(given), given).toBe(completed)
    }
    for (const value of [
      'cafe luna',
      'localhost:3000',
      'javascript:alert(1).a',
      'javascript:alert(1)',
      'https:',
    ]) {
      expect(messages(value), value).toEqual(['Please enter the full address, starting with https://'])
    }
  })
})

describe('review', () => {
  const valid = { rating: 5, feedback: 'Lovely' }

  it('trims the text', () => {
    expect(reviewInput.parse({ ...valid, feedback: '  Lovely \n' }).feedback).toBe('Lovely')
  })

  it.each([
    [{ ...valid, rating: 0 }],
    [{ ...valid, rating: 6 }],
    [{ ...valid, rating: 4.5 }],
    [{ ...valid, rating: '5' }],
    [{ ...valid, feedback: '   ' }],
    [{ ...valid, feedback: 'a\u0000b' }],
    [{ ...valid, feedback: 'x'.repeat(5001) }],
    [{ ...valid, contactEmail: 'nobody' }],
    [{ ...valid, submissionId: 'not-a-uuid' }],
  ])('rejects %j', (value) => {
    expect(reviewInput.safeParse(value).success).toBe(false)
  })

  it('accepts blank contact fields, as sent by a form without JavaScript', () => {
    expect(
      reviewInput.safeParse({ ...valid, contactName: '', contactEmail: ' ', contactNumber: '' }).success,
    ).toBe(true)
  })
})

describe('names', () => {
  it('never change the direction of what surrounds them, in any contract', () => {
    const fields = endpoints.flatMap(({ id, body }) =>
      Object.entries(body?.shape ?? {})
        // `findPerson` must also find names stored before this rule.
        .filter(([field]) => /name$/i.test(field) && id !== 'findPerson')
        .map(([field, schema]) => [`${id}.${field}`, schema] as const),
    )
    expect(fields.length).toBeGreaterThan(8)
    for (const [field, schema] of fields) {
      const result = schema.safeParse(' A\u202eB\u2066C\u2069 ')
      expect(result.success ? result.data : 'refused', field).toMatch(/^(ABC|refused)$/)
    }
    expect(companyInput.shape.name.safeParse('\u202e').error?.issues[0]?.message).toBe(
      'Company name is required',
    )
  })
})

describe('password forms', () => {
  const issuesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
    result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

  it('report a mismatch on the confirm field, each form with its own wording', () => {
    const differing = { newPassword: 'long enough', confirmPassword: 'long enough?' }
    expect(issuesOf(setPasswordForm.safeParse(differing))).toEqual([
      'confirmPassword: Passwords do not match',
    ])
    expect(issuesOf(changePasswordForm.safeParse({ currentPassword: 'x', ...differing }))).toEqual([
      "confirmPassword: Passwords don't match",
    ])
  })

  it('ask for the current password, and for eight characters twice', () => {
    const empty = { currentPassword: '', newPassword: '1234567', confirmPassword: '1234567' }
    expect(issuesOf(changePasswordForm.safeParse(empty))).toEqual([
      'currentPassword: Current password is required',
      'newPassword: Password must be at least 8 characters',
      'confirmPassword: Password must be at least 8 characters',
    ])
  })
})
