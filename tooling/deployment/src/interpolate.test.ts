// biome-ignore-all lint/suspicious/noTemplateCurlyInString: Docker Compose uses the same syntax
import { expect, it } from 'vitest'
import { interpolate } from '#interpolate.ts'

it.each([
  ['${A}:${B}', 'a:'],
  ['${A:-x}${B:-x}', 'ax'],
  ['${B:-http://${A}.${B:-c}}/', 'http://a.c/'],
  ['${A:+${A}:}80${B:+no}', 'a:80'],
  ['${A:?needed}', 'a'],
  ['no $A, no {}', 'no $A, no {}'],
])('reads %s as Docker Compose does', (text, expected) => {
  expect(interpolate(text, { A: 'a', B: '' })).toBe(expected)
})

it('throws the message of a missing variable', () => {
  expect(() => interpolate('${B:?Set B}', {})).toThrow('Set B')
})
