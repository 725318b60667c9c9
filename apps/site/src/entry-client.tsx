import { lazy, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '#app/site.css'
import { App } from '#app/app.tsx'
import type { PageData } from '#app/page.ts'
import { settingsFromApi } from '#app/settings-from-api.ts'

const screens = {
  Marketing: lazy(async () => ({
    default: (await import('#features/marketing/marketing-screen.tsx')).MarketingScreen,
  })),
  Demo: lazy(async () => ({ default: (await import('#features/demo/demo-screen.tsx')).DemoScreen })),
}

/** Notes in the browser's timeline when the page answers to script, for who measures it. */
function Hydrated() {
  useEffect(() => {
    performance.mark('hydrated')
  }, [])
  return null
}

/** What the server inlined, if it rendered the page. */
function inlinedPageData(): PageData | undefined {
  const inlined = document.getElementById('page-data')?.textContent
  // Our own server wrote it, for this very build.
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

const root = document.getElementById('root')
const inlined = inlinedPageData()
if (root && inlined) hydrateRoot(root, app(inlined))
else if (root) settingsFromApi().then((settings) => createRoot(root).render(app({ settings })))
