import { createECDH } from 'node:crypto'
import { existsSync } from 'node:fs'
import { role } from '@candour/schemas/accounts.ts'
import { z } from 'zod'
import { parseKeep } from '#db/backup/keep.ts'
import { appRole, passwordOf } from '#db/logins.ts'
import type { Secrets } from '#lib/secret-box.ts'
import { describeVariables, type Showing } from '#lib/shown-variables.ts'

/** Invalid environment. The message has one line per problem, for the person starting the server. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const flag = (values: readonly [on: string, off: string]) =>
  z.enum(values, `must be ${values.join(' or ')}`).transform((value) => value === values[0])

const origin = z
  .string()
  .refine(
    (value) => /^https?:/.test(value) && URL.parse(value)?.origin === value,
    'must be an origin without a path, such as https://reviews.example.com',
  )

const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` })

const databaseUrl = url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/candour').refine(
  (value) => !URL.parse(value)?.searchParams.has('options'),
  'must not set options: they could switch the connection to another role and bypass row-level security',
)

const operatorRole = role.exclude(['company_admin'])

const list = (value: string) => value.split(',').map((item) => item.trim())

const port = (ifWrong: string) => z.coerce.number(ifWrong).int(ifWrong).min(1, ifWrong).max(65535, ifWrong)

const proxy = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(['loopback', 'linklocal', 'uniquelocal'])],
  'must be addresses or CIDR ranges, such as 10.0.0.0/8, separated by commas',
)

const range = z.union(
  [z.cidrv4(), z.cidrv6()],
  'must be CIDR ranges, such as 10.0.0.0/8, separated by commas',
)

const p256Key = z.string().refine((value) => {
  try {
    createECDH('prime256v1').setPrivateKey(value, 'base64url')
    return /^[\w-]{43}=?$/.test(value)
  } catch {
    return false
  }
}, 'must be a private key of P-256 in base64url, such as `npx web-push generate-vapid-keys` prints')

const groupRole = z
  .string()
  .regex(
    /^.{1,200}:(superadmin|printer)$/,
    'must be groups with their roles, such as staff:superadmin, separated by commas',
  )
  .transform((value) => {
    const at = value.lastIndexOf(':')
    return { group: value.slice(0, at), role: operatorRole.parse(value.slice(at + 1)) }
  })

const secret = z.string().min(32, 'must have at least 32 characters; separate several secrets with commas')

const environment = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .optional(),
  PORT: port('must be a port number').default(3000),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port('must be a port number').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/, 'http://localhost:4318').optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1),
  DRAIN_SECONDS: z.coerce
    .number('must be a number of seconds')
    .min(0, 'must be a number of seconds')
    .max(60, 'must be at most 60 seconds')
    .default(0),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_STATEMENT_NAMES: flag(['on', 'off']).default(true),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  SESSION_SECRET: z
    .string()
    .transform(list)
    .pipe(z.tuple([secret], secret))
    .optional(),
  VAPID_PRIVATE_KEY: p256Key.optional(),
  SUPERADMIN_EMAIL: z.email('must be an e-mail address').max(254).default('admin@example.com'),
  SUPERADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(256).optional(),
  SEED_DEMO: flag(['true', 'false']).optional(),
  DEMO_DASHBOARD: flag(['on', 'off']).optional(),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587')
    .refine(
      (value) => /^(\?tls=off)?$/.test(URL.parse(value)?.search ?? ''),
      'must have no query parameters except ?tls=off',
    )
    .optional(),
  MAIL_FROM: z.string().min(3).default('Candour <no-reply@localhost>'),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+)*$/, 'must be a name such as mail or 2024.key')
    .max(63, 'must have at most 63 characters')
    .optional(),
  MAIL_RETRY_SECONDS: z.coerce
    .number('must be a number of seconds')
    .min(0.1, 'must be at least 0.1 seconds')
    .max(60, 'must be at most 60 seconds')
    .default(5),
  SITE_ORIGIN: origin.optional(),
  DASHBOARD_ORIGIN: origin.optional(),
  ADMIN_ORIGIN: origin.optional(),
  COOKIE_DOMAIN: z.hostname('must be a domain such as example.com').optional(),
  TRUST_PROXY: z.string().transform(list).pipe(z.array(proxy)).optional(),
  LANDING: z.enum(['marketing', 'choice'], 'must be marketing or choice').optional(),
  BOOKING_URL: url(/^https?$/, 'https://example.com/book').default('https://example.com/book-a-call'),
  ORDER_TERMS: z.string().max(300, 'must have at most 300 characters').optional(),
  PROVIDER_NAME: z.string().min(1).max(60).default('Candour'),
  PROVIDER_URL: url(/^https?$/, 'https://example.com').default('https://example.com'),
  OIDC_ISSUER: url(/^https?$/, 'https://login.example.com').optional(),
  OIDC_CLIENT_ID: z.string().max(255, 'must have at most 255 characters').optional(),
  OIDC_CLIENT_SECRET: z.string().max(500, 'must have at most 500 characters').optional(),
  OIDC_ROLES: z.string().transform(list).pipe(z.array(groupRole)).optional(),
  PROVIDER_EMAIL: z.email('must be an e-mail address').max(254).optional(),
  OUTBOUND_ALLOW: z.string().transform(list).pipe(z.array(range)).default([]),
  TELEGRAM_API_URL: origin.default('https://api.telegram.org'),
  RATE_LIMITS: flag(['on', 'off']).default(true),
  AUDIT_DAYS: z.coerce
    .number('must be a number of days')
    .int('must be a whole number of days')
    .min(30, 'must be at least 30 days')
    .max(36_500, 'must be at most 36500 days')
    .default(400),
  REQUIRE_TWO_FACTOR: z
    .enum(['off', 'superadmin', 'everyone'], 'must be off, superadmin or everyone')
    .optional(),
  BACKUP_S3_BUCKET: z
    .string()
    .regex(/^[\w.-]{3,63}$/, 'must be the name of a bucket')
    .optional(),
  BACKUP_S3_ENDPOINT: origin.optional(),
  BACKUP_S3_REGION: z.string().max(64).default('us-east-1'),
  BACKUP_S3_PREFIX: z
    .string()
    .regex(/^([\w.-]+\/)+$/, 'must be a folder such as candour/')
    .max(200, 'must have at most 200 characters')
    .default(''),
  BACKUP_AGE_RECIPIENT: z
    .string()
    .transform(list)
    .pipe(
      z.array(
        z
          .string()
          .regex(
            /^age1[a-z0-9]{50,4000}$/,
            'must be public keys as age-keygen prints them: age1…, separated by commas',
          ),
      ),
    )
    .optional(),
  BACKUP_AGE_IDENTITY: z.string().optional(),
  BACKUP_KEEP: z
    .string()
    .transform((value, context) => {
      const keep = parseKeep(value)
      if (!keep) context.addIssue('must be numbers of days, weeks and months such as 7d 4w 12m')
      return keep ?? z.NEVER
    })
    .optional(),
})

/** How each variable is shown to operators; a new one must be listed. */
const showing = {
  NODE_ENV: 'plain',
  PORT: 'plain',
  HOST: 'plain',
  METRICS_PORT: 'plain',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'address',
  OTEL_TRACES_SAMPLER_ARG: 'plain',
  DRAIN_SECONDS: 'plain',
  DATA_DIR: 'plain',
  DATABASE_URL: 'address',
  DATABASE_DIRECT_URL: 'address',
  DATABASE_STATEMENT_NAMES: 'plain',
  DATABASE_REPLICA_URL: 'address',
  SESSION_SECRET: 'secret',
  VAPID_PRIVATE_KEY: 'secret',
  SUPERADMIN_EMAIL: 'plain',
  SUPERADMIN_PASSWORD: 'secret',
  SEED_DEMO: 'plain',
  DEMO_DASHBOARD: 'plain',
  SMTP_URL: 'address',
  MAIL_FROM: 'plain',
  DKIM_SELECTOR: 'plain',
  MAIL_RETRY_SECONDS: 'plain',
  SITE_ORIGIN: 'address',
  DASHBOARD_ORIGIN: 'address',
  ADMIN_ORIGIN: 'address',
  COOKIE_DOMAIN: 'plain',
  TRUST_PROXY: 'plain',
  LANDING: 'plain',
  BOOKING_URL: 'address',
  ORDER_TERMS: 'plain',
  PROVIDER_NAME: 'plain',
  PROVIDER_URL: 'address',
  PROVIDER_EMAIL: 'plain',
  OUTBOUND_ALLOW: 'plain',
  TELEGRAM_API_URL: 'address',
  RATE_LIMITS: 'plain',
  AUDIT_DAYS: 'plain',
  REQUIRE_TWO_FACTOR: 'plain',
  OIDC_ISSUER: 'address',
  OIDC_CLIENT_ID: 'plain',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_ROLES: 'plain',
  BACKUP_S3_BUCKET: 'plain',
  BACKUP_S3_ENDPOINT: 'address',
  BACKUP_S3_REGION: 'plain',
  BACKUP_S3_PREFIX: 'plain',
  BACKUP_AGE_RECIPIENT: 'plain',
  BACKUP_AGE_IDENTITY: 'secret',
  BACKUP_KEEP: 'plain',
} as const satisfies Record<keyof typeof environment.shape, Showing>

