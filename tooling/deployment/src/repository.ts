import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the workspace. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Returns a file of the workspace as text, by its path from the root. */
export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** Returns the variables in a settings file with their values, including commented-out ones. */
export function settingsIn(path: string, { commented = true } = {}): Record<string, string> {
  const lines = readText(path).matchAll(
    commented ? /^(?:# )?([A-Z][A-Z\d_]+)=(.*)$/gm : /^([A-Z][A-Z\d_]+)=(.*)$/gm,
  )
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
}
