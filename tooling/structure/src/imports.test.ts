import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Workspace packages each part may import; all others are forbidden. */
const allowed: Record<string, string[]> = {
  'packages/schemas': [],
  'packages/color': [],
  'packages/texts': ['schemas'],
  'packages/api-client': ['schemas'],
  'packages/ui': ['color'],
  'packages/artwork': ['color', 'schemas', 'texts'],
  'packages/console': ['api-client', 'schemas', 'texts', 'ui'],
  'apps/site': ['api-client', 'schemas', 'texts', 'ui'],
  'apps/dashboard': ['api-client', 'artwork', 'console', 'schemas', 'texts', 'ui'],
  'apps/admin': ['api-client', 'console', 'schemas', 'texts', 'ui'],
  'apps/api': ['color', 'schemas', 'texts', 'artwork', 'postgres'],
}

/** Within the API: what each folder and file of `src` may import of the others. */
const apiLayers: Record<string, string[]> = {
  domain: [],
  lib: ['domain'],
  steering: ['lib'],
  db: ['domain', 'lib'],
  'config.ts': ['lib', 'db'],
  'deps.ts': ['config.ts', 'db', 'lib'],
  mail: ['config.ts', 'lib', 'db'],
  deliveries: ['domain', 'lib', 'db'],
  http: ['config.ts', 'domain', 'lib', 'db'],
  modules: ['config.ts', 'deps.ts', 'domain', 'lib', 'db', 'http', 'mail', 'deliveries', 'steering'],
  pages: ['config.ts', 'deps.ts', 'domain', 'lib', 'db', 'http', 'modules'],
  observability: ['config.ts', 'lib', 'db', 'http', 'mail', 'deliveries'],
  'app-deps.ts': ['config.ts', 'deps.ts', 'db', 'lib', 'modules'],
  process: ['config.ts', 'deps.ts', 'app-deps.ts', 'domain', 'lib', 'db', 'mail', 'deliveries', 'modules'],
  'app.ts': ['app-deps.ts', 'http', 'lib', 'modules', 'process'],
  'server.ts': [
    ...['app.ts', 'app-deps.ts', 'config.ts', 'db', 'http', 'mail', 'modules'],
    ...['observability', 'pages', 'process'],
  ],
}

/**
 * Within a part: the other slices that each slice may import. Front ends follow bulletproof-react: `shared` is imported
 * by features, and both by `app`, never the other way round.
 */
