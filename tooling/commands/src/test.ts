import { run } from '#run.ts'

run('biome', 'check', '.')
run('knip')
run('turbo', 'run', 'typecheck', 'test', '--filter=!@candour/e2e', '--output-logs=new-only')
// After the rest: browser tests share the two cores with nobody.
run('turbo', 'run', 'typecheck', 'test', '--filter=@candour/e2e', '--output-logs=new-only')
