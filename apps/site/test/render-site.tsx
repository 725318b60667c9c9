import { catalogues } from '@candour/texts/catalogues.ts'
import { render } from '@testing-library/react'
import { App } from '#app/app.tsx'
import { withMarketingTexts } from '#app/with-marketing-texts.tsx'
import { DemoScreen } from '#features/demo/demo-screen.tsx'
import { MarketingScreen } from '#features/marketing/marketing-screen.tsx'
import type { PageData } from '#shared/page.ts'
import { BrowserRouter, useRouter } from '#shared/router.tsx'
import { marketing } from '#texts/marketing.ts'

/**
 * Renders the site at a URL as in the browser. Returns a ref to the current path and query.
 *
 * @param state what the browser has kept with the entry of the history
 */
export function renderSite(
  url: string,
  data: Omit<PageData, 'language'>,
  { pages } = catalogues.en,
  state: unknown = null,
) {
  const screens = {
    marketing: withMarketingTexts(MarketingScreen, marketing),
    demo: withMarketingTexts(DemoScreen, marketing),
  }
  const at = { current: url }
  function Address() {
    const { pathname, search } = useRouter()
    at.current = pathname + search
    return null
  }
  history.replaceState(state, '', url)
  render(
    <BrowserRouter>
      <Address />
      <App data={{ language: 'en', ...data }} texts={pages} screens={screens} />
    </BrowserRouter>,
  )
  return at
}
