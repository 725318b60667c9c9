import { findBrowser } from '@candour/browser/find-browser.ts'
import { chromium } from '@playwright/test'
import { startProduct } from './server.ts'

/** usage: shots-tmp.ts name=path … */
const { executablePath, args } = await findBrowser()
const { product, stop } = await startProduct()
const browser = await chromium.launch({ executablePath, args })
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
try {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      if (colorScheme === 'dark' && !process.env.DARK) continue
      const context = await browser.newContext({ baseURL: product.origin, viewport, reducedMotion: 'reduce', locale: 'en-GB', colorScheme })
      await context.request.post('/api/auth/login', { data: product.owner })
      const page = await context.newPage()
      page.on('console', (m) => { if (m.type() === 'error') console.log('console:', m.text()) })
      for (const arg of process.argv.slice(2)) {
        const [name, path = ''] = arg.split(/=(.*)/s)
        await page.goto(path)
        await page.locator('h1').first().waitFor()
        await page.waitForLoadState('networkidle')
        await page.waitForTimeout(300)
        await page.screenshot({ path: `/tmp/hd/${name}-${size}-${colorScheme}.png`, fullPage: !process.env.FOLD })
      }
      await context.close()
    }
  }
} finally {
  await browser.close()
  await stop()
}
