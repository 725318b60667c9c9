import { findBrowser } from '@candour/browser/find-browser.ts'
import { defineConfig } from '@playwright/test'
import { sizes } from './sizes.ts'
import { anySize } from './tags.ts'

const { executablePath, args, env } = await findBrowser()

export default defineConfig({
  testDir: 'tests',
  globalSetup: './server.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // More than two cores, which two workers leave idle for a tenth of the time.
  workers: 3,
  // Allows for a busy machine; on an idle one the longest test takes a quarter of this.
  timeout: 120_000,
  // Allows for a busy machine; assertions return as soon as they pass.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // Animations take an eighth of the run time. A test of them turns them on (site-access.spec.ts).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      // Compiling and collecting garbage on other threads takes a tenth more CPU time, and the workers use all cores.
      args: [...args, '--js-flags=--single-threaded'],
      ...(env && { env: definedOf(env) }),
    },
    // Tracing every test takes a third of the run time; rerun a failed test with `--trace on` instead.
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
