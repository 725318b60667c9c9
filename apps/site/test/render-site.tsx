import { render } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { App } from '#app/app.tsx'
import type { PageData } from '#app/page.ts'
import { DemoScreen } from '#features/demo/demo-screen.tsx'
import { MarketingScreen } from '#features/marketing/marketing-screen.tsx'

/** The site at an address, as the browser shows it once its script runs. */
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
