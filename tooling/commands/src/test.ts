import { run } from '#run.ts'
import { withScratchFolder } from '#scratch-folder.ts'

run('biome', 'check', '.')
run('knip')
withScratchFolder(() => {
  // Two at a time: each task starts workers of its own, and an overloaded machine causes spurious timeouts.
  run(
    'turbo',
    'run',
    'typecheck',
    'test',
    '--filter=!@candour/e2e',
    '--concurrency=2',
    '--output-logs=new-only',
  )
  run('turbo', 'run', 'test:faults', 'test:security', '--concurrency=1', '--output-logs=new-only')
  // After the others, so that browser tests have both cores to themselves.
  run(
    'turbo',
    'run',
    'typecheck',
    'test',
    '--filter=@candour/e2e',
    '--concurrency=1',
    '--output-logs=new-only',
  )
})
// On a disk, as its ceilings were measured.
run('turbo', 'run', 'test:bench', '--output-logs=new-only')
