import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'

// Several processes start at a time.
vi.setConfig({ testTimeout: 60_000 })

const folder = fileURLToPath(new URL('../../commands/src/', import.meta.url))

// Of these, a mistyped option would change the database, or nothing would say that it has no effect.
const commands = [
  ...['audit-verify', 'backup', 'backup-verify', 'capacity', 'doctor', 'evidence-verify', 'migrate'],
  ...['reconcile', 'restore', 'seed-scale', 'sentiment-rejudge'],
]

it.concurrent.each(commands)('%s refuses an option that it does not know, in a sentence', async (name) => {
  const ended = await new Promise<unknown[]>((resolve) => {
    execFile(process.execPath, [`${folder}${name}.ts`, '--chekc'], (error, stdout, stderr) =>
      resolve([error?.code, stdout, stderr]),
    )
  })
  expect(ended).toEqual([1, '', expect.stringMatching(/^Unknown option '--chekc'.*\n$/)])
})
