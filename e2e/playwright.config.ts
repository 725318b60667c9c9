import { findBrowser } from '@candour/browser/find-browser.ts'
import { defineConfig } from '@playwright/test'
import { anySize } from './tags.ts'

const { executablePath, args, env } = await findBrowser()

/** Both sizes that every screen is judged at. */
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }

export default defineConfig({
  testDir: 'tests',
  globalSetup: './server.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // For a machine that is busy with other things; on an idle one the longest takes half of it.
  timeout: 60_000,
  // Beside other work a page may take a while; what is true at once is not waited for.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath, args, ...(env && { env: definedOf(env) }) },
    // A trace of every test costs a third of the time: repeat the failed one with `--trace on`.
    screenshot: 'only-on-failure',
  },
  projects: Object.entries(sizes).map(([name, viewport]) => ({
    name,
    ...(name === 'phone' && { grepInvert: new RegExp(anySize) }),
    use: { viewport, hasTouch: name === 'phone', isMobile: name === 'phone' },
  })),
})

function definedOf(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
