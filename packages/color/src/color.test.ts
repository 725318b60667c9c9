import { expect, it } from 'vitest'
import { BLACK, hexContrast, mix, parseHex, reach, toHex, WHITE } from '#color.ts'

it('computes contrast as WCAG defines it', () => {
  expect(hexContrast('#000', '#ffffff')).toBe(21)
  expect(hexContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(hexContrast('#394CDC', '#394CDC')).toBe(1)
})

it('rejects an invalid hex color', () => {
  expect(() => hexContrast('red', '#fff')).toThrow(RangeError)
  for (const hex of ['', '#12', '#12345', '#ggg', '#1234567']) expect(parseHex(hex), hex).toBeUndefined()
})

it('parses short and long hex colors, and writes long ones', () => {
  for (const hex of ['#f0F', 'f0f', ' #ff00ff ']) expect(toHex(parseHex(hex) ?? BLACK)).toBe('#ff00ff')
})

it('mixes channel by channel', () => {
  expect(mix(BLACK, WHITE, 0.5)).toEqual([128, 128, 128])
})

it('mixes no further than the contrast requires, and says when it cannot be reached', () => {
  const grey = parseHex('#808080') ?? BLACK
  const darker = reach(grey, BLACK, 4.5, WHITE) ?? WHITE
  expect(hexContrast(toHex(darker), '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(hexContrast(toHex(darker), '#ffffff')).toBeLessThan(4.6)
  expect(reach(grey, WHITE, 4.5, WHITE)).toBeUndefined()
})
