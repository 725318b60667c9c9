import { randomBytes } from 'node:crypto'
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
async function buildWithin(options: FirstViewOptions, given = modules): Promise<string> {
  const said: string[] = []
  const say = (message: string) => said.push(message)
  const customLogger = { info: say, warn: say, warnOnce: say, error: () => {}, clearScreen: () => {} }
  await buildModules(given, firstView(options), {
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

const word = (language: string, part: string) => `export const ${part} = '${language} ${part}'`
const inLanguages = (part: string, module: string) =>
  Object.fromEntries(['en', 'de'].map((one) => [`/${one}/${module}.js`, word(one, part)]))
const chunksOf = (module: string) => ['en', 'de'].map((one) => `import('/${one}/${module}.js')`).join('; ')
const words = { first: '/start.js', later: '/screens.js', beyondEnglish: 100 }
const limits = { script: 2_000, style: 200 }

/** Modules of an app whose entry reads words. */
const reading = (expression: string): Record<string, string> => ({
  ...modules,
  ...inLanguages('frame', 'start'),
  ...inLanguages('inbox', 'screens'),
  '#shared/texts.ts': 'export let texts = {}; export const set = (loaded) => { texts = loaded }',
  '/main.js': `import { texts } from '#shared/texts.ts'; ${chunksOf('start')}; ${chunksOf('screens')}; import('/screen.js')
    export const read = () => { ${expression} }; console.log(read)`,
})

it('weighs the words of each language, and compares them with the English ones', async () => {
  const said = await buildWithin({ screens: ['/screen.js'], words, limits }, reading('return texts.frame'))
  expect(said).toMatch(/Words of the first view beyond the English ones, gzip: 0\.0 kB of 0\.1 kB/)
  expect(said).toMatch(/Bytes of words of the first view: de \d+, en \d+/)
  const heavy = {
    ...reading('return texts.frame'),
    '/de/start.js': `export const frame = '${randomBytes(300).toString('hex')}'`,
  }
  await expect(buildWithin({ screens: ['/screen.js'], words, limits }, heavy)).rejects.toThrow(
    /Words of the first view beyond the English ones, gzip: .* over by \d+ bytes/,
  )
})

it.each(['return texts.inbox.title', 'const { frame, inbox: own } = texts; return [frame, own]'])(
  'fails the build if the first view reads words that load later: %s',
  async (expression) => {
    await expect(
      buildWithin({ screens: ['/screen.js'], words, limits }, reading(expression)),
    ).rejects.toThrow('The first view reads words that load later:\n/main.js: inbox')
  },
)
