/**
 * Last step of the build. Replaces Vite's manifest with `dist/assets.json`, the input of the server's page module, so
 * that `dist/client` holds only public files, and fails the build if a page exceeds its size budget.
 */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { checkBudgets } from '@candour/vite/budgets.ts'
import type { PageRequest, SiteAssets, SiteServer } from '../src/shared/page.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

const dist = join(import.meta.dirname, '../dist')
const client = (file: string) => readFile(join(dist, 'client', file), 'utf8')

const manifest: Record<string, Chunk> = JSON.parse(await client('.vite/manifest.json'))
const assets = await collectAssets()
await writeFile(join(dist, 'assets.json'), JSON.stringify(assets))
await rm(join(dist, 'client/.vite'), { recursive: true })

const budgets = [
  { name: 'HTML and CSS of a company page, brotli', limit: 5_000, bytes: await companyPageBytes() },
  { name: 'Script of the first view, gzip', limit: 85_000, bytes: await firstViewScriptBytes() },
]
console.log(checkBudgets(budgets).join('\n'))

async function collectAssets(): Promise<SiteAssets> {
  const entry = chunk('index.html')
  const styles = async (files: string[]) => (await Promise.all(files.map(client))).join('\n')
  return {
    css: {
      base: await styles(entry.css ?? []),
      marketing: await styles(ownStyles('src/features/marketing/marketing-screen.tsx')),
    },
    entry: `/${entry.file}`,
    preload: (entry.imports ?? []).map((name) => `/${chunk(name).file}`),
  }
}

/** Returns the stylesheets of a lazy chunk, including those it shares with other lazy chunks. */
function ownStyles(name: string): string[] {
  if (name === 'index.html') return []
  const { css = [], imports = [] } = chunk(name)
  return [...css, ...imports.flatMap(ownStyles)]
}

function chunk(name: string): Chunk {
  const found = manifest[name]
  if (!found) throw new Error(`The build has no ${name}`)
  return found
}

async function companyPageBytes(): Promise<number> {
  const site: SiteServer = await import(join(dist, 'server/entry-server.js'))
  const page: PageRequest = {
    url: '/cafe-luna',
    language: 'en',
    company: {
      id: '01890a5d-ac96-774b-bcce-b302099a8057',
      slug: 'cafe-luna',
      name: 'Café Luna',
      brandColor: '#394CDC',
      googleReviewUrl: 'https://g.page/r/CeJ9Yj2cG7QhEBM/review',
      logo: { url: `/images/${'3f'.repeat(32)}`, width: 512, height: 256 },
    },
    settings: {
      landing: 'marketing',
      origin: 'https://reviews.example.com',
      provider: { name: 'Candour', url: 'https://example.com' },
      bookingUrl: 'https://example.com/book-a-call',
      loginUrl: 'https://dashboard.example.com/login',
    },
  }
  return brotliCompressSync(site.render(page, assets).html).length
}

async function firstViewScriptBytes(): Promise<number> {
  const files = [assets.entry, ...assets.preload]
  const contents = await Promise.all(files.map((file) => client(file)))
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0)
}
