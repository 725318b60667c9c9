import { billOfMaterials, listComponents } from '#components.ts'

// The bill of materials goes to the standard output: `pnpm --silent sbom > candour.cdx.json`.
process.stdout.write(`${JSON.stringify(billOfMaterials(listComponents()), null, 2)}\n`)
