import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { type FirstViewOptions, firstView } from '#first-view.ts'

const modules: Record<string, string> = {
  '/main.js': `import('/screen.js'); import('/other.js'); import '/main.css'; console.log('main')`,
  '/screen.js': `import '/shared.js'; console.log('screen')`,
  '/other.js': `import '/shared.js'; console.log('${'other '.repeat(500)}', Math.random())`,
  '/shared.js': `import '/shared.css'; console.log('shared')`,
  '/main.css': 'a { color: red }',
  '/shared.css': 'b { color: blue }',
}

const virtual: Plugin = {
  name: 'virtual',
  enforce: 'pre',
  resolveId: (id) => (id in modules ? id : undefined),
  load: (id) => modules[id],
}

/** Builds a small app; returns what the build says. */
async function buildWithin(options: FirstViewOptions): Promise<string> {
  const said: string[] = []
  await build({
    configFile: false,
    customLogger: {
      info: (message) => said.push(message),
      warn: (message) => said.push(message),
      warnOnce: (message) => said.push(message),
      error: () => {},
      clearScreen: () => {},
      hasErrorLogged: () => false,
      hasWarned: false,
    },
    plugins: [virtual, firstView(options)],
    build: { write: false, rolldownOptions: { input: '/main.js' } },
  })
  return said.join('\n')
}

it('weighs the entry, the screens of the first view and what they import, and no other screen', async () => {
  const said = await buildWithin({ screens: ['/screen.js'], limits: { script: 2_000, style: 200 } })
  expect(said).toMatch(/Script of the first view, gzip: \d\.\d kB of 2\.0 kB/)
  expect(said).toMatch(/Styles of the first view, gzip: 0\.1 kB of 0\.2 kB/)
})

it.each([
  ['Script', { script: 100, style: 200 }],
  ['Styles', { script: 2_000, style: 20 }],
])('fails the build over budget: %s', async (kind, limits) => {
  await expect(buildWithin({ screens: ['/screen.js'], limits })).rejects.toThrow(
    new RegExp(`${kind} of the first view, gzip: .* over by \\d+ bytes`),
  )
})

it('fails the build if a screen does not exist', async () => {
  const limits = { script: 2_000, style: 200 }
  await expect(buildWithin({ screens: ['/renamed.js'], limits })).rejects.toThrow(
    'The build has no /renamed.js',
  )
})
