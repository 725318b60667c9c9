/** Joins class names, without those that are falsy. */
export function cn(...names: (string | false | 0 | 0n | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
