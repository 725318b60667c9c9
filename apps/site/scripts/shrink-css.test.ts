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
    '@layer theme{:root{--color-ink:#000;}}.border{border-style:solid;border-width:1px}.text{font-weight:500;line-height:calc(1 * 2)}.tint{background:color-mix(in srgb, var(--color-ink) 6%, transparent)}',
  )
})

it('refuses utilities that are combined by variables', () => {
  expect(() => shrinkCss('.blur{filter:var(--tw-blur) var(--tw-sepia)}')).toThrow('--tw-blur')
})
