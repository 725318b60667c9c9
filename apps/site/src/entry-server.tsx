import { createHash } from 'node:crypto'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '#app/app.tsx'
import { Document } from '#app/document.tsx'
import { titleOf } from '#app/head.ts'
import { hydrateAfterPaint } from '#app/hydrate-after-paint.ts'
import { inlineJson } from '#app/inline-json.ts'
import { metaOf } from '#app/meta.tsx'
import type { PageRequest, RenderedPage, SiteAssets, SiteServer } from '#app/page.ts'
import { locate, neededCompany } from '#app/routes.tsx'
import { en } from '#app/texts.ts'
import { flowPaths } from '#features/companies/flow.ts'
import { DemoScreen } from '#features/demo/demo-screen.tsx'
import { MarketingScreen } from '#features/marketing/marketing-screen.tsx'
import { ratingOf } from '#features/reviews/rating.ts'

const screens = { Marketing: MarketingScreen, Demo: DemoScreen }
const noPage = { html: '', scriptHashes: [], styleHashes: [], shared: false }

/** Renders one page to a whole document. Keeps nothing between calls: no page can see another one's company. */
function render({ url, ...data }: PageRequest, assets: SiteAssets): RenderedPage {
  const { pathname, search, searchParams } = new URL(url, 'http://site')
  const { screen, slug } = locate(pathname, data.settings.landing)
  if (screen === 'feedback' && data.company && !data.form && !ratingOf(searchParams)) {
    return { ...noPage, status: 302, location: flowPaths(slug).home }
  }

  const marketing = screen === 'marketing' || screen === 'demo'
  const css = marketing ? [assets.css.base, assets.css.marketing] : [assets.css.base]
  const script = hydrateAfterPaint(assets)
  const body = renderToString(
    <StaticRouter location={pathname + search}>
      <App data={data} screens={screens} />
    </StaticRouter>,
  )
  const html = renderToStaticMarkup(
    <Document
      lang={en.lang}
      title={titleOf(screen, data, en)}
      head={metaOf(screen, data, en)}
      preloadImage={data.company?.logo?.url}
      css={css}
      body={body}
      data={inlineJson(data)}
      script={script}
      devHead={assets.head}
    />,
  )
  return {
    status: statusOf(screen, data),
    html: `<!doctype html>${html}`,
    scriptHashes: [script, ...(assets.head ? [assets.head] : [])].map(hashSource),
    styleHashes: css.map(hashSource),
    shared: screen !== 'feedback',
  }
}

function statusOf(screen: string, { company, form }: PageRequest | Omit<PageRequest, 'url'>): number {
  if (form) return form.status
  return screen === 'notFound' || company === null ? 404 : 200
}

/** A source expression of the Content Security Policy for one inline script or stylesheet. */
function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

export { neededCompany, render }

;({ neededCompany, render }) satisfies SiteServer
