import { beforeAll, expect, it } from 'vitest'
import { billOfMaterials, type Component, listComponents } from '#components.ts'

/** Licences that let anyone use and pass on what is made with them, for no more than a notice. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', '0BSD'],
  ...['BlueOak-1.0.0', 'Unlicense', 'CC0-1.0'],
])

/** MPL-2.0 asks for the source of its own files alone, which we do not change: the compiler of the apps' styles. */
const withSourceOfTheirOwn = /^lightningcss(-|$)/

let components: Component[]
beforeAll(() => {
  components = listComponents()
}, 60_000)

/** Whether one of the alternatives of an SPDX expression is allowed in all its parts. */
function isAllowed({ name, license }: Component): boolean {
  const alternatives = license.replace(/[()]/g, '').split(' OR ')
  const fits = (id: string) => allowed.has(id) || (id === 'MPL-2.0' && withSourceOfTheirOwn.test(name))
  return alternatives.some((alternative) => alternative.split(' AND ').every(fits))
}

it('ships nothing whose licence asks for more than a notice', () => {
  expect(components.length).toBeGreaterThan(100)
  expect(components.filter((component) => !isAllowed(component))).toEqual([])
})

it('lists every package once in the bill of materials, by its address in the registry', () => {
  const bill = billOfMaterials(components)
  const refs = bill.components.map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(components.length)
  for (const ref of refs) expect(ref).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d[\w.+-]*$/)
  expect(refs.some((ref) => ref.startsWith('pkg:npm/fastify@'))).toBe(true)
})
