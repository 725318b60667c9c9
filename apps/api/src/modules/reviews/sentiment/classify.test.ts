import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { classify } from '#modules/reviews/sentiment/classify.ts'
import { accuracy, byStars, heldOut, readSample, sentimentReport } from '#test/sentiment.ts'

it('is as accurate as before, and more accurate than the stars alone', async () => {
  const sample = await readSample()
  expect(sample.length).toBeGreaterThanOrEqual(200)
  expect(accuracy(sample)).toBeGreaterThanOrEqual(0.92)
  expect(accuracy(sample.filter(heldOut))).toBeGreaterThanOrEqual(0.65)
  expect(accuracy(sample)).toBeGreaterThan(accuracy(sample, byStars))
})

it('classifies three stars by their words', () => {
  expect(classify('The soup was delicious, thank you', 3)).toBe(1)
  expect(classify('The soup was not good', 3)).toBe(-1)
  expect(classify('Good coffee, bad music', 3)).toBe(0)
  expect(classify('Das Essen war nicht gut', 3)).toBe(-1)
  expect(classify('Yemek iyi değildi', 3)).toBe(-1)
  expect(classify('ÇOK GÜZEL', 3)).toBe(1)
})

it('falls back to the stars when the words are unknown', () => {
  for (const text of ['', '…', 'qwerty', 'Fatalna obsługa', '👋', '<b>&amp;</b>']) {
    expect([1, 2, 3, 4, 5].map((stars) => classify(text, stars))).toEqual([-1, -1, 0, 1, 1])
  }
})

it('treats one and five stars that contradict their words as a slip of the finger', () => {
  expect(classify('Wonderful staff, excellent food, we loved it', 1)).toBe(0)
  expect(classify('Horrible, rude staff, disgusting food', 5)).toBe(0)
  expect(classify('Great, another hour wasted', 1)).toBe(-1)
})

it('matches the committed report', async () => {
  const file = new URL('../../../../../../docs/sentiment.md', import.meta.url)
  expect(await readFile(file, 'utf8'), 'run `pnpm --filter @candour/api sentiment`').toBe(
    await sentimentReport(),
  )
})
