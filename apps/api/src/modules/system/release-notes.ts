import { readFile } from 'node:fs/promises'
import type { SystemReport } from '@candour/schemas/system.ts'

/**
 * Returns what the newest version in a changelog brings: its headings, and the sentences below each. Of links, only their
 * words stay.
 */
export function notesIn(changelog: string): SystemReport['notes'] {
  const versions = changelog.split(/^## /m).slice(1)
  return versions.map(groupsIn).find((groups) => groups.length > 0) ?? []
}

function groupsIn(version: string): SystemReport['notes'] {
  return version
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...items] = part.split(/^- |\n\n/m)
      return { title: title.trim(), items: items.map(plain).filter(Boolean) }
    })
    .filter(({ items }) => items.length > 0)
}

const plain = (text: string) =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 2_000)

/** Returns what this version brings, from the changelog that it comes with; nothing if that is missing. */
export const releaseNotes = async () =>
  notesIn(await readFile(new URL('../../../../../CHANGELOG.md', import.meta.url), 'utf8').catch(() => ''))
