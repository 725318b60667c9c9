import { listOwnAudit } from '@candour/schemas/audit.ts'
import { getRetention, updateRetention } from '@candour/schemas/privacy.ts'
import { describe, expect, it } from 'vitest'
import { withCompany } from '#db/scope.ts'
import { system } from '#domain/principal.ts'
import { findUpcoming } from '#modules/privacy/retention-repository.ts'
import { testApp } from '#test/app.ts'
import { fillReviews } from '#test/retention.ts'

const t = await testApp()

describe('the settings', () => {
  it('keep contact data for 24 months and words forever, unless the owner chooses otherwise', async () => {
    const company = await t.make.company()
    const owner = await t.signInAs({ companies: [company] })
    const query = { companyId: company.id }
    const usual = { contactMonths: 24, textMonths: null, privacyAddress: '', upcoming: null }
    expect(await owner.call(getRetention, { query })).toMatchObject({ status: 200, body: usual })

    const body = { textMonths: 36, privacyAddress: ' Harbour Street 1\r\n10115 Berlin ' } as const
    const changed = { ...usual, textMonths: 36, privacyAddress: 'Harbour Street 1\n10115 Berlin' }
    expect((await owner.call(updateRetention, { query, body })).body).toEqual(changed)
    const never = { contactMonths: null, textMonths: null }
    expect((await owner.call(updateRetention, { query, body: never })).body).toEqual({ ...changed, ...never })
    expect((await owner.call(getRetention, { query })).body).toEqual({ ...changed, ...never })

    const { body: entries } = await owner.call(listOwnAudit, {
      query: { ...query, action: 'retention.updated' },
    })
    expect(entries.map(({ changes }) => changes)).toEqual([
      { contactMonths: [24, null], textMonths: [36, null] },
      { textMonths: [null, 36], privacyAddress: ['', 'Harbour Street 1\n10115 Berlin'] },
    ])
  })

  it.each([
    { contactMonths: 7 },
    { textMonths: 6 },
    { contactMonths: '24' },
    { privacyAddress: 'x'.repeat(501) },
  ])('refuse %o', async (body) => {
    const company = await t.make.company()
    const owner = await t.signInAs({ companies: [company] })
    const answer = await owner.call(updateRetention, {
      query: { companyId: company.id },
      body: body as never,
    })
    expect(answer.status).toBe(400)
  })
})

describe('what is removed next', () => {
  const upcoming = (
    { id }: { id: string },
    { contactMonths = null, textMonths = null }: Partial<Parameters<typeof findUpcoming>[2]>,
  ) =>
    withCompany(t.db, system('retention'), id, (tx) =>
      findUpcoming(tx, id, { contactMonths, textMonths }, new Date('2026-01-20T12:00:00Z')),
    )

  it('counts contact data that goes together with the words', async () => {
    const company = await t.make.company()
    await t.make.review(company, {
      createdAt: new Date('2025-01-15T12:00:00Z'),
      contactEmail: 'ada@example.com',
    })
    await t.make.review(company, { createdAt: new Date('2025-01-16T12:00:00Z') })
    const next = { on: '2026-02-01', contacts: 1, texts: 2, atLeast: false }
    expect(await upcoming(company, { textMonths: 12 })).toEqual(next)
    expect(await upcoming(company, { contactMonths: 36, textMonths: 12 })).toEqual(next)
  })

  it('is a lower bound beyond 10,000 reviews', async () => {
    const company = await t.make.company()
    await fillReviews(t.owner, company, 20_010)
    const next = { on: '2026-02-01', contacts: 10_000, texts: 10_000, atLeast: true }
    expect(await upcoming(company, { textMonths: 12 })).toEqual(next)
  })
})
