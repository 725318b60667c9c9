import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A package that is part of the product. */
export interface Component {
  name: string
  version: string
  /** SPDX id or expression, as declared by the package. */
  license: string
  homepage?: string
}

/** Returns all registry packages needed to run the product, including transitive ones, by name and version. */
export function listComponents(): Component[] {
  const listed: Record<string, { name: string; versions: string[]; homepage?: string }[]> = JSON.parse(
    execFileSync('pnpm', ['licenses', 'list', '--prod', '--json'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )
  return Object.entries(listed)
    .flatMap(([license, packages]) =>
      packages.flatMap(({ name, versions, homepage }) =>
        versions.map((version) => ({ name, version, license, ...(homepage && { homepage }) })),
      ),
    )
    .toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}

/** Returns a software bill of materials (CycloneDX 1.6) of the components. */
export function billOfMaterials(components: readonly Component[]) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'candour', 'bom-ref': 'candour' } },
    components: components.map(({ name, version, license, homepage }) => {
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
      return {
        type: 'library',
        'bom-ref': purl,
        name,
        version,
        purl,
        licenses: [/[ ()]/.test(license) ? { expression: license } : { license: { id: license } }],
        ...(homepage && { externalReferences: [{ type: 'website', url: homepage }] }),
      }
    }),
  }
}
