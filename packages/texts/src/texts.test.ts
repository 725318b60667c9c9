import { languages } from '@candour/schemas/languages.ts'
import { describe, expect, it } from 'vitest'
import { catalogues } from '#catalogues.ts'

/** Every text of a catalogue by its path; functions are called with recognizable arguments. */
function* textsOf(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (typeof value === 'function') {
    for (const argument of value.length === 2
      ? [new Date('2026-11-22T12:00:00Z')]
      : ['Café Luna', 1, 2, 5000]) {
      try {
        yield [`${path}(${argument})`, String(value(argument, 'Europe/Berlin'))]
      } catch {
        // Another kind of argument.
      }
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, `${path}.${key}`)
  }
}

describe.each(languages)('%s', (language) => {
  const texts = [...textsOf(catalogues[language])]

  it('has no blank or broken text', () => {
    for (const [path, text] of texts) {
      expect(text, path).toBe(text.trim())
      expect(text, path).not.toBe('')
      expect(text, path).not.toMatch(/undefined|null|NaN.*NaN|\[object|#/)
      expect(text, path).toBe(text.normalize('NFC'))
    }
  })
})
