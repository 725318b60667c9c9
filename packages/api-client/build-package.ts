import { execFileSync } from 'node:child_process'
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * Builds the package for programs outside the monorepo, in `dist`: the client and the contracts, as JavaScript with
 * types. Only the specifiers of imports are changed, as those of the sources mean nothing elsewhere.
 */
const here = new URL('./', import.meta.url)
const sources = { client: new URL('src/', here), contracts: new URL('../schemas/src/', here) }
const [dist, work] = [new URL('dist/', here), new URL('dist/work/', here)]
const read = (path: string) => readFile(new URL(path, here), 'utf8')

await rm(dist, { recursive: true, force: true })
await mkdir(work, { recursive: true })
for (const file of ['call.ts', 'client.ts']) await copy(file, sources.client)
for await (const file of glob('*.ts', { cwd: fileURLToPath(sources.contracts), exclude: ['*.test.ts'] })) {
  await copy(file, sources.contracts)
}
const options = {
  extends: '@candour/tsconfig/react.json',
  compilerOptions: {
    ...{ noEmit: false, declaration: true, rewriteRelativeImportExtensions: true, types: [] },
    ...{ rootDir: '.', outDir: '../lib', paths: { zod: ['../../../schemas/node_modules/zod'] } },
  },
}
await writeFile(new URL('tsconfig.json', work), JSON.stringify(options))
execFileSync(fileURLToPath(new URL('node_modules/.bin/tsc', here)), ['--project', fileURLToPath(work)], {
  stdio: 'inherit',
})
await rm(work, { recursive: true })

const { version } = JSON.parse(await read('../../package.json'))
const zod = JSON.parse(await read('../schemas/node_modules/zod/package.json'))
const manifest = {
  ...{ name: '@candour/api-client', version, license: 'MIT', type: 'module' },
  description: 'A typed client of the Candour API',
  engines: { node: '>=20' },
  exports: { '.': entry('client'), './contracts/*': entry('*'), './openapi.json': './openapi.json' },
  dependencies: { zod: `^${zod.version}` },
}
await writeFile(new URL('package.json', dist), JSON.stringify(manifest, null, 2))
for (const file of ['README.md', 'openapi.json', '../../LICENSE']) {
  await cp(new URL(file, here), new URL(file.replace(/.*\//, ''), dist))
}

async function copy(file: string, from: URL): Promise<void> {
  const text = await readFile(new URL(file, from), 'utf8')
  await writeFile(new URL(file, work), text.replaceAll(/'(?:#|@candour\/schemas\/)([\w-]+\.ts)'/g, "'./$1'"))
}

function entry(name: string) {
  return { types: `./lib/${name}.d.ts`, default: `./lib/${name}.js` }
}
