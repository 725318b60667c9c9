import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

it('names a commit that it does not know', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'notes-'))
  onTestFinished(() => rmSync(cwd, { recursive: true }))
  execFileSync('git', ['init', '-q'], { cwd })
  writeFileSync(join(cwd, 'CHANGELOG.md'), '')
  const script = join(import.meta.dirname, 'release-notes.ts')
  const { status, stderr } = spawnSync(process.execPath, [script, 'v9.9.9'], { cwd, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'There is no commit v9.9.9.\n' })
})
