import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type MemberLanguage, memberLanguages } from '@candour/schemas/languages.ts'
import type { SiteAssets, SiteServer } from '@candour/site/page.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { type FrontEnds, inLanguage } from '#pages/front-ends.ts'

const apps = new URL('../../../', import.meta.url)
const site = new URL('site/dist/', apps)
const consoles = { dashboard: new URL('dashboard/dist/', apps), admin: new URL('admin/dist/', apps) }

/** Serves the front ends from the output of `vite build`. */
export async function builtFrontEnds(app: FastifyInstance): Promise<FrontEnds> {
  const { addressOf, render, renderReceipt } = await importSite()
  const assets: SiteAssets = JSON.parse(await readBuilt(new URL('assets.json', site)))
  const documents = {
    dashboard: await dashboardDocuments(),
    admin: new Map([['en', await readBuilt(new URL('index.html', consoles.admin))]]),
  }
  await serveAssets(app, {
    '/assets/': new URL('client/assets/', site),
    '/dashboard/assets/': new URL('dashboard/assets/', consoles.dashboard),
    '/admin/assets/': new URL('admin/assets/', consoles.admin),
  })
  await app.register(fastifyStatic, {
    root: new URL('client/', site),
    wildcard: false,
    globIgnore: ['assets/**', 'index.html*'],
    maxAge: '1d',
    decorateReply: false,
    schemaHide: true,
  })
  return {
    renderSite: async (page) => render(page, assets),
    renderReceipt: async (page) => renderReceipt(page, assets),
    addressOf: async (url, landing) => addressOf(url, landing),
    consolePage: async (app, _, language) => documents[app].get(language) ?? documents[app].get('en') ?? '',
    appFile: (name) => readFile(new URL(`dashboard/${name}`, consoles.dashboard)),
    strict: true,
  }
}

/** Returns the dashboard's document by language: it has the browser fetch the words along with the scripts. */
async function dashboardDocuments(): Promise<Map<string, string>> {
  const document = await readBuilt(new URL('index.html', consoles.dashboard))
  const words: Record<string, string[]> = JSON.parse(
    await readBuilt(new URL('words.json', consoles.dashboard)),
  )
  return new Map(
    memberLanguages.map((language) => [language, documentIn(document, language, words[language] ?? [])]),
  )
}

function documentIn(document: string, language: MemberLanguage, files: readonly string[]): string {
  const preloads = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return inLanguage(document, language).replace('</head>', `${preloads.join('')}</head>`)
}

/**
 * Serves files named by content hash: precompressed by the build, cached indefinitely by browsers.
 *
 * @param folders by the prefix of their files' addresses
 */
async function serveAssets(app: FastifyInstance, folders: Record<string, URL>): Promise<void> {
  await app.register(fastifyStatic, {
    root: Object.values(folders).map((folder) => fileURLToPath(folder)),
    // The plugin's own routes read the folder for each request, a third of its cost.
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  })
  for (const [prefix, folder] of Object.entries(folders)) {
    const root = fileURLToPath(folder)
    const names = new Set(await readdir(root))
    app.get<{ Params: { '*': string } }>(`${prefix}*`, { schema: { hide: true } }, (request, reply) => {
      const name = request.params['*']
      return names.has(name) ? reply.sendFile(name, root) : reply.callNotFound()
    })
  }
}

async function importSite(): Promise<SiteServer> {
  const entry = new URL('server/entry-server.js', site)
  return import(entry.href).catch((error: unknown) => {
    throw notBuilt(entry, error)
  })
}

async function readBuilt(file: URL): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw notBuilt(file, error)
  })
}

function notBuilt(file: URL, cause: unknown): Error {
  return new Error(`${file.pathname} is missing: build the apps first (pnpm turbo run build)`, { cause })
}
