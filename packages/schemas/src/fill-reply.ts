import { type ReplyVariable, replyVariables } from '#reply-templates.ts'

/** Values of the variables in one reply; `null` or blank if not known. */
export type ReplyValues = Record<ReplyVariable, string | null>

/** A word in braces, as people also write it: `{name}`, `{ Name }`, `{{name}}`. */
const variable = /\{+\s*(\p{L}[\p{L}\p{M}\p{N}_ -]{0,39}?)\s*\}+/gu

/**
 * Fills in the variables of a reply. Values are taken as they are: braces in a value are not filled in again.
 *
 * @returns the text, and the words in braces that could not be filled in, as written; those stay in the text
 */
export function fillReply(text: string, values: ReplyValues): { text: string; missing: string[] } {
  const missing: string[] = []
  const filled = text.replace(variable, (written, name: string) => {
    const known = variableOf(name)
    const value = known && values[known]?.trim()
    if (value) return value
    missing.push(written)
    return written
  })
  return { text: filled, missing }
}

function variableOf(name: string): ReplyVariable | undefined {
  return replyVariables.find((known) => known === name.toLowerCase())
}

/** Returns how a member without a name signs with `{me}`: by the name in their email address. */
export function nameInAddress(address: string): string {
  const [local = ''] = address.split('@', 1)
  return (local.split('+', 1)[0] ?? '')
    .split(/[._-]+/)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')
}
