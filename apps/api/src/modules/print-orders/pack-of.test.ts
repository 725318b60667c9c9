import { expect, it } from 'vitest'
import { packOf } from '#modules/print-orders/pack-of.ts'

it('finds packs by their exact item type only', () => {
  expect(packOf('Sticker (3" circular, quantity: 24)')).toEqual({
    kind: 'sticker',
    quantity: 24,
    priceInCents: 3599,
  })
  for (const name of [
    'Poster (18"x24", quantity: 6)',
    'Poster (18"x24", quantity: 12)',
    'poster (18"x24", quantity: 5)',
    'Poster (18"x24", quantity: 5) ',
    '',
  ]) {
    expect(packOf(name), name).toBeUndefined()
  }
})
