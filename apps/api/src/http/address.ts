/**
 * An address whose path cannot be decoded (`/%E0%A4%A`), with its percent signs taken as text: it leads nowhere, and so
 * to the page that says so, instead of to the router's own error.
 */
export function withStrayPercents(url: string): string {
  if (!url.includes('%')) return url
  const [path = ''] = url.split('?', 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
