/** Start of an interpolation: a name, and the operator for a missing value. */
const opening = /\$\{([A-Z_][A-Z0-9_]*)(?:(:[-?+])|(?=\}))/y

/**
 * Interpolates `${NAME}`, `${NAME:-default}`, `${NAME:+replacement}` and `${NAME:?message}` like Docker Compose;
 * defaults and replacements may be nested.
 *
 * @throws Error with the message of a required variable that is not set
 */
export function interpolate(text: string, env: Record<string, string>): string {
  let result = ''
  let at = 0
  while (at < text.length) {
    opening.lastIndex = at
    const match = opening.exec(text)
    if (!match) {
      result += text[at]
      at += 1
      continue
    }
    const [, name = '', operator] = match
    const end = closing(text, opening.lastIndex)
    const word = interpolate(text.slice(opening.lastIndex, end), env)
    const value = env[name] ?? ''
    if (operator === ':?' && !value) throw new Error(word)
    if (operator === ':+') result += value && word
    else result += value || (operator === ':-' ? word : '')
    at = end + 1
  }
  return result
}

/** Returns the index of the brace that closes the one opened at `from`. */
function closing(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text.startsWith('${', at)) depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error(`A brace is not closed: ${text}`)
}
