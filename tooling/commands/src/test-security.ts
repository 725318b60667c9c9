import { parseArgs } from 'node:util'
import { run } from '#run.ts'

// What an attacker tries. `--long` gives what is left to chance (the fuzzer) far more tries.
const { values } = parseArgs({ options: { long: { type: 'boolean', default: false } } })
if (values.long) process.env.LONG = '1'
run('turbo', 'run', 'test:security', '--force', '--concurrency=1')
