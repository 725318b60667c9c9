import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the workspace begins. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A file of the workspace as text, by its path from the root. */
export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** The names that a file of settings sets, those behind a comment sign included, with their values. */
export function settingsIn(path: string, { commented = true } = {}): Record<string, string> {
  const lines = readText(path).matchAll(commented ? /^(?:# )?([A-Z_]+)=(.*)$/gm : /^([A-Z_]+)=(.*)$/gm)
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
}
