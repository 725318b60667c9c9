import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '@candour/postgres/free-port.ts'
import pg from 'pg'
import { Client } from '#client.ts'
import { type Debian, noDebian, withDebian } from '#debian.ts'
import { root as checkout } from '#repository.ts'

async function upgradeFrom(commit: string, { root, run }: Debian): Promise<void> {
  console.log(
    `From ${execFileSync('git', ['log', '-1', '--format=%h, %s', commit], { encoding: 'utf8' }).trim()}`,
  )
  await mkdir(join(root, 'srv/old'))
  const unpack = 'git archive "$0" | tar -x -C "$1"'
  execFileSync('bash', ['-c', unpack, commit, join(root, 'srv/old')], { cwd: checkout })
  const [http, https, port] = [await freePort(), await freePort(), await freePort()]
  const answers = [
    ...['DOMAIN=candour.localhost', `HTTP_PORT=${http}`, `HTTPS_PORT=${https}`, `PORT=${port}`],
    ...['SEED_DEMO=true', 'RATE_LIMITS=off', 'SUPERADMIN_EMAIL=operator@candour.test'],
  ]
  await writeFile(join(root, 'root/answers'), `${answers.join('\n')}\n`)
  const script = '/srv/candour/deploy/install.sh'
  await run(script, '--answers', '/root/answers', '--source', '/srv/old')

  const authority = 'var/lib/candour-proxy/caddy/pki/authorities/local/root.crt'
  const ca = await readFile(join(root, authority), 'utf8')
  const visitors = await Visitors.arrive(`https://reviews.candour.localhost:${https}`, ca)
  await visitors.leave(50)
  for (const [option, what] of [
    ['--upgrade', 'The upgrade'],
    ['--back', 'The way back'],
  ] as const) {
    const began = performance.now()
    visitors.forget()
    console.log((await run(script, option)).trim())
    await visitors.leave(50)
    console.log(`${what} took ${seconds(performance.now() - began)}. ${visitors.waits()}`)
  }
  const { stored, failures } = await visitors.end()
  const rows = await countsOf(root)
  const lost = stored.filter((id) => !rows.has(id))
  const doubled = [...rows].filter(([, count]) => count !== 1)
  console.log(
    `${stored.length} reviews: ${lost.length} lost, ${doubled.length} doubled, ${failures.length} other answers`,
  )
  if (lost.length + doubled.length + failures.length > 0) {
    console.error(failures.slice(0, 20).join('\n'))
    process.exitCode = 1
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Visitors who each look at a page and leave a review, in a loop; told to come back, they send the same one again. */
class Visitors {
  readonly #stored: string[] = []
  readonly #failures: string[] = []
  readonly #site: string
  readonly #companyId: string
  #going = true
  #refused = 0
  #longest = 0
  #gap = 0
  #last = performance.now()
  readonly #workers: Promise<void>[]

  static async arrive(site: string, ca: string): Promise<Visitors> {
    const client = new Client(ca)
    const { body } = await client.call(`${site}/api/companies/cafe-luna`)
    client.close()
    return new Visitors({ site, companyId: JSON.parse(body).id, ca })
  }

  private constructor({ site, companyId, ca }: { site: string; companyId: string; ca: string }) {
    this.#site = site
    this.#companyId = companyId
    this.#workers = Array.from({ length: 8 }, () => this.#work(new Client(ca)))
  }

  async #work(client: Client): Promise<void> {
    while (this.#going) {
      await this.#ask(200, () => client.call(`${this.#site}/cafe-luna`))
      const submissionId = randomUUID()
      const json = { companyId: this.#companyId, rating: 5, feedback: `Left ${submissionId}`, submissionId }
      if (await this.#ask(201, () => client.call(`${this.#site}/api/reviews`, { method: 'POST', json }))) {
        this.#stored.push(submissionId)
        this.#gap = Math.max(this.#gap, performance.now() - this.#last)
        this.#last = performance.now()
      }
    }
    client.close()
  }

  /** Asks until there is another answer than 503 with Retry-After; returns whether it is the expected one. */
  async #ask(status: number, call: () => ReturnType<Client['call']>): Promise<boolean> {
    const began = performance.now()
    for (;;) {
      const answer = await call().catch((error: Error) => error)
      if (!(answer instanceof Error) && answer.status === 503 && answer.headers['retry-after']) {
        this.#refused += 1
        await setTimeout(500)
        continue
      }
      this.#longest = Math.max(this.#longest, performance.now() - began)
      if (!(answer instanceof Error) && answer.status === status) return true
      const said = answer instanceof Error ? answer.message : `${answer.status} ${answer.body.slice(0, 200)}`
      this.#failures.push(`${new Date().toISOString()}: ${said}`)
      if (answer instanceof Error) await setTimeout(100)
      return false
    }
  }

  /** Waits for so many more reviews. */
  async leave(count: number): Promise<void> {
    const until = this.#stored.length + count
    while (this.#stored.length < until) await setTimeout(50)
  }

  forget(): void {
    this.#refused = 0
    this.#longest = 0
    this.#gap = 0
    this.#last = performance.now()
  }

  waits(): string {
    return `No review was stored for ${seconds(this.#gap)} at most; the slowest answer took ${seconds(this.#longest)}; 503 with Retry-After: ${this.#refused}.`
  }

  async end() {
    this.#going = false
    await Promise.all(this.#workers)
    return { stored: this.#stored, failures: this.#failures }
  }
}

/** Returns how often the database has the review of each submission. */
async function countsOf(root: string): Promise<Map<string, number>> {
  const folder = join(root, 'var/lib/candour')
  const postmaster = await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')
  const client = new pg.Client({
    ...{ host: '127.0.0.1', port: Number(postmaster.split('\n')[3]), database: 'candour', user: 'candour' },
    password: await readFile(join(folder, 'postgres.owner-password'), 'utf8'),
  })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; count: number }>(
      `select substring(feedback from 6) as id, count(*)::int from reviews where feedback like 'Left %' group by 1`,
    )
    return new Map(rows.map(({ id, count }) => [id, count]))
  } finally {
    await client.end()
  }
}

/**
 * For each commit in the arguments: installs it in a fresh Debian, upgrades it to this checkout and goes back, while
 * visitors leave reviews. Prints how long they waited, and fails if a review was lost or doubled, or if anything was
 * answered but 503 with Retry-After. `--debian FOLDER` keeps the Debian.
 */
const { values, positionals: commits } = parseArgs({
  allowPositionals: true,
  options: { debian: { type: 'string' } },
})
const obstacle = noDebian()
if (obstacle) console.log(`The upgrade was not tested: ${obstacle}`)
else if (commits.length === 0) console.log('Name the commits to upgrade from: pnpm test:upgrade FROM…')
else for (const commit of commits) await withDebian(values.debian, (debian) => upgradeFrom(commit, debian))
