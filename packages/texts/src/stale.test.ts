import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { staleTexts } from '../stale.ts'

// Each commit spawns processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the hash of the commit. */
function commit(date: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  const at = { GIT_AUTHOR_DATE: `${date}T12:00:00Z`, GIT_COMMITTER_DATE: `${date}T12:00:00Z` }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
      cwd: folder,
      env: { ...process.env, ...at },
      encoding: 'utf8',
    })
  if (date === '2026-01-01') git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', date)
  return git('rev-parse', 'HEAD').trim()
}

it('lists what has changed in English since its translation, whatever its form', () => {
  for (const language of ['en', 'de', 'fr']) mkdirSync(join(folder, language))
  const english = `export const inbox = {
  title: 'Inbox',
  list: {
    empty: 'Nothing here',
    count: (count: number) =>
      plural(count, {
        one: '# review',
        other: '# reviews',
      }),
  },
}
`
  const german = `export const inbox: Texts = {
  title: 'Eingang',
  list: {
    empty: 'Nichts hier',
    count: (count) => plural(count, { one: '# Bewertung', other: '# Bewertungen' }),
  },
}
`
  commit('2026-01-01', { 'en/inbox.ts': english })
  commit('2026-01-02', { 'de/inbox.ts': german })
  expect(staleTexts(folder)).toEqual([])

  const changed = english.replace('Nothing here', 'Nothing yet').replace('# reviews', '# new reviews')
  const change = commit('2026-01-03', { 'en/inbox.ts': changed, 'fr/inbox.ts': german })
  const stale = { language: 'de', english: '2026-01-03', translation: '2026-01-02' }
  expect(staleTexts(folder)).toEqual([
    { ...stale, text: 'inbox.list.empty' },
    { ...stale, text: 'inbox.list.count' },
  ])
  const ignored = join(folder, 'ignored')
  writeFileSync(ignored, `# Harmless.\n${change}\n# Of another history.\n${'0123456789'.repeat(4)}\n`)
  expect(staleTexts(folder, ignored)).toEqual([])

  commit('2026-01-04', { 'de/inbox.ts': german.replace('Nichts hier', 'Noch nichts') })
  expect(staleTexts(folder)).toEqual([{ ...stale, text: 'inbox.list.count' }])
})

it('follows texts to the package that exports them', () => {
  const shared = "export { messages as fields } from './shared.ts'\n"
  const messages = "export const messages = { note: 'Please write a note' }\n"
  commit('2026-01-05', {
    'en/fields.ts': shared,
    'en/shared.ts': messages,
    'de/fields.ts': "export const fields = { note: 'Bitte schreiben Sie eine Notiz' }\n",
  })
  commit('2026-01-06', { 'en/shared.ts': messages.replace('a note', 'something') })
  expect(staleTexts(folder)).toContainEqual({
    ...{ language: 'de', text: 'fields.note' },
    ...{ english: '2026-01-06', translation: '2026-01-05' },
  })
})
