/** What becomes of a slug while it is typed: lower case, hyphens in place of white space. */
export function normalizeSlug(typed: string): string {
  return typed.toLowerCase().replace(/\s+/g, '-')
}
