import { expect, it } from 'vitest'
import { smallPreload } from '#small-preload.ts'
import { buildModules } from '../test/build-modules.ts'

const modules: Record<string, string> = {
  '/main.js': `import('/screen.js').then(({ show }) => show())`,
  '/screen.js': `import '/screen.css'; export const show = () => 1`,
  '/screen.css': 'p{color:red}',
}

it('makes lazy chunks wait for their stylesheets, with a helper of a few bytes', async () => {
  const built = await buildModules(modules, smallPreload())
  const entry = built.find((output) => output.type === 'chunk' && output.isEntry)
  const css = built.find(({ fileName }) => fileName.endsWith('.css'))
  if (entry?.type !== 'chunk') throw new Error('no entry')
  expect(entry.code).toContain(css?.fileName)
  expect(entry.code).toContain('stylesheet')
  expect(entry.code).not.toContain('vite:preloadError')
  expect(entry.code.length).toBeLessThan(900)
})
