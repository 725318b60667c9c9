import type * as contracts from '@candour/schemas/brand.ts'
import type { SamplesOf } from '#test/samples/sample.ts'

export const brand: SamplesOf<typeof contracts> = {
  findBrand: {
    // Refused before anything is fetched.
    request: ({ query }) => ({ query, body: { url: 'https://127.0.0.1/' } }),
    unrecorded: 'it only reads a website',
  },
}
