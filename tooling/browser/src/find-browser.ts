import { delimiter, isAbsolute, join } from 'node:path'
import { chromium } from '@playwright/test'
import { unpackChromium } from '#npm-chromium.ts'
import { runs } from '#runs.ts'

/** Can be passed directly to Playwright's `chromium.launch`. */
export interface Browser {
  executablePath: string
  args: string[]
  /** The browser's complete environment, if it differs from this process's. */
  env?: NodeJS.ProcessEnv
}

const INSTALLED = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Disables everything not under test: GPU, background traffic, prompts. */
const ARGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Finds a working Chromium: an installed one, Playwright's own, or the one from npm.
 *
 * @throws Error if there is none, with instructions
 */
export async function findBrowser(): Promise<Browser> {
  // Chromium's sandbox does not work as root.
  const args = process.getuid?.() === 0 ? [...ARGS, '--no-sandbox'] : ARGS
  for (const executablePath of [...INSTALLED.flatMap(candidatePaths), chromium.executablePath()]) {
    if (await runs(executablePath)) return { executablePath, args }
  }
  return { ...(await unpackChromium()), args }
}

function candidatePaths(name: string): string[] {
  if (isAbsolute(name)) return [name]
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
}
