import type * as contracts from '@candour/schemas/google-link.ts'
import type { SamplesOf } from '#test/samples/sample.ts'

const body = { text: 'https://www.google.com/maps?ftid=0x6b12ae665e892fdd:0x3133f8d75a1ac251' }
const unrecorded = 'it changes nothing'

export const googleLink: SamplesOf<typeof contracts> = {
  readGoogleLink: { request: ({ query }) => ({ query, body }), unrecorded },
  readAnyGoogleLink: { request: () => ({ body }), unrecorded },
}
