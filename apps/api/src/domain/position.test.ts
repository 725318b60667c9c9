import { expect, it } from 'vitest'
import { formatPosition, parsePosition } from '#domain/position.ts'

it.each([
  ['0/0', 0n],
  ['16/B374D848', 0x16b374d848n],
  ['FFFFFFFF/FFFFFFFF', 2n ** 64n - 1n],
])('%s', (text, position) => {
  expect(parsePosition(text)).toBe(position)
  expect(formatPosition(position)).toBe(text)
})

it.each([
  undefined,
  null,
  '',
  '0',
  '/',
  '1/2/3',
  '0/G',
  '100000000/0',
  ' 0/0',
  '0/0\n',
  ['0/0'],
  '0'.repeat(5_000),
])('%j is no position', (given) => {
  expect(parsePosition(given)).toBeUndefined()
})
