import { expect, it } from 'vitest'
import { chunkWith } from '#chunks.ts'
import { type Preloads, preloadChunks } from '#preload-chunks.ts'
import { buildModules } from '../test/build-modules.ts'

const modules: Record<string, string> = {
  '/main.js': `import '/everywhere.js'; import('/screen.js'); import('/other.js')`,
  '/screen.js': `import '/everywhere.js'; console.log('screen'); export const load = () => import('/chart.js')`,
  '/other.js': `import '/axis.js'; console.log('other')`,
  '/chart.js': `import '/axis.js'; import '/everywhere.js'; console.log('chart')`,
  '/axis.js': `console.log('axis', Math.random())`,
  '/everywhere.js': `console.log('everywhere', Math.random())`,
}

async function chunksOf(preloads: Preloads) {
  const built = await buildModules(modules, preloadChunks(preloads))
  const chunks = built.filter((output) => output.type === 'chunk')
  return (module: string) => chunkWith(module, chunks)
}

it('fetches what a page needs soon, with its imports, by their final names, and nothing already loaded', async () => {
  const chunk = await chunksOf({ '/chart': ['/chart.js'] })
  const preloaded = /pathname===[`"]\/chart[`"]\)\s*for\s*\(let \w+ of\s*(\[[^\]]+\])/.exec(
    chunk('/main.js').code,
  )
  expect(JSON.parse((preloaded?.[1] ?? '[]').replaceAll('`', '"')).toSorted()).toEqual(
    ['/chart.js', '/axis.js'].map((module) => `/${chunk(module).fileName}`).toSorted(),
  )
  for (const module of ['/screen.js', '/other.js', '/chart.js']) {
    expect(chunk(module).code).not.toContain('fetchPriority')
  }
})

it('renames the entry when what it preloads has changed', async () => {
  const before = (await chunksOf({ '/chart': ['/chart.js'] }))('/main.js').fileName
  modules['/axis.js'] = `console.log('another axis', Math.random())`
  expect((await chunksOf({ '/chart': ['/chart.js'] }))('/main.js').fileName).not.toBe(before)
})

it('fails the build if a module does not exist', async () => {
  await expect(chunksOf({ '/chart': ['/renamed.js'] })).rejects.toThrow('The build has no /renamed.js')
})
