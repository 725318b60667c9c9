import { lazy, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '#app/site.css'
import { App } from '#app/app.tsx'
import { pageFromApi } from '#app/page-from-api.ts'
import { locate } from '#app/routes.tsx'
import { isForSearch } from '#shared/head.ts'
import type { PageData } from '#shared/page.ts'

const screens = {
  Marketing: lazy(async () => ({
    default: (await import('#features/marketing/marketing-screen.tsx')).MarketingScreen,
  })),
  Demo: lazy(async () => ({ default: (await import('#features/demo/demo-screen.tsx')).DemoScreen })),
}

/** Marks in the performance timeline when hydration is complete, for benchmarks. */
function Hydrated() {
  useEffect(() => {
    performance.mark('hydrated')
  }, [])
  return null
}

/** Returns the data inlined by the server; undefined if it did not render the page. */
function inlinedPageData(): PageData | undefined {
  const inlined = document.getElementById('page-data')?.textContent
  // Trusted: written by the server for this very build.
  return inlined ? (JSON.parse(inlined) as PageData) : undefined
}

const app = (data: PageData) => (
  <StrictMode>
    <BrowserRouter>
      <App data={data} screens={screens} />
      <Hydrated />
    </BrowserRouter>
  </StrictMode>
)

/** Asks search engines not to index the page, as server rendering does. */
function hideFromSearch() {
  const meta = document.createElement('meta')
  meta.name = 'robots'
  meta.content = 'noindex'
  document.head.append(meta)
}

/** Renders a page that the server did not. */
async function show(root: Element) {
  const { pathname, search } = location
  const data = await pageFromApi(pathname + search)
  if (!isForSearch(locate(pathname, data.settings.landing).screen, data)) hideFromSearch()
  createRoot(root).render(app(data))
}

const root = document.getElementById('root')
const inlined = inlinedPageData()
if (root && inlined) hydrateRoot(root, app(inlined))
else if (root) show(root)
