import { spawnSync } from 'node:child_process'
import { postgresBinDir } from '#postgres-bin-dir.ts'
import { run } from '#run.ts'

// Separate from `test`, because it needs programs that npm does not have.
const binDir = postgresBinDir()
if (!binDir || spawnSync('pgbackrest', ['version']).error) {
  console.log(
    'The test of point-in-time recovery did not run: pgbackrest or postgresql not found. On Debian: apt install pgbackrest postgresql',
  )
} else {
  process.env.POSTGRES_BIN_DIR = binDir
  run('turbo', 'run', 'test:pitr', '--output-logs=new-only')
}
