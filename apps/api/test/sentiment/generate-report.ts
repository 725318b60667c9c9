import { writeFile } from 'node:fs/promises'
import { sentimentReport } from '#test/sentiment/report.ts'

await writeFile(new URL('../../../../docs/sentiment.md', import.meta.url), sentimentReport())
