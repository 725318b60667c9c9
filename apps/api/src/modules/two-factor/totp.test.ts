import { describe, expect, it } from 'vitest'
import { isCurrent, newTotpSecret, presentTotp, stepOf } from '#modules/two-factor/totp.ts'

const secret = Buffer.from('12345678901234567890')

/** RFC 6238, appendix B, for SHA-1; the last six of its eight digits. */
const vectors = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
] as const

describe('a code', () => {
  it.each(vectors)('matches the vector of RFC 6238 at %i seconds', (seconds, code) => {
    expect(stepOf(secret, code, seconds)).toBe(Math.floor(seconds / 30))
  })

  it('is valid one step early and one step late, and no longer', () => {
    const code = '005924'
    const step = Math.floor(1234567890 / 30)
    const valid = [-2, -1, 0, 1, 2].map((late) => stepOf(secret, code, (step + late) * 30))
    expect(valid).toEqual([undefined, step, step, step, undefined])
    expect(isCurrent(step, (step + 1) * 30)).toBe(true)
    expect(isCurrent(step, (step + 2) * 30)).toBe(false)
  })

  it('is not valid in another form', () => {
    for (const code of ['', '5924', '0005924', '00592', '00592４', 'abcdef']) {
      expect(stepOf(secret, code, 1234567890)).toBeUndefined()
    }
  })
})

it('makes secrets of 160 bits, and presents them as text and as a URI with the account and the product', () => {
  expect(newTotpSecret()).toHaveLength(20)
  const { secret: text, uri } = presentTotp(secret, { email: 'ann+1@example.com', issuer: 'Acme & Söhne' })
  expect(text).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  const { protocol, host, pathname, searchParams } = new URL(uri)
  expect([protocol, host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(pathname)).toBe('/Acme & Söhne:ann+1@example.com')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ secret: text, issuer: 'Acme & Söhne' },
    ...{ algorithm: 'SHA1', digits: '6', period: '30' },
  })
})
