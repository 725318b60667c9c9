import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '@candour/postgres/free-port.ts'
import { type Debian, noDebian, withDebian } from '#debian.ts'

const units = [
  ...['candour-proxy.service', 'candour-backup.service', 'candour-verify.service'],
  ...['candour-backup.timer', 'candour-verify.timer'],
]
const data = ['/etc/candour', '/var/lib/candour', '/var/lib/candour-proxy', '/var/backups/candour']

async function install(machine: Debian): Promise<void> {
  const { run, root } = machine
  const [http, https, port] = [await freePort(), await freePort(), await freePort()]
  const answers = [
    ...['DOMAIN=candour.test', 'TLS=internal', `HTTP_PORT=${http}`, `HTTPS_PORT=${https}`],
    `PORT=${port}`,
    ...['SEED_DEMO=true', 'SUPERADMIN_EMAIL=operator@candour.test'],
  ]
  await writeFile(join(root, 'root/answers'), `${answers.join('\n')}\n`)
  const script = ['/srv/candour/deploy/install.sh', '--answers', '/root/answers']

  const before = await tree(machine)
  await run(...script, '--dry-run')
  same(before, await tree(machine), 'a dry run')

  const began = performance.now()
  await run(...script)
  const host = `reviews.candour.test:${https}`
  const authority = '/var/lib/candour-proxy/caddy/pki/authorities/local/root.crt'
  const page = await run(
    ...['curl', '-sS', '--fail', '--cacert', authority, '--resolve', `${host}:127.0.0.1`],
    `https://${host}/cafe-luna`,
  )
  if (!page.includes('Café Luna')) throw new Error(`This is no review page: ${page.slice(0, 500)}`)
  console.log(`From nothing to a review page over TLS: ${Math.round((performance.now() - began) / 1000)} s`)

  const installed = await tree(machine)
  await run(...script)
  same(installed, await tree(machine), 'a second run')

  const server = `candour-server@${port}.service`
  const all = [server, ...units]
  await run('systemd-analyze', 'verify', ...all)
  for (const unit of all.filter((name) => name.endsWith('.service'))) {
    const report = await run('systemd-analyze', 'security', '--offline=yes', '--threshold=30', unit)
    console.log(/Overall exposure level.*?: [\d.]+/.exec(report)?.[0])
  }
  await run('systemctl', 'start', 'candour-backup.service')
  const doctor = JSON.parse(await run('candour', 'doctor', '--json', '--upgrade'))
  const wrong = doctor.checks.filter(({ level }: { level: string }) => level !== 'ok')
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong))
  await checkLimits(machine)
  const failed = await run('systemctl', 'list-units', '--failed', '--plain', '--no-legend')
  if (failed.trim()) throw new Error(`Units failed: ${failed}`)
  console.log(
    'Units pass systemd-analyze verify; a backup was made within its sandbox; the doctor is content',
  )

  await run('/srv/candour/deploy/install.sh', '--remove')
  same(before, await tree(machine, data), 'removal')
  for (const path of ['/var/lib/candour/postgres', '/etc/candour/server.env', '/var/backups/candour']) {
    await run('test', '-e', path)
  }
}

/** Starts a drawing process within the units' sandbox: if it refused setting niceness or cores, nothing else would show it. */
async function checkLimits({ run }: Debian): Promise<void> {
  const task = `const { availableParallelism, getPriority } = process.getBuiltinModule('node:os')
    export default () => [getPriority(), availableParallelism()]`
  const code = `import { processPool } from '/opt/candour/current/apps/api/src/lib/process-pool.ts'
    const run = processPool({ timeoutMs: 20_000, niceness: 10, onOneCore: true })
    console.log(await run(new URL('data:text/javascript,' + ${JSON.stringify(encodeURIComponent(task))}), null))`
  const unit = ['systemd-run', '--quiet', '--wait', '--pipe', '--unit=candour-limits', '-p', 'User=candour']
  const node = ['/opt/candour/current/node/bin/node', '--input-type=module', '-e', code]
  const limits = await run(...unit, ...node)
  if (limits.trim() !== '[ 10, 1 ]') throw new Error(`Niceness and cores of what is drawn: ${limits}`)
  console.log('What is drawn has niceness 10 and, if long, one core')
}

/**
 * Returns all files of the machine with modes, owners, sizes and times, without what Debian keeps of packages, logs
 * and users' former lists.
 */
async function tree({ run }: Debian, without: readonly string[] = []): Promise<string[]> {
  const kept = [
    ...['/proc', '/sys', '/dev', '/run', '/tmp', '/var/tmp', '/var/log', '/srv', '/root', '/etc/ld.so.cache'],
    ...['/var/lib/apt', '/var/lib/dpkg', '/var/cache', '/var/lib/candour', '/var/lib/candour-proxy'],
    ...['/var/lib/systemd', ...without],
    ...['passwd', 'group', 'shadow', 'gshadow'].flatMap((name) => [`/etc/${name}`, `/etc/${name}-`]),
  ]
  const prune = kept.flatMap((path) => ['-o', '-path', path]).slice(1)
  const files = ['-type', 'f', '-printf', '%p %m %u:%g %s %T@\\n']
  const others = ['-not', '-type', 'f', '-printf', '%p %m %u:%g %l\\n']
  const found = await run('find', '/', '-xdev', '(', ...prune, ')', '-prune', '-o', ...files, '-o', ...others)
  const names = await Promise.all(['passwd', 'group'].map((list) => run('getent', list)))
  return [found, ...names].join('\n').split('\n').toSorted()
}

/** @throws Error naming what differs */
function same(before: readonly string[], after: readonly string[], what: string): void {
  const [known, now] = [new Set(before), new Set(after)]
  const differences = [
    ...before.filter((line) => !now.has(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !known.has(line)).map((line) => `+ ${line}`),
  ]
  if (differences.length > 0) {
    throw new Error(`What differs after ${what}:\n${differences.slice(0, 60).join('\n')}`)
  }
  console.log(`After ${what}, ${after.length} files are as before`)
}

/**
 * Installs this checkout with deploy/install.sh in a fresh Debian and prints what holds: a review page over TLS, no
 * change by a second run, hardened units, a backup, and no trace after removal but the data. `--debian FOLDER` keeps the
 * Debian.
 */
const { values } = parseArgs({ options: { debian: { type: 'string' } } })
const obstacle = noDebian()
if (obstacle) console.log(`The installation was not tested: ${obstacle}`)
else await withDebian(values.debian, install)
