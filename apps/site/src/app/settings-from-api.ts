import { call, type EndpointRef } from '@candour/api-client/call.ts'
import type { getConfig } from '@candour/schemas/platform.ts'
import type { SiteSettings } from '#app/page.ts'

const getConfigRef = { method: 'GET', path: '/api/config' } as const satisfies EndpointRef<typeof getConfig>

/**
 * The settings where no server rendered the page (static hosting): the addresses from the API, defaults for what it
 * does not tell. A page that cannot ask is still better shown than not.
 */
export async function settingsFromApi(): Promise<SiteSettings> {
  const { siteOrigin, dashboardOrigin } = await call<typeof getConfig>(getConfigRef, {}).catch(() => ({
    siteOrigin: location.origin,
    dashboardOrigin: location.origin,
  }))
  return {
    landing: 'marketing',
    origin: siteOrigin,
    provider: { name: 'Candour', url: '/' },
    bookingUrl: '/demo',
    loginUrl: `${dashboardOrigin}/login`,
  }
}
