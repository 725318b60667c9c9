import { hexContrast } from '@candour/color/color.ts'
import { describe, expect, it } from 'vitest'
import { BRAND_SURFACES, brandStyle, CARDS } from '#brand.ts'

const colors = ['#FFF59D', '#000000', '#ffffff', '#394CDC', '#808080', '#a5925d', '#f0f']

/** Returns the same colors in every run (a linear congruential generator). */
function randomColors(count: number): string[] {
  let state = 20
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return `#${(state >>> 8).toString(16).padStart(6, '0')}`
  })
}

describe('brandStyle', () => {
  const read = (hex: string, name: `--${string}`) => brandStyle(hex)[name] ?? ''

  it.each(colors)('makes %s readable as fill, text and graphics in both themes', (hex) => {
    expect(hexContrast(read(hex, '--on-brand'), read(hex, '--brand'))).toBeGreaterThanOrEqual(4.5)
    expect(hexContrast(read(hex, '--on-brand'), read(hex, '--brand-hover'))).toBeGreaterThanOrEqual(4.5)
    expect(hexContrast(read(hex, '--brand-hover'), read(hex, '--brand'))).toBeGreaterThanOrEqual(1.25)
    for (const theme of ['light', 'dark'] as const) {
      const surface = BRAND_SURFACES[theme]
      expect(hexContrast(read(hex, `--brand-text-${theme}`), surface)).toBeGreaterThanOrEqual(4.5)
      expect(hexContrast(read(hex, `--brand-graphic-${theme}`), surface)).toBeGreaterThanOrEqual(3)
    }
  })

  it('gives the neutral button the same contrast as the brand button, for every color and in both themes', () => {
    for (const hex of [...colors, ...randomColors(1000), '#ff0000', '#00ff00', '#0000ff', '#ffff00']) {
      for (const theme of ['light', 'dark'] as const) {
        const { surface } = CARDS[theme]
        const peer = read(hex, `--brand-peer-${theme}`)
        const weights = [hexContrast(read(hex, '--brand'), surface), hexContrast(peer, surface)]
        expect(Math.max(...weights) / Math.min(...weights), `${hex} ${theme}`).toBeLessThanOrEqual(1.5)
        const channels = [1, 3, 5].map((at) => Number.parseInt(peer.slice(at, at + 2), 16))
        expect(Math.max(...channels) - Math.min(...channels), `${hex} ${theme}`).toBeLessThanOrEqual(16)
        const edges = [`--brand-graphic-${theme}`, `--brand-peer-edge-${theme}`] as const
        for (const edge of edges) expect(hexContrast(read(hex, edge), surface), hex).toBeGreaterThanOrEqual(3)
        const label = read(hex, `--on-brand-peer-${theme}`)
        expect(hexContrast(label, peer), hex).toBeGreaterThanOrEqual(4.5)
        expect(hexContrast(label, read(hex, `--brand-peer-hover-${theme}`)), hex).toBeGreaterThanOrEqual(4.5)
        expect(hexContrast(read(hex, '--on-brand'), read(hex, '--brand')), hex).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it('shifts a color no more than necessary', () => {
    expect(brandStyle('#394CDC')).toMatchObject({
      '--brand': '#394cdc',
      '--on-brand': '#ffffff',
      '--brand-text-light': '#394cdc',
      '--brand-graphic-light': '#394cdc',
    })
    expect(brandStyle('#FFF59D')).toMatchObject({
      '--brand': '#fff59d',
      '--on-brand': '#000000',
      '--brand-text-dark': '#fff59d',
    })
    expect(hexContrast(read('#FFF59D', '--brand-text-light'), BRAND_SURFACES.light)).toBeLessThan(4.7)
    expect(hexContrast(read('#000000', '--brand-graphic-dark'), BRAND_SURFACES.dark)).toBeLessThan(3.2)
  })

  it('accepts short hex and keeps the default brand for an invalid color', () => {
    expect(brandStyle('#f0f')).toEqual(brandStyle('#ff00ff'))
    expect(brandStyle('')).toEqual({})
    expect(brandStyle('#12345')).toEqual({})
    expect(brandStyle('red;}')).toEqual({})
  })
})
