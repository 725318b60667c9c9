/** A commit's first line, and what its footers `Upgrade:` and `BREAKING-CHANGE:` say. */
export interface Commit {
  subject: string
  todo: readonly string[]
}

/** In the order in which they are told. */
const groups = ['To do when upgrading', 'Added', 'Changed', 'Fixed'] as const
export type Notes = Record<(typeof groups)[number], string[]>

interface Changes {
  settings: { before: readonly string[]; after: readonly string[] }
  /** Whether the proxy's configuration has changed. */
  proxyChanged: boolean
}

/** Between what a first line tells of several kinds: `fix(api): this; perf: that`. */
const severalInOne = /; (?=\w+(?:\([^)]+\))?!?: )/

/** Sorts what self-hosters notice of commits, by what they must do. Tests, documents and refactorings are not noticed. */
export function notesOf(commits: readonly Commit[], { settings, proxyChanged }: Changes): Notes {
  const notes: Notes = { 'To do when upgrading': [], Added: [], Changed: [], Fixed: [] }
  const each = commits.flatMap(({ subject, todo }) =>
    subject.split(severalInOne).map((part, index) => ({ part, todo: index === 0 ? todo : [] })),
  )
  for (const { part, todo } of each) {
    const [, type, scope, breaking, text] = /^(\w+)(?:\(([^)]+)\))?(!)?: (.+)$/.exec(part) ?? []
    if (!text) continue
    const line = sentence(scope ? `${scope}: ${text}` : text)
    notes['To do when upgrading'].push(...todo.map(sentence))
    if (breaking && todo.length === 0) notes['To do when upgrading'].push(line)
    if (type === 'feat') notes.Added.push(line)
    if (type === 'perf') notes.Changed.push(line)
    if (type === 'fix') notes.Fixed.push(line)
  }
  const { before, after } = settings
  const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')
  const added = after.filter((name) => !before.includes(name))
  const gone = before.filter((name) => !after.includes(name))
  if (gone.length > 0) notes['To do when upgrading'].push(`Remove from the environment: ${quoted(gone)}.`)
  if (proxyChanged) {
    notes['To do when upgrading'].push('With Compose, replace the proxy: its configuration has changed.')
  }
  if (added.length > 0) notes.Added.push(`Settings, see \`.env.example\`: ${quoted(added)}.`)
  return notes
}

const sentence = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`

/** Returns the names of settings in the text of `.env.example`. */
export const settingsIn = (text: string) =>
  [...text.matchAll(/^(?:# )?([A-Z][A-Z\d_]+)=/gm)].map(([, name = '']) => name)

/** Returns the notes as Markdown. */
export const print = (notes: Notes) =>
  groups
    .filter((group) => notes[group].length > 0)
    .map((group) => `### ${group}\n\n${list(notes[group])}`)
    .join('\n\n')

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

const mark = /^<!-- Up to commit (\w+) -->$/m

/** Returns up to which commit a changelog has been written, and its newest version. */
export const lastEntry = (changelog: string) => ({
  mark: mark.exec(changelog)?.[1],
  version: /^## (\d[^,\n]*),/m.exec(changelog)?.[1],
})

/** Returns the changelog with the notes in its part on what is not released, written up to a commit. */
export function addNotes(changelog: string, notes: Notes, commit: string): string {
  const [intro = '', ...sections] = changelog.split(/^(?=## )/m)
  const part = sections[0]?.startsWith('## Unreleased') ? sections.shift() : ''
  const parts = part?.split(/^### /m) ?? []
  const known = new Map(
    parts.slice(1).map((text) => {
      const [title = '', ...lines] = text.split('\n')
      return [title, lines.join('\n').trim()] as const
    }),
  )
  const titles = [...new Set([groups[0], ...known.keys(), ...groups])]
  const told = titles.flatMap((title) => {
    const added = groups.flatMap((group) => (group === title ? notes[group] : []))
    const text = [known.get(title), list(added.filter((line) => !known.get(title)?.includes(line)))]
    const whole = text.filter(Boolean).join('\n')
    return whole ? [`### ${title}\n\n${whole}\n`] : []
  })
  return `${intro}## Unreleased\n\n<!-- Up to commit ${commit} -->\n\n${told.join('\n')}\n${sections.join('')}`
}