/** Settings of one process, read once on startup. */
export type Config = ReturnType<typeof parseConfig>

/**
 * Validates the environment and applies defaults. An empty value counts as unset.
 *
 * @throws ConfigError naming every invalid variable.
 */
export function parseConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`).join('\n'),
    )
  }
  const e = parsed.data
  const production = e.NODE_ENV === 'production'
  const seedDemo = e.SEED_DEMO ?? !e.DATABASE_URL
  if (production && e.DATABASE_URL && !e.SESSION_SECRET) {
    throw new ConfigError(
      'SESSION_SECRET is required with DATABASE_URL in production: 32 or more random characters.',
    )
  }
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const) {
    const url = e[name]
    if (!url) continue
    if (!e.DATABASE_URL) throw new ConfigError(`${name} has no effect without DATABASE_URL.`)
    if (!isSamePassword(e.DATABASE_URL, url)) {
      throw new ConfigError(
        `DATABASE_URL and ${name} must contain the same password, spelled the same, because those of the logins are derived from it.`,
      )
    }
  }
  if (e.BACKUP_S3_BUCKET && !e.BACKUP_AGE_RECIPIENT) {
    throw new ConfigError(
      'BACKUP_AGE_RECIPIENT is required with BACKUP_S3_BUCKET: backups are encrypted before they leave.',
    )
  }
  if (e.METRICS_PORT === e.PORT) throw new ConfigError('METRICS_PORT must differ from PORT.')
  if (new Set([e.OIDC_ISSUER, e.OIDC_CLIENT_ID, e.OIDC_ROLES].map((value) => value === undefined)).size > 1) {
    throw new ConfigError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_ROLES must be set together.')
  }
  const local = `http://localhost:${e.PORT}`
  const origins = {
    site: e.SITE_ORIGIN ?? local,
    dashboard: e.DASHBOARD_ORIGIN ?? local,
    admin: e.ADMIN_ORIGIN ?? local,
  }
  const stranger = [origins.dashboard, origins.admin].find((given) => !isBelow(given, e.COOKIE_DOMAIN))
  if (stranger) {
    throw new ConfigError(
      `COOKIE_DOMAIN must be a parent domain of DASHBOARD_ORIGIN and ADMIN_ORIGIN, but ${e.COOKIE_DOMAIN} is not a parent domain of ${stranger}.`,
    )
  }
  const requireTwoFactor = e.REQUIRE_TWO_FACTOR ?? (production ? 'superadmin' : 'off')
  const demoDashboard = e.DEMO_DASHBOARD ?? seedDemo
  const landing = e.LANDING ?? (seedDemo ? 'marketing' : undefined)
  const variables = describeVariables(showing, given, {
    ...e,
    ...{ SITE_ORIGIN: origins.site, DASHBOARD_ORIGIN: origins.dashboard, ADMIN_ORIGIN: origins.admin },
    ...{ SEED_DEMO: String(seedDemo), DEMO_DASHBOARD: demoDashboard, LANDING: landing },
    REQUIRE_TWO_FACTOR: requireTwoFactor,
  })
  return Object.freeze({
    /** All variables, described without secrets. */
    variables,
    production,
    /** Serves the pages from Vite's dev servers, with hot reload. */
    dev: e.NODE_ENV === 'development',
    port: e.PORT,
    host: e.HOST,
    /** Port of the Prometheus endpoint; undefined disables it. */
    metricsPort: e.METRICS_PORT,
    /** Collector endpoint and sampling ratio of traces; undefined disables them. */
    tracing: e.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: e.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    /** How long the process keeps serving while reporting not ready after a stop signal, in seconds. */
    drainSeconds: e.DRAIN_SECONDS,
    dataDir: e.DATA_DIR,
    /** Undefined: the embedded PostgreSQL in `dataDir`. */
    databaseUrl: e.DATABASE_URL,
    /** The same database without a pooler, for what needs a session. Undefined without `databaseUrl`. */
    databaseDirectUrl: e.DATABASE_DIRECT_URL ?? e.DATABASE_URL,
    /** Whether statements are prepared under names; off for poolers that lose them. */
    statementNames: e.DATABASE_STATEMENT_NAMES,
    /** A standby to read from. */
    databaseReplicaUrl: e.DATABASE_REPLICA_URL,
    /** The first one signs; all are accepted. Undefined: one is generated in `dataDir`. */
    sessionSecrets: e.SESSION_SECRET satisfies Secrets | undefined,
    /** Identifies this server to push services. Undefined: one is generated in the database. */
    vapidPrivateKey: e.VAPID_PRIVATE_KEY,
    superadmin: { email: e.SUPERADMIN_EMAIL, password: e.SUPERADMIN_PASSWORD },
    seedDemo,
    /** Whether anyone may view the demo company's dashboard, if there is one. */
    demoDashboard,
    smtpUrl: e.SMTP_URL,
    /** DKIM selector of the sender's domain; undefined if unknown. */
    dkimSelector: e.DKIM_SELECTOR,
    /** Delay before the second attempt to send a mail, in seconds; it doubles with each, up to 180 times this. */
    mailRetrySeconds: e.MAIL_RETRY_SECONDS,
    origins,
    cookieDomain: e.COOKIE_DOMAIN,
    /** Proxies whose X-Forwarded-For is trusted: IP addresses or CIDR ranges. */
    trustProxy: e.TRUST_PROXY ?? (false as const),
    /** Delivery time, shipping and tax of print orders, in the operator's words. */
    orderTerms: e.ORDER_TERMS,
    /** OpenID Connect provider for operators, and the roles that its groups grant. */
    operatorProvider:
      e.OIDC_ISSUER && e.OIDC_CLIENT_ID && e.OIDC_ROLES
        ? {
            issuer: e.OIDC_ISSUER,
            clientId: e.OIDC_CLIENT_ID,
            clientSecret: e.OIDC_CLIENT_SECRET,
            groups: e.OIDC_ROLES,
          }
        : undefined,
    /** CIDR ranges that users may have this server fetch from, besides the public internet. */
    outboundAllow: e.OUTBOUND_ALLOW,
    /** Origin of Telegram's Bot API. */
    telegramApi: e.TELEGRAM_API_URL,
    rateLimits: e.RATE_LIMITS,
    /** How long entries of the audit log are kept, in days. */
    auditDays: e.AUDIT_DAYS,
    /** The accounts that must have a second factor. */
    requireTwoFactor,
    backup: {
      /** Where backups go unless a file is named. */
      bucket: e.BACKUP_S3_BUCKET
        ? {
            ...{ name: e.BACKUP_S3_BUCKET, endpoint: e.BACKUP_S3_ENDPOINT },
            ...{ region: e.BACKUP_S3_REGION, prefix: e.BACKUP_S3_PREFIX },
          }
        : undefined,
      /** Public age keys that backups in the bucket are encrypted to. */
      recipients: e.BACKUP_AGE_RECIPIENT ?? [],
      /** File with a matching private key; only commands read it. */
      identityFile: e.BACKUP_AGE_IDENTITY,
      /** Undefined: nothing in the bucket is ever deleted. */
      keep: e.BACKUP_KEEP,
    },
    // Operators may change the following while the process runs, so it is read when it is used and never kept.
    /** Name and address of the sender of all mails. */
    mailFrom: e.MAIL_FROM,
    /** Undefined: the choice screen while there is exactly one company, else the marketing page. */
    landing,
    bookingUrl: e.BOOKING_URL,
    /** A new object after each change. */
    provider: { name: e.PROVIDER_NAME, url: e.PROVIDER_URL, email: e.PROVIDER_EMAIL ?? null },
  })
}

/** Whether the passwords that are derived from the owner's are the same for both connection strings. */
function isSamePassword(url: string, other: string): boolean {
  return passwordOf(url, appRole) === passwordOf(other, appRole)
}

/** Whether browsers accept a cookie for this domain from this origin (RFC 6265, section 5.1.3). */
function isBelow(origin: string, domain: string | undefined): boolean {
  return domain === undefined || `.${new URL(origin).hostname}`.endsWith(`.${domain.toLowerCase()}`)
}

/** Whether the URL of a remote database states if connections are encrypted. Always true for a local database. */
export function namesSslMode(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const local = hostname === '' || /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname)
  return local || searchParams.has('sslmode')
}

/**
 * Reads the environment of the process. Variables missing there come from `.env` in the working directory, if present.
 */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return parseConfig(process.env)
}
