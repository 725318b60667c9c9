import type * as contracts from '@candour/schemas/platform.ts'
import type { SamplesOf } from '#test/samples/sample.ts'

export const platform: SamplesOf<typeof contracts> = {
  getConfig: { request: () => ({}), apps: ['site', 'dashboard', 'admin'] },
  getOverview: { request: () => ({}) },
}
