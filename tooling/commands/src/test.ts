import { run } from '#run.ts'

run('biome', 'check', '.')
run('knip')
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
run('turbo', 'run', 'test:faults', 'test:security', 'test:bench', '--concurrency=1', '--output-logs=new-only')
// Last, so that browser tests have both cores to themselves.
run('turbo', 'run', 'typecheck', 'test', '--filter=@candour/e2e', '--concurrency=1', '--output-logs=new-only')
