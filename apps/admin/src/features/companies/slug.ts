/** Normalizes a slug while it is typed: lowercase, with hyphens in place of whitespace. */
export function normalizeSlug(typed: string): string {
  return typed.toLowerCase().replace(/\s+/g, '-')
}
