import { expect, it } from 'vitest'
import { type FirstViewOptions, firstView } from '#first-view.ts'
import { buildModules } from '../test/build-modules.ts'

const modules: Record<string, string> = {
  '/main.js': `import('/screen.js'); import('/other.js'); import '/main.css'; console.log('main')`,
  '/screen.js': `import '/shared.js'; console.log('screen')`,
  '/other.js': `import '/shared.js'; console.log('${'other '.repeat(500)}', Math.random())`,
  '/shared.js': `import '/shared.css'; console.log('shared')`,
  '/main.css': 'a { color: red }',
  '/shared.css': 'b { color: blue }',
}

/** Builds a small app; returns what the build says. */
async function buildWithin(options: FirstViewOptions): Promise<string> {
  const said: string[] = []
  const say = (message: string) => said.push(message)
  const customLogger = { info: say, warn: say, warnOnce: say, error: () => {}, clearScreen: () => {} }
  await buildModules(modules, firstView(options), {
    customLogger: { ...customLogger, hasErrorLogged: () => false, hasWarned: false },
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
