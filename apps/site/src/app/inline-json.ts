const unsafe = /[<\u2028\u2029]/g

/** Serializes JSON for a script element, escaping whatever could close the element or open a comment. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
