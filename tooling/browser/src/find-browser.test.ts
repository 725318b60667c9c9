import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findBrowser } from '#find-browser.ts'
import { unpackChromium } from '#npm-chromium.ts'

// Unpacking takes seconds on a loaded machine.
vi.setConfig({ testTimeout: 60_000 })

it('finds a browser that shows a page', async () => {
  const browser = await chromium.launch(await findBrowser())
  try {
    const page = await browser.newPage()
    await page.goto('data:text/html,<title>Candour</title>')
    expect(await page.title()).toBe('Candour')
  } finally {
    await browser.close()
  }
})

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the Chromium from npm', () => {
  let cache: string

  beforeAll(async () => {
    cache = await mkdtemp(join(tmpdir(), 'candour-browser-'))
  })

  afterAll(() => rm(cache, { recursive: true }))

  it('is unpacked once for two concurrent callers', async () => {
    const [first, second] = await Promise.all([unpackChromium(cache), unpackChromium(cache)])
    expect(first).toEqual(second)
    expect(await readdir(cache)).toEqual([expect.stringMatching(/^chromium-[\d.]+$/)])
  })

  it('renders glyphs, not boxes', async () => {
    const browser = await chromium.launch(await unpackChromium(cache))
    try {
      const page = await browser.newPage()
      await page.setContent('<span>iiii</span> <span>MMMM</span>')
      const [narrow, wide] = await Promise.all(
        [0, 1].map(async (index) => (await page.locator('span').nth(index).boundingBox())?.width ?? 0),
      )
      expect(narrow).toBeGreaterThan(0)
      expect(wide).toBeGreaterThan(narrow ?? 0)
    } finally {
      await browser.close()
    }
  })
})
