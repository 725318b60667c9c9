/**
 * Escapes the percent signs of a URL whose path cannot be decoded (`/%E0%A4%A`). The router then serves the regular
 * not-found page instead of its own error.
 */
export function escapeStrayPercents(url: string): string {
  if (!url.includes('%')) return url
  const [path = ''] = url.split('?', 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
