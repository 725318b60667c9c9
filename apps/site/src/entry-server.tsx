import { createHash } from 'node:crypto'
import { reviewPaths } from '@candour/schemas/paths.ts'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '#app/app.tsx'
import { Document } from '#app/document.tsx'
import { hydrateAfterPaint } from '#app/hydrate-after-paint.ts'
import { inlineJson } from '#app/inline-json.ts'
import { metaOf } from '#app/meta.tsx'
import { locate, neededCompany, parseUrl } from '#app/routes.tsx'
import { DemoScreen } from '#features/demo/demo-screen.tsx'
import { MarketingScreen } from '#features/marketing/marketing-screen.tsx'
import { ratingOf } from '#features/reviews/rating.ts'
import { type ScreenName, titleOf } from '#shared/head.ts'
import type { PageData, SiteServer } from '#shared/page.ts'
import { en } from '#texts/en.ts'

const screens = { Marketing: MarketingScreen, Demo: DemoScreen }
const noPage = { html: '', scriptHashes: [], styleHashes: [], shared: false }

const addressOf: SiteServer['addressOf'] = (url, landing) => {
  const { pathname } = parseUrl(url)
  const { screen, slug = '', pattern } = locate(pathname, landing)
  const path =
    screen === 'notFound' || !pattern ? pathname : pattern.replace(':slug', encodeURIComponent(slug))
  return { path, needed: neededCompany(url, landing) }
}

const render: SiteServer['render'] = ({ url, ...page }, assets) => {
  const { pathname, search, searchParams } = parseUrl(url)
  const { screen, slug } = locate(pathname, page.settings.landing)
  const askedForForm =
    (screen === 'feedback' && page.company && !page.form) ||
    (screen === 'demo' && searchParams.get('step') === 'feedback')
  if (askedForForm && !ratingOf(searchParams)) {
    return { ...noPage, status: 302, location: screen === 'demo' ? pathname : reviewPaths(slug).home }
  }
  const status = statusOf(screen, page)
  const { ticket, ...rest } = page
  const data = screen === 'feedback' ? page : rest
  const marketing = screen === 'marketing' || screen === 'demo'
  const css = marketing ? assets.css.marketing : assets.css.base
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
      preloadImage={screen === 'choice' || screen === 'rating' ? data.company?.logo?.url : undefined}
      css={css}
      body={body}
      data={inlineJson(data)}
      script={script}
    />,
  )
  return {
    status,
    html: `<!doctype html>${html}`,
    scriptHashes: [hashSource(script)],
    styleHashes: [hashSource(css)],
    shared: status === 200 && screen !== 'feedback' && screen !== 'demo',
  }
}

function statusOf(screen: ScreenName, { company, form, problem }: PageData): number {
  if (problem) return problem.status
  if (screen === 'notFound' || company === null) return 404
  return form?.status ?? 200
}

/** Returns the CSP source expression for an inline script or stylesheet. */
function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

// The server imports this module by path at run time, so its exports are type-checked here.
export { addressOf, render }

;({ addressOf, render }) satisfies SiteServer
