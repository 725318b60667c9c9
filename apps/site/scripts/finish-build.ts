/**
 * Last step of the build. Replaces Vite's manifest with `dist/assets.json`, the input of the server's page module, so
 * that `dist/client` holds only public files, and fails the build if a page exceeds its size budget.
 */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Language, languages, recordOf } from '@candour/schemas/languages.ts'
import { brandStyle } from '@candour/ui/brand.ts'
import { checkBudgets } from '@candour/vite/budgets.ts'
import type { PageRequest, SiteAssets, SiteServer } from '../src/shared/page.ts'
import { shrinkCss } from './shrink-css.ts'

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

const companyPage: Omit<PageRequest, 'language'> = {
  url: '/cafe-luna',
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

/** Languages whose letters take more bytes; the first view of all others may be 3 % larger than that of English. */
const heavy = new Set<Language>(['el', 'uk', 'ru', 'ar', 'he', 'zh-Hans', 'zh-Hant', 'ja', 'ko', 'hi', 'vi'])

const site: SiteServer = await import(join(dist, 'server/entry-server.js'))
const sizes = await Promise.all(languages.map(sizesIn))
const [english = 0] = sizes.map(total)
console.table(
  Object.fromEntries(
    sizes.map((one) => [one.language, { page: one.page, script: one.script, total: total(one) }]),
  ),
)
console.log(checkBudgets(sizes.flatMap(budgetsOf)).slice(0, 2).join('\n'))

function budgetsOf(one: Sizes) {
  const { language, page, script } = one
  return [
    { name: `HTML and CSS of a company page, brotli (${language})`, limit: 5_000, bytes: page },
    { name: `Script of the first view, gzip (${language})`, limit: 85_500, bytes: script },
    ...(heavy.has(language)
      ? []
      : [{ name: `First view (${language})`, limit: Math.floor(english * 1.03), bytes: total(one) }]),
  ]
}

function total({ page, script }: Sizes): number {
  return page + script
}

async function collectAssets(): Promise<SiteAssets> {
  const entry = chunk('index.html')
  const styles = async (files: string[]) => (await Promise.all(files.map(client))).join('\n')
  return {
    css: {
      base: shrinkCss(await styles(entry.css ?? []), Object.keys(brandStyle('#394CDC'))),
      marketing: await styles(ownStyles('src/features/marketing/marketing-screen.tsx')),
    },
    entry: `/${entry.file}`,
    // Imports of the texts are half a kilobyte and arrive before the entry anyway.
    preload: (entry.imports ?? []).map((name) => `/${chunk(name).file}`),
    texts: recordOf((language) => `/${textsIn(language).file}`),
  }
}

/** Returns the stylesheets of a lazy chunk, including those it shares with other lazy chunks. */
function ownStyles(name: string): string[] {
  if (name === 'index.html') return []
  const { css = [], imports = [] } = chunk(name)
  return [...css, ...imports.flatMap(ownStyles)]
}

function textsIn(language: Language): Chunk {
  return chunk(`../../packages/texts/src/${language}/pages.ts`)
}

function chunk(name: string): Chunk {
  const found = manifest[name]
  if (!found) throw new Error(`The build has no ${name}`)
  return found
}

/** Sizes in bytes of the first view of a company's page, as it is sent. */
interface Sizes {
  language: Language
  /** HTML and CSS, brotli. */
  page: number
  /** Script, gzip. */
  script: number
}

async function sizesIn(language: Language): Promise<Sizes> {
  const shared = (textsIn(language).imports ?? []).map((name) => `/${chunk(name).file}`)
  const files = new Set([assets.entry, ...assets.preload, assets.texts[language], ...shared])
  const contents = await Promise.all([...files].map(client))
  return {
    language,
    page: brotliCompressSync(site.render({ ...companyPage, language }, assets).html).length,
    script: contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0),
  }
}
