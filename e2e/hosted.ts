import { test as base } from './fixtures.ts'
import { type Product, startProduct } from './server.ts'

/** The product with one host per app. */
export interface Hosted extends Product {
  origins: { site: string; dashboard: string; admin: string }
}

/** Parent domain of the hosts: browsers do not accept cookies for `localhost` itself from its subdomains. */
const domain = 'candour.localhost'

/** Test with a product on three hosts: the one given in `HOSTED`, such as behind a proxy, or one it starts itself. */
export const test = base.extend<object, { hosted: Hosted }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      if (process.env.HOSTED) return use(JSON.parse(process.env.HOSTED))
      const originsAt = (port: string) => ({
        site: `http://reviews.${domain}:${port}`,
        dashboard: `http://app.${domain}:${port}`,
        admin: `http://admin.${domain}:${port}`,
      })
      const { product, stop } = await startProduct((port) => {
        const { site, dashboard, admin } = originsAt(port)
        return {
          SITE_ORIGIN: site,
          DASHBOARD_ORIGIN: dashboard,
          ADMIN_ORIGIN: admin,
          COOKIE_DOMAIN: domain,
        }
      })
      await use({ ...product, origins: originsAt(new URL(product.origin).port) })
      await stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  product: async ({ hosted }, use) => {
    await use({ ...hosted, origin: hosted.origins.dashboard })
  },
})
