import { adminPaths, dashboardPaths, sitePaths } from '@candour/schemas/paths.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'
import { appsAt } from '#http/hosts.ts'
import type { Landing } from '#modules/platform/landing.ts'

/** Serves robots.txt on the host of each app. */
export function robotsTxt(app: FastifyInstance, { config }: { config: Config }): void {
  const appsHere = appsAt(config)
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(appsHere(request).has('site') ? siteRobots(config) : nothing),
  )
}

const nothing = `User-agent: *
Disallow: /
`

/** Crawlers may read every page, and thus see the `noindex` of company pages; the consoles are disallowed. */
function siteRobots({ origins }: Config): string {
  return `User-agent: *
Disallow: /api/
Disallow: ${adminPaths.admin}
Disallow: ${dashboardPaths.dashboard}

Sitemap: ${origins.site}/sitemap.xml
`
}

/** Sitemap of the indexable pages, which include no company's. */
export function sitemap({ origins }: Config, landing: Landing): string {
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
