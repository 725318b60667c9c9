import { writeFile } from 'node:fs/promises'
import { openapiDocument } from '#test/openapi.ts'

const file = new URL('../../../packages/api-client/openapi.json', import.meta.url)
await writeFile(file, `${JSON.stringify(await openapiDocument(), null, 2)}\n`)