const slices: Record<string, { folder: string; imports: Record<string, string[]> }> = {
  'apps/api': {
    folder: 'modules',
    imports: {
      accounts: ['companies', 'push'],
      alerts: ['notifications', 'push', 'reviews'],
      analytics: ['reviews'],
      'api-docs': [],
      'api-keys': ['accounts'],
      attention: ['accounts', 'companies'],
      audit: ['accounts', 'companies'],
      brand: ['images'],
      cases: ['accounts', 'live', 'notifications'],
      changes: ['companies', 'images', 'prints', 'reviews'],
      channels: ['alerts', 'companies', 'locations', 'notifications'],
      checklist: [],
      companies: ['checklist', 'images'],
      'company-bulk': ['companies', 'users'],
      'company-imports': ['companies', 'google-link', 'locations', 'users'],
      conversations: ['accounts', 'cases', 'companies', 'live', 'notifications', 'receipts', 'reviews'],
      'deleted-companies': ['accounts', 'companies', 'images', 'view-as'],
      demo: ['companies'],
      digests: ['analytics', 'funnel', 'notifications', 'reviews'],
      evidence: ['audit', 'companies', 'images', 'system'],
      funnel: ['audit', 'companies', 'placements', 'reviews'],
      'google-link': [],
      health: [],
      images: [],
      live: ['accounts', 'api-keys', 'demo'],
      locations: ['companies'],
      notifications: ['checklist', 'locations', 'push'],
      placements: ['audit', 'companies', 'locations'],
      platform: ['companies', 'print-orders'],
      'print-orders': ['companies', 'images', 'placements', 'prints'],
      printers: ['accounts', 'users'],
      prints: ['audit', 'companies', 'images', 'placements'],
      practice: ['companies', 'funnel'],
      privacy: ['companies', 'live', 'reviews'],
      push: [],
      receipts: ['cases', 'companies', 'live', 'privacy', 'reviews', 'text-analysis'],
      'reply-templates': ['companies'],
      reviews: ['accounts', 'audit', 'cases', 'companies', 'live', 'placements', 'text-analysis'],
      'sign-in': ['accounts', 'companies'],
      settings: [],
      system: ['audit', 'demo', 'privacy', 'push', 'settings'],
      team: ['accounts', 'companies'],
      'text-analysis': [],
      themes: ['analytics', 'reviews', 'text-analysis'],
      'two-factor': ['accounts'],
      'unsent-mails': [],
      users: ['accounts', 'companies', 'team', 'two-factor'],
      'view-as': ['accounts'],
      walks: ['accounts', 'companies', 'images', 'notifications', 'placements'],
      watch: ['companies', 'placements'],
      webhooks: ['reviews'],
    },
  },
  'apps/site': {
    folder: 'features',
    imports: {
      changes: [],
      companies: [],
      demo: ['companies', 'marketing', 'reviews'],
      marketing: [],
      practice: ['changes', 'privacy'],
      privacy: [],
      receipts: [],
      reviews: ['changes'],
    },
  },
  'apps/dashboard': {
    folder: 'features',
    imports: {
      accounts: ['sign-in', 'two-factor'],
      analytics: [],
      'api-keys': [],
      audit: [],
      cases: ['reply-templates'],
      changes: [],
      channels: ['notifications'],
      checklist: ['notifications'],
      companies: [],
      demo: [],
      funnel: [],
      inbox: ['cases', 'push', 'reviews'],
      live: ['reviews'],
      locations: [],
      notifications: ['push'],
      placements: ['watch'],
      'print-orders': ['checklist'],
      prints: ['checklist', 'print-orders'],
      privacy: [],
      push: [],
      'reply-templates': [],
      reviews: [],
      'sign-in': ['two-factor'],
      team: [],
      themes: ['analytics'],
      'two-factor': [],
      waiting: ['print-orders', 'reviews', 'watch'],
      walks: [],
      watch: [],
      webhooks: [],
    },
  },
  'apps/admin': {
    folder: 'features',
    imports: {
      'api-keys': [],
      attention: [],
      audit: [],
      companies: ['deleted-companies', 'users'],
      'company-imports': [],
      'deleted-companies': [],
      'print-orders': ['printers'],
      printers: [],
      system: [],
      'unsent-mails': [],
      users: [],
      webhooks: [],
    },
  },
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

/** Imports of a part by alias, as paths below its `src`. Type-only imports count like any other. */
function* innerImports(part: string): Generator<{ from: string; to: string }> {
  for (const { file, target } of importsOf(part)) {
    if (target.startsWith('#') && !/^#(bench|test)\//.test(target)) {
      yield { from: relative(join(part, 'src'), file), to: target.slice(1) }
    }
  }
}

describe('inside the API', () => {
  const layerOf = (path: string) => path.split('/', 1)[0] ?? ''

  it('has a layer for every folder and file', () => {
    const found = readdirSync(join(root, 'apps/api/src')).filter((name) => !name.endsWith('.test.ts'))
    expect(found.toSorted()).toEqual(Object.keys(apiLayers).toSorted())
  })

  it('has no layers that import each other', () => {
    expect(cyclesOf(new Map(Object.entries(apiLayers)))).toEqual([])
  })

  it.each(Object.entries(apiLayers))('%s imports inner layers only', (layer, inner) => {
    const wrong = [...innerImports('apps/api')].filter(({ from, to }) => {
      const imported = layerOf(to)
      return layerOf(from) === layer && imported !== layer && !inner.includes(imported)
    })
    expect(wrong).toEqual([])
  })
})

it('imports only types of node:http into the API, see lib/node-http.ts', () => {
  const wrong = [...importsOf('apps/api')].filter(
    ({ target, typeOnly }) => target === 'node:http' && !typeOnly,
  )
  expect(wrong).toEqual([])
})

describe('slices', () => {
  it.each(Object.entries(slices))('%s: each imports only those it may', (part, { folder, imports }) => {
    const sliceOf = (path: string) => (path.startsWith(`${folder}/`) ? path.split('/', 2)[1] : undefined)
    expect(Object.keys(imports).toSorted()).toEqual(readdirSync(join(root, part, 'src', folder)).toSorted())
    const wrong = [...innerImports(part)].filter(({ from, to }) => {
      const [slice, other] = [sliceOf(from), sliceOf(to)]
      return slice && other && other !== slice && !imports[slice]?.includes(other)
    })
    expect(wrong).toEqual([])
  })

  it.each(['apps/site', 'apps/dashboard', 'apps/admin'])(
    '%s: app imports features, features import shared',
    (part) => {
      const order = ['shared', 'features', 'app']
      const rank = (path: string) => order.indexOf(path.split('/', 1)[0] ?? '')
      const wrong = [...innerImports(part)].filter(({ from, to }) => rank(from) >= 0 && rank(to) > rank(from))
      expect(wrong).toEqual([])
    },
  )
})

describe('cycles', () => {
  it('has none among the declared slices', () => {
    for (const { imports } of Object.values(slices)) {
      expect(cyclesOf(new Map(Object.entries(imports)))).toEqual([])
    }
  })

  it('has none among the files and folders in any folder of the API', () => {
    const imports = [...innerImports('apps/api')]
    const folders = new Set(['', ...imports.flatMap(({ from }) => foldersOf(from))])
    for (const folder of folders) {
      const graph = new Map<string, string[]>()
      for (const { from, to } of imports) {
        const [importing, imported] = [within(folder, from), within(folder, to)]
        if (!importing || !imported || importing === imported) continue
        graph.set(importing, [...(graph.get(importing) ?? []), imported])
      }
      expect(cyclesOf(graph), `in src/${folder}`).toEqual([])
    }
  })

  it('has none among files, type-only imports included', () => {
    const graph = new Map<string, string[]>()
    for (const part of parts()) {
      for (const { file, target } of importsOf(part)) {
        const path = resolveImport(part, file, target)
        if (path) graph.set(file, [...(graph.get(file) ?? []), path])
      }
    }
    expect(cyclesOf(graph)).toEqual([])
  })
})

/** Returns the folders that contain a path, each with a slash at its end. */
const foldersOf = (path: string) => Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index + 1))

