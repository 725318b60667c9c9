import { expect, it } from 'vitest'
import { tokenize } from '#modules/text-analysis/sentiment/tokens.ts'

it('reads no more of a text whose characters fold into many than of others', () => {
  for (const language of ['en', 'ja', null] as const) {
    // One character, which folds into 18.
    const tokens = tokenize(language, '\uFDFA'.repeat(2000))
    const length = tokens.reduce((sum, { forms: [form] }) => sum + form.length, 0)
    expect(length).toBeGreaterThan(1000)
    expect(length).toBeLessThanOrEqual(4000)
  }
})
