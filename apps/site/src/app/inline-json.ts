const unsafe = /[<\u2028\u2029]/g

/** JSON that can stand inside a script element: nothing in it ends the element or opens a comment. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
