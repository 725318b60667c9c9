import { expect, it } from 'vitest'
import { Parts } from '#process/parts.ts'

it('stops parts in reverse order, whichever fails, and names the one it waits for', async () => {
  const parts = new Parts()
  const stopped: (string | undefined)[] = []
  const part = (name: string, failure?: Error) => ({
    name,
    start: () => ({
      stop: () => {
        stopped.push(parts.waitingFor)
        if (failure) throw failure
      },
    }),
  })
  await parts.start(part('database'))
  await parts.start(part('mails', new Error('stuck')))
  await parts.start(part('requests'))
  await expect(parts.stop()).rejects.toMatchObject({ errors: [{ message: 'stuck' }] })
  expect(stopped).toEqual(['requests', 'mails', 'database'])
})

it('stops what has started when a later part cannot, and nothing that is not configured', async () => {
  const parts = new Parts()
  const stopped: string[] = []
  expect(await parts.start({ name: 'metrics', start: () => undefined })).toBeUndefined()
  await parts.start({ name: 'database', start: async () => ({ stop: async () => stopped.push('database') }) })
  const failing = parts.start({ name: 'port', start: () => Promise.reject(new Error('in use')) })
  await expect(failing).rejects.toThrow('in use')
  await parts.stop()
  await parts.stop()
  expect(stopped).toEqual(['database'])
})
