import type * as contracts from '@candour/schemas/themes.ts'
import type { SamplesOf } from '#test/samples/sample.ts'

export const themes: SamplesOf<typeof contracts> = {
  getThemes: { request: ({ query }) => ({ query }) },
  getThemeEffect: {
    request: ({ query }) => ({ query: { ...query, date: '2026-05-04', themes: 'waiting' } }),
  },
}
