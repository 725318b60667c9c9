import type * as contracts from '@candour/schemas/health.ts'
import type { SamplesOf } from '#test/samples/sample.ts'

export const health: SamplesOf<typeof contracts> = {
  getLive: { request: () => ({}), apps: ['site', 'dashboard', 'admin'] },
  getReady: { request: () => ({}), apps: ['site', 'dashboard', 'admin'] },
}
