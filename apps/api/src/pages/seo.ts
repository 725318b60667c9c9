import { sitePaths } from '@candour/schemas/paths.ts'
import type { Config } from '#config.ts'

/** Crawlers may read every page, and so see the `noindex` of company pages; the consoles are not theirs. */
export function robots({ origins }: Config): string {
  return `User-agent: *
Disallow: /api/
Disallow: /admin
Disallow: /dashboard

Sitemap: ${origins.site}/sitemap.xml
`
}

/** The pages meant to be found: none of them a company's. */
export function sitemap({ origins, landing }: Config): string {
  const paths = landing === 'marketing' ? [sitePaths.home, sitePaths.demo] : []
  const urls = paths.map((path) => `  <url><loc>${escapeXml(new URL(path, origins.site).href)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
