import { run } from '#run.ts'

run('biome', 'check', '.')
run('knip')
// Two at a time: each starts workers of its own, and a crowded machine makes honest timeouts fire.
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
// After the rest: browser tests share the two cores with nobody.
run('turbo', 'run', 'typecheck', 'test', '--filter=@candour/e2e', '--concurrency=1', '--output-logs=new-only')
