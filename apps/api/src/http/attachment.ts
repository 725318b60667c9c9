import { localTime } from '#lib/local-time.ts'

/**
 * Returns the Content-Disposition of a download, named after the company and its local date, so files can be kept side
 * by side. Slugs need no quoting.
 *
 * @param content what the file holds, such as `reviews`
 */
export function attachmentOf(
  { slug, timeZone }: { slug: string; timeZone: string },
  content: string,
  extension: 'csv' | 'xlsx' | 'json' | 'html' | 'zip' | 'pdf' | 'svg' | 'png',
): string {
  const day = localTime(new Date(), timeZone).slice(0, 10)
  return `attachment; filename="${slug}-${content}-${day}.${extension}"`
}
