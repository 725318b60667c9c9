import { billOfMaterials, listComponents } from '#components.ts'

// Writes to standard output: `pnpm --silent sbom > candour.cdx.json`.
process.stdout.write(`${JSON.stringify(billOfMaterials(listComponents()), null, 2)}\n`)
