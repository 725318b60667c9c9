import { writeFile } from 'node:fs/promises'
import { openapiDocument } from '#test/openapi.ts'

const file = new URL('../../../packages/api-client/openapi.json', import.meta.url)
// Biome then breaks the lines that do not fit; it would not join broken ones.
await writeFile(file, JSON.stringify(await openapiDocument()))
