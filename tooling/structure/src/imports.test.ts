import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Workspace packages each part may import; all others are forbidden. */
const allowed: Record<string, string[]> = {
  'packages/schemas': [],
  'packages/api-client': ['schemas'],
  'packages/ui': [],
  'packages/artwork': ['schemas'],
  'apps/site': ['api-client', 'schemas', 'ui'],
  'apps/dashboard': ['api-client', 'schemas', 'ui', 'artwork'],
  'apps/admin': ['api-client', 'schemas', 'ui'],
  'apps/api': ['schemas', 'artwork', 'postgres'],
}

/**
 * Within the API: the folders of `src` that each folder may import. Modules may import one another's repositories and
 * rules.
 */
const apiLayers: Record<string, string[]> = {
  db: ['db'],
  http: ['db', 'http'],
  mail: ['db', 'http', 'mail'],
  metrics: ['db', 'http', 'mail', 'metrics'],
  modules: ['db', 'http', 'mail', 'modules'],
  pages: ['db', 'http', 'mail', 'modules', 'pages'],
}

interface Import {
  file: string
  target: string
  typeOnly: boolean
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path
  }
}

function* importsOf(folder: string): Generator<Import> {
  for (const file of sources(join(root, folder, 'src'))) {
    const text = readFileSync(file, 'utf8')
    for (const [, type, target] of text.matchAll(
      /^(?:import|export)\s+(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]/gm,
    )) {
      if (target) yield { file: relative(root, file), target, typeOnly: Boolean(type) }
    }
    for (const [, target] of text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)) {
      if (target) yield { file: relative(root, file), target, typeOnly: false }
    }
    for (const [, target] of text.matchAll(/^import\s+['"]([^'"]+)['"]/gm)) {
      if (target) yield { file: relative(root, file), target, typeOnly: false }
    }
  }
}

function parts(): string[] {
  return ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  )
}

describe('imports point one way', () => {
  it('covers every workspace package', () => {
    const known = Object.keys(allowed)
    expect(parts().filter((part) => !known.includes(part))).toEqual([])
  })

  it.each(parts())('%s', (part) => {
    const wrong = [...importsOf(part)].filter(({ file, target, typeOnly }) => {
      if (target.startsWith('.'))
        return relative(join(root, part), resolve(root, dirname(file), target)).startsWith('..')
      const [, name] = /^@candour\/([^/]+)/.exec(target) ?? []
      if (!name || allowed[part]?.includes(name)) return false
      // Only exception: the pages module serves the site and uses the type of its server entry.
      return !(file.startsWith('apps/api/src/pages/') && name === 'site' && typeOnly)
    })
    expect(wrong).toEqual([])
  })

  it('has no barrel files: packages export individual files', () => {
    for (const part of parts().filter((name) => name.startsWith('packages/'))) {
      const { exports = {} } = JSON.parse(readFileSync(join(root, part, 'package.json'), 'utf8'))
      expect(Object.keys(exports), part).not.toContain('.')
    }
  })
})

describe('inside the API', () => {
  it.each(Object.keys(apiLayers))('%s imports inner layers only', (layer) => {
    const wrong = [...importsOf('apps/api')].filter(({ file, target, typeOnly }) => {
      if (!file.startsWith(`apps/api/src/${layer}/`) || !target.startsWith('#')) return false
      const [, folder] = /^#([^/]+)\//.exec(target) ?? []
      return folder !== undefined && folder !== 'test' && !typeOnly && !apiLayers[layer]?.includes(folder)
    })
    expect(wrong).toEqual([])
  })
})

it('reads the environment in one place', () => {
  const readers = parts().flatMap((part) =>
    [...sources(join(root, part, 'src'))].filter((file) =>
      readFileSync(file, 'utf8').includes('process.env'),
    ),
  )
  expect(readers.map((file) => relative(root, file))).toEqual(['apps/api/src/config.ts'])
})
