import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Language, recordOf } from '@candour/schemas/languages.ts'
import type { SiteServer } from '@candour/site/page.ts'
import type { FastifyInstance } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'
import { type FrontEnds, inLanguage } from '#pages/front-ends.ts'

const apps = new URL('../../../', import.meta.url)

/** Serves the front ends from source, each through a Vite server inside this process. */
export async function devFrontEnds(app: FastifyInstance): Promise<FrontEnds> {
  const [site, dashboard, admin] = await Promise.all([
    viteServer(app, 'site'),
    viteServer(app, 'dashboard'),
    viteServer(app, 'admin'),
  ])
  const consoles = { dashboard, admin }
  app.addHook('onClose', () => Promise.all([site.close(), dashboard.close(), admin.close()]))
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url } = request
    if ((method !== 'GET' && method !== 'HEAD') || /^\/(api|images)\//.test(url)) return done()
    const vite = url.startsWith('/dashboard/') ? dashboard : url.startsWith('/admin/') ? admin : site
    vite.middlewares(request.raw, reply.raw, done)
  })

  const siteServer = async (): Promise<SiteServer> => {
    const { addressOf, render, renderReceipt } = await site.ssrLoadModule('/src/entry-server.tsx')
    return { addressOf, render, renderReceipt }
  }
  const marketingCss = '/src/features/marketing/marketing.css'
  const css = async (path: string) => (await site.transformRequest(`${path}?direct`))?.code ?? ''

  const textsAt = (language: Language) =>
    `/@fs${fileURLToPath(new URL(`../packages/texts/src/${language}/pages.ts`, apps))}`
  const texts = recordOf(textsAt)

  return {
    async renderSite(page) {
      const { render } = await siteServer()
      const rendered = render(page, {
        css: {
          base: await css('/src/app/review-pages.css'),
          marketing: await css(marketingCss),
        },
        entry: '/src/entry-client.tsx',
        preload: [],
        texts,
      })
      const html = rendered.html && (await site.transformIndexHtml(page.url, rendered.html))
      return { ...rendered, html }
    },
    async renderReceipt(page) {
      const { renderReceipt } = await siteServer()
      return renderReceipt(page, { css: { base: '', marketing: await css(marketingCss) } })
    },
    addressOf: async (url, landing) => (await siteServer()).addressOf(url, landing),
    async consolePage(name, url, language) {
      const html = await readFile(new URL(`${name}/index.html`, apps), 'utf8')
      return consoles[name].transformIndexHtml(url, inLanguage(html, language))
    },
    async appFile(name) {
      if (name !== 'sw.js') return readFile(new URL(`dashboard/public/dashboard/${name}`, apps))
      return (await dashboard.transformRequest('/worker/sw.ts'))?.code ?? ''
    },
    strict: false,
  }
}

function viteServer(app: FastifyInstance, name: string): Promise<ViteDevServer> {
  return createServer({
    root: fileURLToPath(new URL(name, apps)),
    appType: 'custom',
    // Bundling the configuration writes a temporary file, which would make `node --watch` restart the server.
    configLoader: 'native',
    server: { middlewareMode: true, ws: { server: app.server, path: `@reload/${name}` } },
  })
}
