import { describe, expect, it } from 'vitest'
import { itemTypeFor, packs } from '#packs.ts'

describe('packs', () => {
  it('cost what the specification requires', () => {
    const inDollars = (kind: 'poster' | 'sticker') =>
      packs[kind].map(({ quantity, priceInCents }) => [quantity, priceInCents / 100])
    expect(inDollars('poster')).toEqual([
      [5, 54],
      [10, 78],
      [15, 99],
      [20, 120],
    ])
    expect(inDollars('sticker')).toEqual([
      [12, 22.79],
      [24, 35.99],
      [36, 47.99],
      [48, 59.99],
    ])
  })

  it('have exact item types', () => {
    expect(itemTypeFor('poster', 5)).toBe('Poster (18"x24", quantity: 5)')
    expect(itemTypeFor('sticker', 48)).toBe('Sticker (3" circular, quantity: 48)')
  })
})
