import { render } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { App } from '#app/app.tsx'
import { DemoScreen } from '#features/demo/demo-screen.tsx'
import { MarketingScreen } from '#features/marketing/marketing-screen.tsx'
import type { PageData } from '#shared/page.ts'

/** Renders the site at a URL as in the browser. Returns a ref to the current path and query. */
export function renderSite(url: string, data: PageData) {
  const at = { current: url }
  function Address() {
    const { pathname, search } = useLocation()
    at.current = pathname + search
    return null
  }
  render(
    <MemoryRouter initialEntries={[url]}>
      <Address />
      <App data={data} screens={{ Marketing: MarketingScreen, Demo: DemoScreen }} />
    </MemoryRouter>,
  )
  return at
}
