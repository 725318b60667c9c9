import { writeFile } from 'node:fs/promises'
import { sentimentReport } from '#test/sentiment.ts'

await writeFile(new URL('../../../docs/sentiment.md', import.meta.url), await sentimentReport())
