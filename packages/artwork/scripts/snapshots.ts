import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { snapshots } from '../test/snapshots.ts'

for (const { file, canvas } of snapshots) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await canvas().encode('png'))
}
