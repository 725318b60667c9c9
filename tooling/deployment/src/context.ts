import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { readText, root } from '#repository.ts'

const patterns = readText('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))

/**
 * Returns whether `.dockerignore` excludes a file, by its path from the root. The last line that matches decides, and
 * `!` makes it an exception (https://docs.docker.com/build/concepts/context/#dockerignore-files).
 */
export function isIgnored(path: string): boolean {
  const deciding = patterns.findLast((line) => {
    const pattern = line.replace(/^!/, '')
    return matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`)
  })
  return deciding !== undefined && !deciding.startsWith('!')
}

/** Returns the files in the build context of a clean checkout, by their paths from the root. */
export function contextFiles(): string[] {
  const { stdout, status } = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  if (status !== 0) throw new Error('git cannot list the files of the workspace')
  return stdout.split('\0').filter((path) => path && existsSync(join(root, path)) && !isIgnored(path))
}
