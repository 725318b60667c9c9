import { readFileSync } from 'node:fs'
import { hexContrast } from '@candour/color/color.ts'
import { describe, expect, it } from 'vitest'
import { BRAND_SURFACES, brandStyle, CARDS } from '#brand.ts'

const css = readFileSync(`${import.meta.dirname}/theme.css`, 'utf8')

function hexProperties(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(/(--[\w-]+):\s*(#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)')
const light = hexProperties(lightCss)
const themes = { light, dark: { ...light, ...hexProperties(darkCss) } }

const surfaces = ['surface', 'surface-raised', 'surface-sunken']
const texts = ['ink', 'ink-muted', 'ink-faint', 'accent-text', 'danger', 'success', 'warning']
const graphics = ['line-control', 'accent', 'danger-fill', 'star', 'focus']

const pairs: Array<[foreground: string, background: string, least: number]> = [
  ...surfaces.flatMap((surface) => texts.map((text): [string, string, number] => [text, surface, 4.5])),
  ...surfaces.flatMap((surface) =>
    graphics.map((graphic): [string, string, number] => [graphic, surface, 3]),
  ),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['on-danger', 'danger-fill', 4.5],
  ['on-danger', 'danger-hover', 4.5],
  ['accent-text', 'accent-soft', 4.5],
  ['danger', 'danger-soft', 4.5],
  ['success', 'success-soft', 4.5],
  ['warning', 'warning-soft', 4.5],
]

describe.each(Object.entries(themes))('the %s theme', (name, tokens) => {
  const token = (color: string) => tokens[`--color-${color}`] ?? ''

  it.each(pairs)(`${name}: %s on %s reaches %d:1`, (foreground, background, least) => {
    expect(hexContrast(token(foreground), token(background))).toBeGreaterThanOrEqual(least)
  })
})

describe('the brand', () => {
  it("is measured against each theme's surface with the lowest contrast", () => {
    expect(BRAND_SURFACES.light).toBe(themes.light['--color-surface-sunken'])
    expect(BRAND_SURFACES.dark).toBe(themes.dark['--color-surface-raised'])
    for (const theme of ['light', 'dark'] as const) {
      expect(CARDS[theme].surface).toBe(themes[theme]['--color-surface-raised'])
      expect(CARDS[theme].ink).toBe(themes[theme]['--color-ink'])
    }
  })

  it('has the brandStyle output as its default', () => {
    const defaults = Object.entries(themes.dark).filter(([name]) => /^--(on-)?brand/.test(name))
    expect(Object.fromEntries(defaults)).toEqual(brandStyle('#394CDC'))
  })
})
