import { expect, it } from 'vitest'
import { TooLate, within } from '#features/print-orders/time-limit.ts'

it('settles with work that finishes in time, and rejects otherwise', async () => {
  expect(await within(1_000, Promise.resolve('done'))).toBe('done')
  await expect(within(1_000, Promise.reject(new Error('no picture')))).rejects.toThrow('no picture')
  const endless = within(1, new Promise(() => {}))
  await expect(endless).rejects.toThrow(new TooLate('It took too long. Please try again.'))
})
