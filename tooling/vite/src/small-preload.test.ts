import { build, type Plugin, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { smallPreload } from '#small-preload.ts'

const modules: Record<string, string> = {
  '/main.js': `import('/screen.js').then(({ show }) => show())`,
  '/screen.js': `import '/screen.css'; export const show = () => 1`,
  '/screen.css': 'p{color:red}',
}

const virtual: Plugin = {
  name: 'virtual',
  enforce: 'pre',
  resolveId: (id) => (id in modules ? id : undefined),
  load: (id) => modules[id],
}

it('makes lazy chunks wait for their stylesheets, with a helper of a few bytes', async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtual, smallPreload()],
    build: { write: false, rolldownOptions: { input: '/main.js' } },
  })) as Rolldown.RolldownOutput
  const entry = built.output.find((output) => output.type === 'chunk' && output.isEntry)
  const css = built.output.find(({ fileName }) => fileName.endsWith('.css'))
  if (entry?.type !== 'chunk') throw new Error('no entry')
  expect(entry.code).toContain(css?.fileName)
  expect(entry.code).toContain('stylesheet')
  expect(entry.code).not.toContain('vite:preloadError')
  expect(entry.code.length).toBeLessThan(900)
})
