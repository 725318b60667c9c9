import { sitePaths } from '@candour/schemas/paths.ts'
import type { PageTexts } from '@candour/texts/en/pages.ts'
import type { ReactNode } from 'react'
import { inlineJson } from '#app/inline-json.ts'
import { isForSearch, type ScreenName, titleOf } from '#shared/head.ts'
import type { PageData, SiteSettings } from '#shared/page.ts'
import { marketing } from '#texts/marketing.ts'

/** US dollars per company per month. */
const price = 99

/** Returns the title of a document. */
export function documentTitle(screen: ScreenName, data: PageData, texts: PageTexts): string {
  if (screen === 'privacy' || screen === 'practice') return titleOf('choice', data, texts)
  if (data.problem || data.paused || (screen !== 'marketing' && screen !== 'demo')) {
    return titleOf(screen === 'marketing' || screen === 'demo' ? 'problem' : screen, data, texts)
  }
  return screen === 'demo' ? marketing.titles.demo : marketing.titles.marketing(data.settings.provider.name)
}

/** Returns a page's metadata for search engines and link previews. */
export function metaOf(screen: ScreenName, data: PageData, texts: PageTexts): ReactNode {
  if (!isForSearch(screen, data)) return <meta name="robots" content="noindex" />
  const { origin, provider } = data.settings
  const url = new URL(screen === 'demo' ? sitePaths.demo : sitePaths.home, origin).href
  const { description } = marketing
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={provider.name} />
      <meta property="og:title" content={documentTitle(screen, data, texts)} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={new URL('/og.png', origin).href} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {screen === 'marketing' && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: inlineJson(structuredData(url, description, provider)) }}
        />
      )}
    </>
  )
}

/** Describes the product in the schema.org vocabulary. */
function structuredData(url: string, description: string, provider: SiteSettings['provider']) {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: provider.name,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url,
    description,
    publisher: { '@type': 'Organization', name: provider.name, url: provider.url },
    offers: {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'USD',
        unitCode: 'MON',
      },
    },
  }
}
