import { expect, it } from 'vitest'
import { chunkWith } from '#chunks.ts'
import { wordsFiles } from '#words-files.ts'
import { buildModules } from '../test/build-modules.ts'

const start = (language: string) => `/packages/texts/src/${language}/start.ts`

it('lists the files of each language, with what they import but for what every page loads', async () => {
  const built = await buildModules(
    {
      '/main.js': `import '/shared.js'; for (const load of [
        () => import('${start('en')}'), () => import('${start('de')}'), () => import('${start('pt-BR')}'),
        () => import('/other.js'),
      ]) load().then(console.log)`,
      '/shared.js': `console.log('shared', Math.random())`,
      '/other.js': `console.log('other', Math.random())`,
      '/dates.js': `console.log('dates', Math.random())`,
      [start('en')]: `import '/shared.js'; export const hello = 'Hello'`,
      [start('de')]: `import '/shared.js'; import '/dates.js'; export const hello = 'Hallo'`,
      // Not translated yet.
      [start('pt-BR')]: `import '/dates.js'; export * from '${start('en')}'`,
    },
    wordsFiles(),
  )
  const chunks = built.filter((output) => output.type === 'chunk')
  const fileOf = (module: string) => chunkWith(module, chunks).fileName
  const asset = built.find(({ fileName }) => fileName === 'words.json')
  const files: Record<string, string[]> = JSON.parse(asset?.type === 'asset' ? String(asset.source) : '{}')
  expect(Object.keys(files).toSorted()).toEqual(['de', 'en', 'pt-BR'])
  expect(files.en).toEqual([fileOf(start('en'))])
  expect(files.de?.toSorted()).toEqual([fileOf(start('de')), fileOf('/dates.js')].toSorted())
  expect(files['pt-BR']).toEqual(expect.arrayContaining([fileOf(start('en')), fileOf('/dates.js')]))
})
