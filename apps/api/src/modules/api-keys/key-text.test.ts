import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { newKey, parseKey } from '#modules/api-keys/key-text.ts'

it('is read back, and no two are equal', () => {
  const id = randomUUID()
  const [one, other] = [newKey(id), newKey(id)]
  expect(one.key).toMatch(/^candour_[\da-f]{32}_[\dA-Za-z]{49}$/)
  expect(one.key.endsWith(one.hint)).toBe(true)
  expect(parseKey(one.key)).toEqual({ id, hash: one.hash })
  expect(other.hash).not.toEqual(one.hash)
})

it('is refused with any one character changed, left out, doubled or swapped', () => {
  const { key } = newKey(randomUUID())
  for (let at = 0; at < key.length; at += 1) {
    const [before, here, next, after] = [
      key.slice(0, at),
      key.charAt(at),
      key.charAt(at + 1),
      key.slice(at + 2),
    ]
    const wrong = [
      before + (here === '7' ? '8' : '7') + next + after,
      before + next + after,
      `${before}${here}${key.slice(at)}`,
    ]
    if (next && here !== next) wrong.push(before + next + here + after)
    for (const text of wrong) expect(parseKey(text), text).toBeUndefined()
  }
})

it.each([
  '',
  'candour_',
  'x'.repeat(5_000),
  `candour_${'_'.repeat(5_000)}`,
  'candour_é_\u0000',
  '٣'.repeat(90),
])('is refused if it is not one', (text) => {
  expect(parseKey(text)).toBeUndefined()
})
