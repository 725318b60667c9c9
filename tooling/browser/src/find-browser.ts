import { delimiter, isAbsolute, join } from 'node:path'
import { chromium } from '@playwright/test'
import { unpackChromium } from '#npm-chromium.ts'
import { runs } from '#runs.ts'

/** Can be passed to Playwright's `chromium.launch` as it is. */
export interface Browser {
  executablePath: string
  args: string[]
  /** The whole environment of the browser, when it needs another one than this process has. */
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

/** Nothing but what is tested: no GPU, no traffic of the browser's own, no questions to the user. */
const ARGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Finds a Chromium that runs here: an installed one, Playwright's own, or the one that npm brought along.
 *
 * @throws Error when there is none, with what to do about it
 */
export async function findBrowser(): Promise<Browser> {
  // Chromium refuses to sandbox itself as root.
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
