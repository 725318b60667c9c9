import { resolve } from 'node:path'
import { PostgresStartError } from '@candour/postgres/start-error.ts'
import { accountPaths, reviewUrl } from '@candour/schemas/paths.ts'
import { buildApp } from '#app.ts'
import { createAppDeps } from '#app-deps.ts'
import { type Config, ConfigError, loadConfig, namesSslMode } from '#config.ts'
import { openDatabases } from '#db/databases.ts'
import { explainDbError } from '#db/explain-db-error.ts'
import { LoginError } from '#db/logins.ts'
import { migrate, SchemaError } from '#db/migrate.ts'
import { DatabaseUrlError, verifyPooler, verifySessions } from '#db/verify-urls.ts'
import { loggerOptions } from '#http/log.ts'
import { noneUndelivered } from '#mail/delivery.ts'
import { openOutgoing } from '#mail/outgoing.ts'
import { hashingLoad } from '#modules/accounts/password.ts'
import { visitsOf } from '#modules/evidence/visit.ts'
import { erasureFileIn } from '#modules/privacy/erasure-file.ts'
import { recallErasures } from '#modules/privacy/recall-erasures.ts'
import { backgroundParts } from '#process/background.ts'
import { Parts } from '#process/parts.ts'
import { keptSessionSecret } from '#process/secrets.ts'
import { type Seeded, seed } from '#process/seed.ts'

/** A startup failure with a one-sentence explanation. */
class StartError extends Error {
  override name = 'StartError'
}

interface Running {
  /**
   * Drains (serves until the proxy has stopped routing here), finishes requests in flight, then closes the database.
   */
  stop(): Promise<void>
  /** The part that `stop` is waiting for. */
  waitingFor(): string | undefined
}

/** Time that requests in flight get once the listener is closed, in ms. */
const inFlightMs = 15_000

/** Starts all parts of the process. Resolves once the server accepts requests. */
async function start(config: Config): Promise<Running> {
  const parts = new Parts()
  let triedUrl: string | undefined
  try {
    // Stopped last, so shutdown can be monitored.
    const metrics = await parts.start({ name: 'metrics', start: () => openMetrics(config) })
    const tracing = await parts.start({ name: 'traces', start: () => openTracing(config) })
    const { url, directUrl } = await parts.start({
      name: 'the embedded database',
      start: () => openDatabase(config),
    })
    triedUrl = directUrl
    const erasureFile = erasureFileIn(config.dataDir)
    await prepareDatabase(directUrl, { config, erasureFile })
    triedUrl = url
    if (url !== directUrl) await verifyPooler(url, { directUrl, statementNames: config.statementNames })
    const databases = await parts.start({
      name: 'connections to the database',
      start: () => {
        const opened = openDatabases(url, config)
        return { ...opened, stop: opened.close }
      },
    })
    const seeded = await seed(databases.platformDb, config)

    const deps = createAppDeps(config, databases)
    await deps.settings.read()
    const { pools } = databases
    const undelivered = noneUndelivered()
    metrics?.watch({
      ...{ ...deps, pools, undelivered, hashing: hashingLoad },
      droppedSpans: tracing?.dropped,
    })
    const sessionSecrets = config.sessionSecrets ?? [await keptSessionSecret(config.dataDir)]
    const { pages } = await import('#pages/index.ts')
    const outgoing = await parts.start({
      name: 'connections to the mail server',
      start: () => openOutgoing(config),
    })
    const app = await buildApp(deps, {
      sessionSecrets,
      logger: loggerOptions(config),
      pages,
      metrics: metrics?.requests,
      tracing: tracing?.requests,
    })
    for (const warning of warningsOf(config, { url, directUrl, mails: outgoing !== undefined })) {
      app.log.warn(warning)
    }
    const background = backgroundParts({
      ...{ ...deps, log: app.log, directUrl, pools, sessionSecrets, outgoing, undelivered, erasureFile },
      visit: visitsOf(app, deps.config),
      closeServer: () => app.close(),
    })
    for (const part of background) await parts.start(part)

    // Connections queue here while the process is busy. With the default of 511 the rest would get no response at all.
    const backlog = app.server.maxConnections
    await app.listen({ port: config.port, host: config.host, backlog })
    announce(config, seeded, outgoing?.page)
    return {
      stop: async () => {
        await app.drain.begin(config.drainSeconds)
        await parts.stop()
      },
      waitingFor: () => parts.waitingFor,
    }
  } catch (error) {
    await parts.stop().catch((failure: unknown) => console.error(failure))
    throw toStartError(error, config, config.databaseUrl && triedUrl)
  }
}

interface Database {
  url: string
  /** The same database without a pooler. */
  directUrl: string
  stop(): Promise<void>
}

async function openDatabase(config: Config): Promise<Database> {
  const { databaseUrl: url, databaseDirectUrl: directUrl = url } = config
  if (url && directUrl) return { url, directUrl, stop: async () => {} }
  // Imported lazily: not needed with an external database.
  const { startPostgres } = await import('@candour/postgres/server.ts')
  const postgres = await startPostgres({
    dataDir: resolve(config.dataDir, 'postgres'),
    log: (message) => console.log(message),
    onExit: (reason) => {
      console.error(reason)
      process.exit(1)
    },
  })
  return { ...postgres, directUrl: postgres.url }
}

