import type * as contracts from '@candour/schemas/brand.ts'
import type { SamplesOf } from '#test/samples/sample.ts'

export const brand: SamplesOf<typeof contracts> = {
  findBrand: {
    // Before anything is fetched.
    refused: 400,
    request: ({ query }) => ({ query, body: { url: 'https://127.0.0.1/' } }),
    unrecorded: 'it only reads a website',
  },
}
