import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from '@candour/browser/find-browser.ts'
import { type Browser, chromium } from '@playwright/test'
import { startProduct } from './server.ts'
import { sizes } from './sizes.ts'

/** Makes the pictures of the README from the demo: `pnpm screenshots`. */
const folder = join(import.meta.dirname, '../docs/pictures')

const { executablePath, args } = await findBrowser()
const { product, stop } = await startProduct()
const browser = await chromium.launch({ executablePath, args })
try {
  await mkdir(folder, { recursive: true })
  const { owner, superadmin } = product
  await take(browser, { name: 'review-page', path: '/cafe-luna', size: 'phone' })
  await take(browser, { name: 'overview', path: '/dashboard', as: owner })
  await take(browser, { name: 'inbox', path: '/dashboard/reviews?view=all', as: owner })
  await take(browser, { name: 'console', path: '/admin', as: superadmin })
} finally {
  await browser.close()
  await stop()
}

interface Picture {
  name: string
  path: string
  size?: keyof typeof sizes
  as?: { email: string; password: string }
}

async function take(browser: Browser, { name, path, size = 'desktop', as }: Picture): Promise<void> {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: sizes[size],
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  if (as) {
    const response = await context.request.post('/api/auth/login', { data: as })
    if (!response.ok()) throw new Error(`Sign-in as ${as.email}: ${response.status()}`)
  }
  const page = await context.newPage()
  await page.goto(path)
  await page.locator('h1').waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('.animate-skeleton, [aria-busy=true]') === null)
  await page.screenshot({ path: join(folder, `${name}.png`), type: 'png' })
  await context.close()
}
