import { describe, expect, it } from 'vitest'
import { drawScene, shortAddress } from '#artwork.ts'
import { star } from '#path.ts'
import { standardVendor } from '#vendor.ts'
import { fullQuestion } from '#wording.ts'
import { companies } from '../test/companies.ts'
import { edition, scenes } from '../test/every.ts'
import { expectGood, texts } from '../test/good.ts'

const { words } = edition
const [company] = companies
if (!company) throw new Error('No test companies')

describe('drawScene', () => {
  it('returns the same plain data for the same input', () => {
    const one = drawScene('poster', 'bold', company, standardVendor, edition)
    const other = drawScene(
      'poster',
      'bold',
      structuredClone({ ...company, logo: { width: 4, height: 4 } }),
      standardVendor,
      edition,
    )
    expect(structuredClone(one)).toEqual(one)
    expect(other).toEqual(one)
  })

  it('rejects unknown layouts and invalid colors and URLs', () => {
    const draw = (layout: string, change: object) =>
      drawScene('sticker', layout, { ...company, ...change }, standardVendor, edition)
    expect(() => draw('editorial', {})).toThrow(RangeError)
    expect(() => draw('ring', { brandColor: 'red' })).toThrow(RangeError)
    expect(() => draw('ring', { reviewUrl: '/harbour' })).toThrow(TypeError)
  })

  it('falls back to the address for a name the fonts cannot print, and reports omitted letters', () => {
    const scene = drawScene(
      'poster',
      'bold',
      { ...company, name: 'ซูชิทาโร่', reviewUrl: 'https://candour.app/sushi-taro' },
      standardVendor,
      edition,
    )
    expect(scene.omitted).toBe('ซูชิทาโร่')
    expect(scene.printedName).toEqual({ text: 'Sushi Taro', from: 'address' })
    expect(scene.items).toContainEqual(expect.objectContaining({ text: 'Sushi Taro' }))
  })

  it('applies the vendor profile', () => {
    const scene = drawScene(
      'sticker',
      'ring',
      company,
      { ...standardVendor, bleed: 0.25, safeMargin: 0.2 },
      edition,
    )
    expect(scene.boxes).toEqual({
      media: { x: -0.25, y: -0.25, width: 3.5, height: 3.5 },
      bleed: { x: -0.25, y: -0.25, width: 3.5, height: 3.5 },
      trim: { x: 0, y: 0, width: 3, height: 3 },
      safe: { x: 0.2, y: 0.2, width: 2.6, height: 2.6 },
    })
  })
})

describe('a placement', () => {
  const textOf = (name: string) => {
    const placement = { name, url: 'https://candour.app/q/K7M4PXQ2' }
    const { items } = drawScene('poster', 'bold', company, standardVendor, edition, placement)
    return items.flatMap((item) => (item.kind === 'text' ? [item.text] : []))
  }

  it('is named, in full or shortened, and its address takes the place of the company’s', () => {
    expect(textOf('Table 12')).toEqual(expect.arrayContaining(['Table 12', 'candour.app/', 'q/K7M4PXQ2']))
    expect(textOf('W'.repeat(120)).at(-1)).toMatch(/^W{20,}…$/)
    expect(textOf('Table 12').join('')).not.toContain('harbour')
  })

  it('is not named where none of its letters can be printed', () => {
    expect(textOf('ริมหน้าต่าง')).toEqual(textOf(''))
  })
})

describe('shortAddress', () => {
  it('is what a person would type', () => {
    expect(shortAddress('https://candour.app/joes?via=poster')).toBe('candour.app/joes')
    expect(shortAddress('http://localhost:3000/joes/')).toBe('localhost:3000/joes')
  })
})

describe('wording', () => {
  it('asks everyone the same question, without steering or incentives', () => {
    expect(`${fullQuestion(words)} ${words.ask} ${words.instruction}`).not.toMatch(
      /happy|unhappy|love|enjoy|great|5.?star|five|positive|google|free|win|gift|discount|reward/i,
    )
  })
})

describe.each(scenes)('$title', ({ scene, company, placement }) => {
  const url = placement?.url ?? company.reviewUrl

  it('has its parts in their places', () => {
    expectGood(scene, edition)
    const code = scene.items.findIndex(
      (item) => item.kind === 'shape' && item.fill === '#000000' && item.path.length > 200,
    )
    expect(scene.items[code - 1]).toMatchObject({ kind: 'shape', fill: '#ffffff' })
  })

  it('contains all texts', () => {
    const text = texts(scene)
      .map((run) => run.text)
      .join('')
      .replace(/\s/g, '')
    for (const part of [words.ask, words.instruction, shortAddress(url), fullQuestion(words)]) {
      expect(text).toContain(part.replace(/\s/g, ''))
    }
    expect(scene.qr.text).toBe(url)
  })

  it('has five equal stars', () => {
    const stars = scene.items
      .filter((item) => item.kind === 'shape')
      .filter(({ path }) => path.length === star(0, 0, 1).length)
      .map(({ path, fill }) => {
        const [first = ['Z']] = path
        const [, x = 0, y = 0] = first
        const moved = path.map(([command, ...values]) => [
          command,
          ...values.map((value, index) => Number((value - (index % 2 === 0 ? x : y)).toFixed(6))),
        ])
        return JSON.stringify([fill, moved])
      })
    const most = Math.max(...stars.map((one) => stars.filter((other) => other === one).length))
    expect(most).toBe(5)
    // A company without a printable letter gets one more star in place of its initial.
    expect(stars.length - most).toBeLessThanOrEqual(1)
  })

  it('has a code of the right size', () => {
    const centimetres = scene.qr.width * 2.54
    if (scene.piece === 'poster') expect(centimetres).toBeGreaterThanOrEqual(19)
    // 0.4 mm per module is about the limit phones can resolve from 20 cm.
    else expect((centimetres * 10) / scene.qr.modules).toBeGreaterThanOrEqual(0.4)
  })
})
