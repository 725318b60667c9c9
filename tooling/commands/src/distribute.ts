import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { DistributeError, distribute, planDistribution, withClient } from '@candour/api/db/distribute.ts'
import { migrate } from '@candour/api/db/migrate.ts'
import { CommandError, withDatabaseAsItIs } from '#database.ts'

/**
 * Distributes the database over the workers of a Citus cluster (docs/scaling.md#cluster). Asks first, unless `--yes` is
 * given; `--dry-run` prints all statements instead. Can be interrupted and restarted at any time.
 */
const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    shards: { type: 'string', default: '32' },
  },
})
const shards = Number(values.shards)
if (!(Number.isInteger(shards) && shards >= 1 && shards <= 64_000)) {
  console.error('Usage: pnpm distribute [--dry-run] [--yes] [--shards 32]')
  process.exit(1)
}

await withDatabaseAsItIs(async (url) => {
  const plan = () => withClient(url, undefined, (client) => planDistribution(client, shards))
  try {
    if ((await plan()).length === 0) return console.log('The database is distributed already.')
    // Ensures that the schema is current before it is distributed.
    if (!values['dry-run']) await migrate(url)
    const steps = await plan()
    if (values['dry-run']) {
      for (const { title, login, statements } of steps) {
        console.log(`-- ${title}${login ? ` (as ${login})` : ''}`)
        console.log(`begin;\n${statements.map((statement) => `${statement};\n`).join('')}commit;\n`)
      }
      return
    }
    console.log(
      'Reviews will lie on the workers. Until all rows have been copied, visitors and users get 503, and pages repeat their calls. Make a backup first: there is no command for the way back.',
    )
    if (!values.yes && !(await confirms(`Distribute the database in ${shards} shards? (y/N) `))) {
      throw new CommandError('Nothing was changed.')
    }
    const begun = performance.now()
    await distribute(url, shards, (title) => console.log(`${title} …`))
    console.log(`Distributed in ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
  } catch (error) {
    throw error instanceof DistributeError ? new CommandError(error.message) : error
  }
})

async function confirms(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // The end of the input counts as a no.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
  const answer = await Promise.race([terminal.question(question), closed])
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
