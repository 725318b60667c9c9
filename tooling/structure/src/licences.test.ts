import { beforeAll, expect, it } from 'vitest'
import { billOfMaterials, type Component, listComponents } from '#components.ts'

/** Licenses that allow use and redistribution with at most a notice. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', '0BSD'],
  ...['BlueOak-1.0.0', 'Unlicense', 'CC0-1.0'],
])

/** Of fonts, which may be embedded in documents; OFL-1.1 forbids only selling them by themselves. */
const fontPackages = /^@fontsource-variable\//

/** MPL-2.0 requires source only for its own, unmodified files: the compiler of the apps' styles, and Web Push. */
const mplPackages = /^(lightningcss(-.*)?|web-push)$/

let components: Component[]
beforeAll(() => {
  components = listComponents()
}, 60_000)

/** Returns whether at least one alternative of an SPDX expression consists of allowed licenses only. */
function isAllowed({ name, license }: Component): boolean {
  const alternatives = license.replace(/[()]/g, '').split(' OR ')
  const fits = (id: string) =>
    allowed.has(id) ||
    (id === 'MPL-2.0' && mplPackages.test(name)) ||
    (id === 'OFL-1.1' && fontPackages.test(name))
  return alternatives.some((alternative) => alternative.split(' AND ').every(fits))
}

it('ships only packages whose license requires at most a notice', () => {
  expect(components.length).toBeGreaterThan(100)
  expect(components.filter((component) => !isAllowed(component))).toEqual([])
})

it('lists every package once in the bill of materials, by its package URL', () => {
  const bill = billOfMaterials(components)
  const refs = bill.components.map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(components.length)
  for (const ref of refs) expect(ref).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d[\w.+-]*$/)
  expect(refs.some((ref) => ref.startsWith('pkg:npm/fastify@'))).toBe(true)
})
