import { parseArgs } from 'node:util'
import { run } from '#run.ts'

// Attack tests. `--long` runs the fuzzer with many more iterations.
const { values } = parseArgs({ options: { long: { type: 'boolean', default: false } } })
if (values.long) process.env.LONG = '1'
run('turbo', 'run', 'test:security', '--force', '--concurrency=1')
