import { directionOf } from '@candour/schemas/languages.ts'
import { type ComponentType, lazy, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '#app/review-pages.css'
import type { PageTexts } from '@candour/texts/en/pages.ts'
import { App } from '#app/app.tsx'
import { locate, visitAt } from '#app/routes.tsx'
import { withMarketingTexts } from '#app/with-marketing-texts.tsx'
import { isForSearch, languageOn } from '#shared/head.ts'
import type { PageData } from '#shared/page.ts'
import { BrowserRouter } from '#shared/router.tsx'
import { sendVisit, visitUrl } from '#shared/visit.ts'

declare global {
  /** The page's texts, which the inline script of a rendered page loads (`hydrateAfterPaint`). */
  var pageTexts: Promise<{ pages: PageTexts }>
}

const loadMarketingTexts = async () => (await import('#texts/marketing.ts')).marketing

/** Marks in the performance timeline when hydration is complete, for benchmarks. */
function Hydrated() {
  useEffect(() => {
    performance.mark('hydrated')
  }, [])
  return null
}

/** Returns a screen that is fetched with its texts on the first visit. */
function lazyScreen(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [Screen, texts] = await Promise.all([load(), loadMarketingTexts()])
    const Marked = () => (
      <>
        <Screen />
        <Hydrated />
      </>
    )
    return { default: withMarketingTexts(Marked, texts) }
  })
}

const screens = {
  marketing: lazyScreen(
    async () => (await import('#features/marketing/marketing-screen.tsx')).MarketingScreen,
  ),
  demo: lazyScreen(async () => (await import('#features/demo/demo-screen.tsx')).DemoScreen),
}

/** Returns the data inlined by the server; undefined if it did not render the page. */
function inlinedPageData(): PageData | undefined {
  const inlined = document.getElementById('page-data')?.textContent
  // Trusted: written by the server for this very build.
  return inlined ? (JSON.parse(inlined) as PageData) : undefined
}

function app(data: PageData, texts: PageTexts) {
  const { screen } = locate(location.pathname, data.settings.landing)
  return (
    <StrictMode>
      <BrowserRouter>
        <App data={data} texts={texts} screens={screens} />
        {/* React hydrates lazy screens, which have a mark of their own, after everything else. */}
        {!(screen in screens) && <Hydrated />}
      </BrowserRouter>
    </StrictMode>
  )
}

/** Asks search engines not to index the page, as server rendering does. */
function hideFromSearch() {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }))
}

/** Renders a page that the server did not. */
async function show(root: Element) {
  const { pathname, search } = location
  const { applyLanguageCss, loadTexts, pageFromApi } = await import('#app/page-from-api.ts')
  const fetched = await pageFromApi(pathname + search)
  const { screen } = locate(pathname, fetched.settings.landing)
  const data = { ...fetched, ...languageOn(screen, fetched) }
  if (!isForSearch(screen, data)) hideFromSearch()
  const texts = await loadTexts(data.language)
  document.documentElement.lang = data.language
  document.documentElement.dir = directionOf(data.language)
  applyLanguageCss(data.language)
  createRoot(root).render(app(data, texts))
  const event = visitAt(pathname + search, data.settings.landing)
  if (event && data.company) sendVisit(visitUrl(event, data.company.id, data.via))
}

async function hydrate(root: Element, data: PageData) {
  const { pages } = await pageTexts
  hydrateRoot(root, app(data, pages))
}

const root = document.getElementById('root')
const inlined = inlinedPageData()
if (root && inlined) hydrate(root, inlined)
else if (root) show(root)