/** Migrates the database, and repeats erasures that a restored backup has undone. */
async function prepareDatabase(
  directUrl: string,
  { config, erasureFile }: { config: Config; erasureFile: ReturnType<typeof erasureFileIn> },
): Promise<void> {
  if (config.databaseUrl) await verifySessions(directUrl)
  await migrate(directUrl)
  const erasedAgain = await recallErasures(directUrl, erasureFile)
  if (erasedAgain > 0) console.log(`Erased ${erasedAgain} records again that a backup had brought back`)
}

async function openMetrics({ metricsPort, host }: Config) {
  if (metricsPort === undefined) return undefined
  // Imported lazily: not needed when metrics are disabled.
  const { startMetrics } = await import('#observability/metrics/metrics.ts')
  return startMetrics({ port: metricsPort, host })
}

async function openTracing({ tracing, trustProxy }: Config) {
  if (!tracing) return undefined
  // Imported lazily: OpenTelemetry is not needed when tracing is disabled.
  const { startTracing } = await import('#observability/tracing.ts')
  return startTracing({ ...tracing, trustProxy })
}

const sslModeUnset =
  'does not say whether connections are encrypted: append ?sslmode=verify-full, or ?sslmode=disable if the network to the database is private'

/** Settings that are probably not meant. */
function warningsOf(
  config: Config,
  { url, directUrl, mails }: { url: string; directUrl: string; mails: boolean },
): string[] {
  const warnings: string[] = []
  if (!mails) warnings.push('SMTP_URL is not set: mails wait in the queue until it is')
  if (!sharesSession(config)) {
    warnings.push(
      'COOKIE_DOMAIN is not set: a sign-in at DASHBOARD_ORIGIN does not carry over to ADMIN_ORIGIN',
    )
  }
  if (config.production && config.databaseUrl) {
    const { databaseReplicaUrl = url } = config
    const unset = Object.entries({
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: directUrl,
      DATABASE_REPLICA_URL: databaseReplicaUrl,
    })
    const [name] = unset.find(([, given]) => !namesSslMode(given)) ?? []
    if (name) warnings.push(`${name} ${sslModeUnset}`)
  }
  return warnings
}

/** Whether browsers send the session cookie of one console to the other. */
function sharesSession({ origins, cookieDomain }: Config): boolean {
  const [dashboard, admin] = [new URL(origins.dashboard), new URL(origins.admin)]
  return cookieDomain !== undefined || dashboard.hostname === admin.hostname
}

function announce({ origins, port }: Config, seeded: Seeded, mailPage: string | undefined): void {
  const lines = [`Ready on http://localhost:${port}`, '']
  for (const { email, role, password, generated } of seeded.created) {
    lines.push(`  ${role === 'superadmin' ? 'Superadmin' : 'Demo company admin'}: ${email}`)
    if (generated) lines.push(`  Password (shown only this once): ${password}`)
  }
  if (seeded.created.length > 1) lines.push(`  Demo review page: ${reviewUrl(origins.site, 'cafe-luna')}`)
  if (mailPage) lines.push(`  Mail: ${mailPage}`)
  lines.push(`  Sign in: ${origins.dashboard}${accountPaths.login}`)
  if (seeded.created.length === 0) {
    const { superadmin } = seeded
    lines.push(
      `  Superadmin: ${superadmin}. If the password is lost, pnpm superadmin ${superadmin} prints a link`,
    )
  }
  console.log(`\n${lines.join('\n')}\n`)
}

/** @param triedUrl the external database that was used last */
function toStartError(
  error: unknown,
  { host, port, metricsPort }: Config,
  triedUrl: string | undefined,
): unknown {
  if (!(error instanceof Error) || error instanceof PostgresStartError) return error
  const code = 'code' in error ? String(error.code) : ''
  if ('syscall' in error && error.syscall === 'listen') {
    const ofMetrics = 'port' in error && error.port === metricsPort
    const [name, taken] = ofMetrics ? ['METRICS_PORT', metricsPort] : ['PORT', port]
    if (code === 'EADDRINUSE') {
      return new StartError(`Port ${taken} is in use. Stop the other program, or set ${name} to a free port.`)
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
      return new StartError(
        `This process is not allowed to listen on ${host}:${taken}. Set HOST or ${name} to another value.`,
      )
    }
  }
  const explanation = triedUrl && explainDbError(error, triedUrl)
  return explanation ? new StartError(explanation) : error
}

/** Runs the server as a process. Signals shut it down gracefully; a startup failure is printed as one sentence. */
export async function serve(): Promise<void> {
  let stoppingSince: number | undefined
  let running: Promise<Running> | undefined
  let drainSeconds = 0
  const end = async (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      // Ctrl-C arrives twice in a row, from the terminal and from the package runner. Only a person repeats it later.
      if (performance.now() - stoppingSince > 1_000) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    const deadlineMs = drainSeconds * 1000 + inFlightMs
    let started: Running | undefined
    setTimeout(() => {
      console.error(
        `Gave up after ${deadlineMs / 1000} s, waiting for: ${started?.waitingFor() ?? 'the start'}`,
      )
      process.exit(1)
    }, deadlineMs).unref()
    console.log(`${signal}: finishing requests in flight`)
    try {
      started = await running
      await started?.stop()
      process.exit(0)
    } catch (error) {
      console.error(error)
      process.exit(1)
    }
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  try {
    const config = loadConfig()
    drainSeconds = config.drainSeconds
    running = start(config)
    await running
  } catch (error) {
    const known = [
      ...[ConfigError, DatabaseUrlError, LoginError, PostgresStartError],
      ...[SchemaError, StartError],
    ].some((kind) => error instanceof kind)
    console.error(known && error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

if (import.meta.main) await serve()
