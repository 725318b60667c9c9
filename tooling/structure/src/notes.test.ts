import { expect, it } from 'vitest'
import { addNotes, lastEntry, notesOf, print, settingsIn } from '#notes.ts'

const unchanged = { settings: { before: [], after: [] }, proxyChanged: false }
const commit = (subject: string, ...todo: string[]) => ({ subject, todo })

it('sorts commits by what self-hosters must do, and leaves out what they do not notice', () => {
  const notes = notesOf(
    [
      commit('feat(api)!: keys end after a year'),
      commit('feat: the page tells the growth of data', 'create the volume `backups`.'),
      commit('fix(deploy): the proxy is reloaded only if need be; test(e2e): a screen; feat: and: more'),
      commit('perf(api): lists are read in half the time'),
      ...['test: the last case', 'refactor(api)!: one way', 'docs: words', 'Merge it', 'wip'].map((subject) =>
        commit(subject),
      ),
    ],
    {
      settings: { before: ['PORT', 'OLD'], after: settingsIn('PORT=3000\n# A sentence\n# NEW=\n# x=1') },
      proxyChanged: true,
    },
  )
  expect(print(notes)).toBe(`### To do when upgrading

- Api: keys end after a year.
- Create the volume \`backups\`.
- Api: one way.
- Remove from the environment: \`OLD\`.
- With Compose, replace the proxy: its configuration has changed.

### Added

- Api: keys end after a year.
- The page tells the growth of data.
- And: more.
- Settings, see \`.env.example\`: \`NEW\`.

### Changed

- Api: lists are read in half the time.

### Fixed

- Deploy: the proxy is reloaded only if need be.`)
})

it('has nothing to say of nothing', () => {
  expect(print(notesOf([commit('docs: words')], unchanged))).toBe('')
})

const changelog = `# Changelog

What changes.

## Unreleased

### Security

- A hole is closed.

### Added

- By hand,
  on two lines.

## 0.2.0, 2026-11-27

### Added

- Before.
`

it('adds notes to what is not released, once, and remembers up to which commit', () => {
  const notes = notesOf([commit('feat: new'), commit('fix: mended', 'look')], unchanged)
  const written = addNotes(changelog, notes, 'abc123')
  expect(written).toBe(`# Changelog

What changes.

## Unreleased

<!-- Up to commit abc123 -->

### To do when upgrading

- Look.

### Security

- A hole is closed.

### Added

- By hand,
  on two lines.
- New.

### Fixed

- Mended.

## 0.2.0, 2026-11-27

### Added

- Before.
`)
  expect(lastEntry(changelog)).toEqual({ mark: undefined, version: '0.2.0' })
  expect(lastEntry(written)).toEqual({ mark: 'abc123', version: '0.2.0' })
  expect(addNotes(written, notes, 'abc123')).toBe(written)
})

it('begins a part for what is not released', () => {
  const [head = '', , rest = ''] = changelog.split(/^(?=## )/m)
  const written = addNotes(head + rest, notesOf([commit('feat: new')], unchanged), 'abc')
  expect(written).toBe(`${head}## Unreleased\n\n<!-- Up to commit abc -->\n\n### Added\n\n- New.\n\n${rest}`)
})
