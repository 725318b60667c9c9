import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { addNotes, type Commit, lastEntry, notesOf, print, settingsIn } from '#notes.ts'

/**
 * Prints what a self-hoster must do and what is new and fixed, from the commits since the last entry of CHANGELOG.md, or
 * between two commits. `--next`: of what has been fetched, but is not checked out. `--write`: adds it to the changelog.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { next: { type: 'boolean' }, write: { type: 'boolean' } },
})
const git = (...command: string[]) => execFileSync('git', command, { encoding: 'utf8' }).trim()
const root = git('rev-parse', '--show-toplevel')
const changelog = readFileSync(`${root}/CHANGELOG.md`, 'utf8')
const [first = values.next ? 'HEAD' : begin(), last = values.next ? '@{upstream}' : 'HEAD'] = positionals
const from = commitOf(first)
const to = commitOf(last)

const notes = notesOf(commitsBetween(), {
  settings: { before: settingsOf(from), after: settingsOf(to) },
  proxyChanged: git('-C', root, 'diff', '--name-only', from, to, '--', 'deploy/Caddyfile') !== '',
})
if (values.write) {
  writeFileSync(`${root}/CHANGELOG.md`, addNotes(changelog, notes, git('rev-parse', '--short=12', to)))
} else {
  console.log(
    print(notes) || (values.next ? 'Nothing newer has been fetched: git fetch.' : 'Nothing to tell.'),
  )
}

function commitOf(name: string): string {
  const find = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]
  const { status, stdout } = spawnSync('git', find, { encoding: 'utf8' })
  if (status === 0) return stdout.trim()
  console.error(
    name === '@{upstream}'
      ? 'This checkout follows no branch. Name two commits or tags instead: HEAD and the next one.'
      : `There is no commit ${name}.`,
  )
  process.exit(1)
}

/** The commit up to which the changelog tells everything: its mark, else that of its newest version. */
function begin(): string {
  const { mark, version } = lastEntry(changelog)
  if (mark) return mark
  if (!version) return git('rev-list', '--max-parents=0', 'HEAD')
  if (git('tag', '--list', version)) return version
  const written = git('-C', root, 'log', '--format=%H', `-S## ${version},`, '--', 'CHANGELOG.md')
  return written.split('\n').at(-1) ?? 'HEAD'
}

function commitsBetween(): Commit[] {
  const trailer = (key: string) => `%(trailers:key=${key},valueonly,unfold)`
  const format = `%s%x1f${trailer('Upgrade')}${trailer('BREAKING-CHANGE')}%x1e`
  const log = git('log', '--reverse', '--no-merges', `--format=${format}`, `${from}..${to}`)
  return log.split('\x1e').flatMap((entry) => {
    const [subject = '', todo = ''] = entry.trim().split('\x1f')
    return subject ? [{ subject, todo: todo.split('\n').filter(Boolean) }] : []
  })
}

function settingsOf(commit: string): string[] {
  return settingsIn(git('show', `${commit}:.env.example`))
}
