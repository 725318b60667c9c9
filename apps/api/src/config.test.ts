import { describe, expect, it } from 'vitest'
import { ConfigError, namesSslMode, parseConfig } from '#config.ts'

describe('parseConfig', () => {
  it('has a default for everything', () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      seedDemo: true,
      origins: {
        site: 'http://localhost:3000',
        dashboard: 'http://localhost:3000',
        admin: 'http://localhost:3000',
      },
      landing: 'marketing',
      trustProxy: false,
      rateLimits: true,
    })
  })

  it('derives the origins from the port, and does not seed the demo into an external database', () => {
    const config = parseConfig({ PORT: '8080', DATABASE_URL: 'postgres://u@db/candour' })
    expect(config.origins.site).toBe('http://localhost:8080')
    expect(config.seedDemo).toBe(false)
  })

  it('requires a second factor of superadmins in production, unless set', () => {
    const required = (env: Record<string, string>) => parseConfig(env).requireTwoFactor
    expect(required({})).toBe('off')
    expect(required({ NODE_ENV: 'production' })).toBe('superadmin')
    expect(required({ NODE_ENV: 'production', REQUIRE_TWO_FACTOR: 'off' })).toBe('off')
    expect(required({ REQUIRE_TWO_FACTOR: 'everyone' })).toBe('everyone')
  })

  it('treats an empty value as unset', () => {
    expect(parseConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: undefined, port: 3000 })
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['LANDING', 'home'],
    ['RATE_LIMITS', 'yes'],
    ['REQUIRE_TWO_FACTOR', 'admins'],
    ['SEED_DEMO', '1'],
    ['SITE_ORIGIN', 'reviews.example.com'],
    ['SITE_ORIGIN', 'https://example.com/reviews'],
    ['SITE_ORIGIN', 'https://example.com/'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_URL', 'postgres://u@db/candour?options=-c%20role%3Dpostgres'],
    ['DATABASE_DIRECT_URL', 'mysql://db'],
    ['DATABASE_DIRECT_URL', 'postgres://u@db/candour?options=-c%20role%3Dpostgres'],
    ['DATABASE_STATEMENT_NAMES', 'yes'],
    ['DATABASE_REPLICA_URL', 'mysql://db'],
    ['DATABASE_REPLICA_URL', 'postgres://u@db/candour?options=-c%20role%3Dpostgres'],
    ['SMTP_URL', 'localhost'],
    ['SMTP_URL', 'smtp://mail.example.com?tls=no'],
    ['SMTP_URL', 'smtp://mail.example.com?ignoreTLS=true'],
    ['SESSION_SECRET', 'short'],
    ['SUPERADMIN_EMAIL', 'me'],
    ['SUPERADMIN_PASSWORD', '1234567'],
    ['TRUST_PROXY', 'everyone'],
    ['OUTBOUND_ALLOW', '10.0.0.1'],
    ['OUTBOUND_ALLOW', '10.0.0.0/8,intranet'],
    ['NODE_ENV', 'staging'],
    ['METRICS_PORT', '0'],
    ['METRICS_PORT', '3000'],
    ['DRAIN_SECONDS', '3600'],
    ['SESSION_SECRET', `${'a'.repeat(32)},short`],
    ['COOKIE_DOMAIN', 'example.com'],
  ])('rejects %s=%s and names the variable', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => parseConfig({ [name]: value })).toThrow(name)
  })

  it('reports every invalid variable in one error', () => {
    expect(() => parseConfig({ PORT: 'x', LANDING: 'y' })).toThrow(/PORT[\s\S]*LANDING/)
  })

  it('accepts several secrets, newest first', () => {
    const [newer, older] = ['a'.repeat(32), 'b'.repeat(32)]
    expect(parseConfig({ SESSION_SECRET: `${newer}, ${older}` }).sessionSecrets).toEqual([newer, older])
  })

  it('accepts only a cookie domain that is a parent of both consoles', () => {
    const env = {
      DASHBOARD_ORIGIN: 'https://app.example.com',
      ADMIN_ORIGIN: 'https://admin.internal.example.com',
    }
    expect(parseConfig({ ...env, COOKIE_DOMAIN: 'example.com' }).cookieDomain).toBe('example.com')
    expect(() => parseConfig({ ...env, COOKIE_DOMAIN: 'internal.example.com' })).toThrow(
      /COOKIE_DOMAIN must be a parent domain .* https:\/\/app\.example\.com\.$/,
    )
    expect(() => parseConfig({ ...env, COOKIE_DOMAIN: 'ample.com' })).toThrow('COOKIE_DOMAIN')
  })

  it('requires a session secret in production with an external database', () => {
    const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://u@db/candour' }
    expect(() => parseConfig(env)).toThrow('SESSION_SECRET is required')
    expect(parseConfig({ ...env, SESSION_SECRET: 'x'.repeat(32) }).production).toBe(true)
  })

  it('uses the same address without a pooler unless another one is set', () => {
    const [pooled, direct] = ['postgres://u:secret@pooler:6432/candour', 'postgres://u:secret@db/candour']
    expect(parseConfig({ DATABASE_URL: pooled })).toMatchObject({
      databaseDirectUrl: pooled,
      statementNames: true,
    })
    const env = {
      DATABASE_URL: pooled,
      DATABASE_DIRECT_URL: direct,
      DATABASE_STATEMENT_NAMES: 'off',
    }
    expect(parseConfig(env)).toMatchObject({
      ...{ databaseUrl: pooled, databaseDirectUrl: direct },
      statementNames: false,
    })
    expect(() => parseConfig({ DATABASE_DIRECT_URL: direct })).toThrow(
      'DATABASE_DIRECT_URL has no effect without DATABASE_URL',
    )
    for (const other of ['postgres://u:other@db/candour', 'postgres://u@db/candour']) {
      expect(() => parseConfig({ ...env, DATABASE_DIRECT_URL: other })).toThrow(
        'must contain the same password',
      )
    }
  })

  it('accepts a replica for an external database only, with the same password', () => {
    const [primary, replica] = ['postgres://u:p@db/candour', 'postgres://u:p@standby/candour']
    expect(parseConfig({}).databaseReplicaUrl).toBeUndefined()
    expect(parseConfig({ DATABASE_URL: primary, DATABASE_REPLICA_URL: replica })).toMatchObject({
      databaseReplicaUrl: replica,
    })
    expect(() => parseConfig({ DATABASE_REPLICA_URL: replica })).toThrow(
      'DATABASE_REPLICA_URL has no effect without DATABASE_URL',
    )
    const other = 'postgres://u:other@standby/candour'
    expect(() => parseConfig({ DATABASE_URL: primary, DATABASE_REPLICA_URL: other })).toThrow(
      'must contain the same password',
    )
  })

  it('notices a remote database whose URL does not state whether connections are encrypted', () => {
    const unsaid = ['postgres://u:p@db:5432/candour', 'postgresql://10.0.0.7/candour?connect_timeout=5']
    const said = ['postgres://db/c?sslmode=verify-full', 'postgres://db/c?a=1&sslmode=disable']
    const here = ['postgres://localhost/c', 'postgres://127.0.0.1:5433/c', 'postgres://[::1]/c']
    expect(unsaid.filter(namesSslMode)).toEqual([])
    expect([...said, ...here].filter((url) => !namesSslMode(url))).toEqual([])
  })
})