/** Returns the file or folder in `folder` that is or contains a path; undefined if it is elsewhere. */
const within = (folder: string, path: string) =>
  path.startsWith(folder) ? path.slice(folder.length).split('/', 1)[0] : undefined

/** Returns the imported file, relative to the repository root; undefined for external packages. */
function resolveImport(part: string, file: string, target: string): string | undefined {
  if (target.startsWith('.')) return join(dirname(file), target)
  if (/^#(bench|test)\//.test(target)) return join(part, target.slice(1))
  if (target.startsWith('#')) return join(part, 'src', target.slice(1))
  const [, name, path] = /^@candour\/([^/]+)\/(.+)$/.exec(target) ?? []
  return name && path && parts().includes(`packages/${name}`)
    ? join('packages', name, 'src', path)
    : undefined
}

/** Returns every cycle that a depth-first search finds, each as a path. */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  const visit = (node: string) => {
    const start = path.indexOf(node)
    if (start >= 0) return void cycles.push([...path.slice(start), node])
    if (done.has(node)) return
    path.push(node)
    for (const next of graph.get(node) ?? []) visit(next)
    path.pop()
    done.add(node)
  }
  for (const node of graph.keys()) visit(node)
  return cycles
}

it('reads the environment in one place', () => {
  const readers = parts().flatMap((part) =>
    [...sources(join(root, part, 'src'))].filter((file) =>
      readFileSync(file, 'utf8').includes('process.env'),
    ),
  )
  expect(readers.map((file) => relative(root, file))).toEqual(['apps/api/src/config.ts'])
})
