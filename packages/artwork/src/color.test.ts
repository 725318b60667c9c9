import { hexContrast } from '@candour/color/color.ts'
import { describe, expect, it } from 'vitest'
import { INK, palette, WHITE } from '#color.ts'

const steps = ['00', '33', '66', '99', 'cc', 'ff']
const cube = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)))

describe('palette', () => {
  it.each([...cube, '#FFF59D', '#111111', '#9E9E9E', '#767676', '#777777'])('is readable for %s', (brand) => {
    const { flood, onFlood, tint, accent, graphic } = palette(brand)
    expect(hexContrast(onFlood, flood)).toBeGreaterThanOrEqual(4.5)
    for (const ground of [WHITE, tint]) {
      expect(hexContrast(accent, ground)).toBeGreaterThanOrEqual(4.5)
      expect(hexContrast(INK, ground)).toBeGreaterThanOrEqual(7)
      expect(hexContrast(graphic, ground)).toBeGreaterThanOrEqual(3)
    }
  })

  it('keeps colors that already have enough contrast for text', () => {
    expect(palette('#394CDC').flood).toBe('#394cdc')
    expect(palette('#FFF59D')).toMatchObject({ flood: '#fff59d', onFlood: '#000000' })
  })

  it('darkens a nearly dark enough color no more than necessary', () => {
    const { flood, onFlood } = palette('#E53935')
    expect(onFlood).toBe(WHITE)
    expect(hexContrast(flood, WHITE)).toBeLessThan(4.65)
  })

  it('rejects invalid colors', () => {
    expect(() => palette('red')).toThrow(RangeError)
  })
})
