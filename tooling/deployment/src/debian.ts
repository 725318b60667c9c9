import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { root as checkout } from '#repository.ts'

const execute = promisify(execFile)
const buffer = { maxBuffer: 256 * 1024 * 1024 }

/** A Debian in which systemd runs as on a server. Its network is that of this machine. */
export interface Debian {
  /** Its root folder. */
  root: string
  /** Runs a program in it. @throws Error with its output if it fails */
  run(...command: string[]): Promise<string>
}

/** Returns why `withDebian` cannot work here, as a sentence. */
export function noDebian(): string | undefined {
  const missing = ['debootstrap', 'systemd-nspawn', 'nsenter'].filter(
    (program) => spawnSync(program, ['--version']).error,
  )
  if (missing.length > 0) {
    return `${missing.join(', ')} not found. On Debian: apt install debootstrap systemd-container`
  }
  return process.getuid?.() === 0 ? undefined : 'it needs root, for a Debian of its own'
}

/**
 * Boots a fresh Debian with this checkout in /srv/candour, and removes it afterwards.
 *
 * @param kept a folder in which the Debian made by debootstrap is kept for the next time
 */
export async function withDebian(kept: string | undefined, work: (debian: Debian) => Promise<void>) {
  const folder = await mkdtemp(join(process.env.TMPDIR ?? '/var/tmp', 'candour-debian-'))
  const base = resolve(kept ?? join(folder, 'base'))
  const root = join(folder, 'root')
  try {
    if (spawnSync('test', ['-d', join(base, 'etc')]).status !== 0) {
      console.log('Making a Debian…')
      const packages = '--include=systemd,systemd-sysv,dbus'
      await execute('debootstrap', ['--variant=minbase', packages, 'trixie', base], buffer)
    }
    await execute('cp', ['-a', '--reflink=auto', base, root])
    await mkdir(join(root, 'srv/candour'), { recursive: true })
    const files = 'git ls-files -co --exclude-standard -z | xargs -0 ls -d 2>/dev/null | tar -c -T -'
    await execute('bash', ['-c', `${files} | tar -x -C "$0"`, join(root, 'srv/candour')], { cwd: checkout })
    // Certificate authorities of this machine's network, if it has its own.
    const authorities = process.env.NODE_EXTRA_CA_CERTS
    if (authorities) await cp(authorities, join(root, 'etc/authorities.crt'))
    const { run, stop } = await boot(root)
    await work({ root, run }).finally(stop)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function boot(root: string): Promise<Omit<Debian, 'root'> & { stop(): Promise<void> }> {
  const options = ['--boot', '--register=no', '--keep-unit', '--link-journal=no', '--console=pipe']
  const child = spawn('systemd-nspawn', ['-D', root, ...options], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const children = `/proc/${child.pid}/task/${child.pid}/children`
  const own = process.env.NODE_EXTRA_CA_CERTS
    ? ['CURL_CA_BUNDLE=/etc/authorities.crt', 'NODE_EXTRA_CA_CERTS=/etc/authorities.crt']
    : []
  const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
  const run = async (...command: string[]) => {
    const leader = (await readFile(children, 'utf8')).trim().split(' ')[0] ?? ''
    const into = ['-t', leader, '-m', '-u', '-i', '-p', '-r', '-w']
    const { stdout, stderr } = await execute(
      'nsenter',
      [...into, 'env', '-i', path, 'HOME=/root', ...own, ...command],
      buffer,
    )
    return stdout + stderr
  }
  const stop = async () => {
    await run('systemctl', 'poweroff', '--no-block').catch(() => child.kill('SIGKILL'))
    await ended
  }
  for (let tries = 0; tries < 300; tries += 1) {
    const state = await run('systemctl', 'is-system-running').catch(
      (error: { stdout?: string }) => error.stdout ?? '',
    )
    if (/running|degraded/.test(state)) return { run, stop }
    await setTimeout(200)
  }
  await stop()
  throw new Error('systemd does not start in this Debian.')
}
