import { lazy, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '#app/site.css'
import { App } from '#app/app.tsx'
import type { PageData } from '#app/page.ts'

const screens = {
  Marketing: lazy(async () => ({
    default: (await import('#features/marketing/marketing-screen.tsx')).MarketingScreen,
  })),
  Demo: lazy(async () => ({ default: (await import('#features/demo/demo-screen.tsx')).DemoScreen })),
}

/** What the server inlined; without a server's page (static hosting), defaults, and the API tells the rest. */
function readPageData(): { data: PageData; rendered: boolean } {
  const inlined = document.getElementById('page-data')?.textContent
  // Our own server wrote it, for this very build.
  if (inlined) return { data: JSON.parse(inlined) as PageData, rendered: true }
  return {
    rendered: false,
    data: {
      settings: {
        landing: 'marketing',
        origin: location.origin,
        provider: { name: 'Candour', url: '/' },
        bookingUrl: '/demo',
        loginUrl: '/login',
      },
    },
  }
}

const root = document.getElementById('root')
if (root) {
  const { data, rendered } = readPageData()
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App data={data} screens={screens} />
      </BrowserRouter>
    </StrictMode>
  )
  if (rendered) hydrateRoot(root, app)
  else createRoot(root).render(app)
}
