import { expect, it } from 'vitest'
import { shrinkCss } from './shrink-css.ts'

it('removes what a review page does not need, and nothing else', () => {
  const css = `/*! tailwindcss */
@layer properties{@supports (a){*,:before{--tw-border-style:solid}}}
@layer theme{:root,:host{--color-ink:#000;--unread:var(--only-read-there);--only-read-there:1}}
.border{border-style:var(--tw-border-style);border-width:1px}.text{--tw-font-weight:500;font-weight:500;line-height:var(--tw-leading,calc(1 * 2))}
@supports (color:color-mix(in lab, red, red)){.tint{background:color-mix(in srgb, var(--color-ink) 6%, transparent)}}.loading{color:red}
@property --tw-border-style{syntax:"*";inherits:false}`
  expect(shrinkCss(css).replace(/\s*\n\s*/g, '')).toBe(
    '@layer theme{:root{--0:#000;}}.border{border-style:solid;border-width:1px}.text{font-weight:500;line-height:calc(1 * 2)}.tint{background:color-mix(in srgb, var(--0) 6%, transparent)}',
  )
})

it('drops fallbacks for browsers without color-mix', () => {
  const css = `a{color:red}.tint{background:var(--brand);color:red}@supports (color:color-mix(in lab, red, red)){.tint{background:color-mix(in srgb, var(--brand) 6%, transparent)}}.tint{margin:0;padding:0}`
  expect(shrinkCss(css)).toBe(
    'a{color:red}.tint{color:red;background:color-mix(in srgb, var(--brand) 6%, transparent)}.tint{margin:0;padding:0}',
  )
})

it('shortens the names of custom properties, except of those that elements set', () => {
  const css =
    ':root{--color-ink:#000;--brand:red;--edge: }.star{stroke:var(--edge,var(--brand))}.fill-\\(--edge\\){color:var(--color-ink);bottom:var(--keyboard,0px)}'
  expect(shrinkCss(css, ['--brand'])).toBe(
    ':root{--0:#000;--brand:red;--1: }.star{stroke:var(--1,var(--brand))}.fill-\\(--edge\\){color:var(--0);bottom:var(--keyboard,0px)}',
  )
})

it('refuses utilities that are combined by variables', () => {
  expect(() => shrinkCss('.blur{filter:var(--tw-blur) var(--tw-sepia)}')).toThrow('--tw-blur')
})
