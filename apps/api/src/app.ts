import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { AppDeps } from '#app-deps.ts'
import { escapeStrayPercents } from '#http/address.ts'
import { audienceGuard } from '#http/audience-guard.ts'
import { closeConnections } from '#http/close-connections.ts'
import { drain } from '#http/drain.ts'
import { answerRouterError, apiNotFound, installErrorHandler } from '#http/error-handler.ts'
import { fastPath } from '#http/fast-path.ts'
import { Idempotency } from '#http/idempotency.ts'
import { knownDevices } from '#http/known-devices.ts'
import { logFastAnswers, RequestLog } from '#http/log.ts'
import { ownWrites } from '#http/own-writes.ts'
import { RateLimiter } from '#http/rate-limit.ts'
import { requestIds } from '#http/request-id.ts'
import { baseHeaders, clientErrorHandler } from '#http/security-headers.ts'
import { type SessionOptions, sessions } from '#http/session.ts'
import type { Secrets } from '#lib/secret-box.ts'
import { invitationRoutes } from '#modules/accounts/invitations/routes.ts'
import { accountRoutes } from '#modules/accounts/routes.ts'
import { keepPosition, sessionDays, sessionStore } from '#modules/accounts/sessions.ts'
import { analyticsRoutes } from '#modules/analytics/routes.ts'
import { apiDocs } from '#modules/api-docs/routes.ts'
import { apiKeys } from '#modules/api-keys/authenticate.ts'
import { apiKeyRoutes } from '#modules/api-keys/routes.ts'
import { attentionRoutes } from '#modules/attention/routes.ts'
import { auditRoutes } from '#modules/audit/routes.ts'
import { brandRoutes } from '#modules/brand/routes.ts'
import { caseRoutes } from '#modules/cases/routes.ts'
import { changeRoutes } from '#modules/changes/routes.ts'
import { channelBox } from '#modules/channels/box.ts'
import { channelRoutes } from '#modules/channels/routes.ts'
import { checklistRoutes } from '#modules/checklist/routes.ts'
import { companyRoutes, publicCompanyRoutes } from '#modules/companies/routes.ts'
import { companyBulkRoutes } from '#modules/company-bulk/routes.ts'
import { companyImportRoutes } from '#modules/company-imports/routes.ts'
import { readConversation } from '#modules/conversations/repository.ts'
import { conversationRoutes } from '#modules/conversations/routes.ts'
import { deletedCompanyRoutes } from '#modules/deleted-companies/routes.ts'
import { DemoCookie } from '#modules/demo/demo-cookie.ts'
import { demoRoutes, demoViewers } from '#modules/demo/routes.ts'
import { evidenceBox } from '#modules/evidence/key.ts'
import { evidenceRoutes, publicEvidenceRoutes } from '#modules/evidence/routes.ts'
import { funnelRoutes, publicFunnelRoutes } from '#modules/funnel/routes.ts'
import { googleLinkRoutes } from '#modules/google-link/routes.ts'
import { healthRoutes } from '#modules/health/routes.ts'
import { imageRoutes } from '#modules/images/routes.ts'
import { locationRoutes } from '#modules/locations/routes.ts'
import { notificationRoutes } from '#modules/notifications/routes.ts'
import { unsubscribeRoutes } from '#modules/notifications/unsubscribe.ts'
import { placementRoutes } from '#modules/placements/routes.ts'
import { platformRoutes, publicPlatformRoutes } from '#modules/platform/routes.ts'
import { publicPracticeRoutes } from '#modules/practice/routes.ts'
import { printOrderRoutes } from '#modules/print-orders/routes.ts'
import { printerRoutes } from '#modules/printers/routes.ts'
import { printRoutes } from '#modules/prints/routes.ts'
import { retentionRoutes } from '#modules/privacy/retention-routes.ts'
import { privacyRoutes } from '#modules/privacy/routes.ts'
import { pushRoutes } from '#modules/push/routes.ts'
import { pushBox } from '#modules/push/subscription.ts'
import { replyTemplateRoutes } from '#modules/reply-templates/routes.ts'
import { publicReviewRoutes, reviewRoutes } from '#modules/reviews/routes.ts'
import { settingsRoutes } from '#modules/settings/routes.ts'
import { providerLogoutRoutes } from '#modules/sign-in/backchannel-logout.ts'
import { clientSecretBox } from '#modules/sign-in/provider.ts'
import { signInRoutes } from '#modules/sign-in/routes.ts'
import { providerLogout } from '#modules/sign-in/visit-provider.ts'
import { openedRoutes } from '#modules/system/opened.ts'
import { systemRoutes } from '#modules/system/routes.ts'
import { teamRoutes } from '#modules/team/routes.ts'
import { themeRoutes } from '#modules/themes/routes.ts'
import { secondFactors, totpBox, twoFactorRoutes } from '#modules/two-factor/routes.ts'
import { unsentMailRoutes } from '#modules/unsent-mails/routes.ts'
import { userRoutes } from '#modules/users/routes.ts'
import { viewAsRoutes } from '#modules/view-as/routes.ts'
import { endViewAlong } from '#modules/view-as/view-as.ts'
import { walkRoutes } from '#modules/walks/routes.ts'
import { watchRoutes } from '#modules/watch/routes.ts'
import { webhookRoutes } from '#modules/webhooks/routes.ts'
import { webhookBox } from '#modules/webhooks/secrets.ts'
import { unsubscribeKinds } from '#process/unsubscribe-kinds.ts'

/**
 * Keep-alive timeout, in ms. Longer than a proxy keeps an idle connection (Caddy: 2 minutes), so the proxy closes it.
 * If this side closed first, it would occasionally race with a request already on its way, and a POST lost that way is
 * answered with 502. An idle connection costs a few kilobytes; slow senders are cut off by `requestTimeout`.
 */
const keepAliveTimeout = 130_000

/**
 * Time limits for one request, in ms. Node applies the longer of its two limits, so the headers timeout is set as well.
 * `connectionsCheckingInterval` is how often Node checks them.
 */
const timeLimits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 }

/** Bodies are buffered before validation, so `bodyLimit` × `maxConnections` bounds the memory that clients can fill. */
const bodyLimit = 64 * 1024
const maxConnections = 8_000

/** Fastify's own compilers are not even loaded: zod compiles all schemas. */
const noCompiler = () => {
  throw new Error('A schema is not compiled by zod')
}

export interface AppOptions {
  /** Signs session cookies: the first secret signs, all are accepted. */
  sessionSecrets: Secrets
  logger?: FastifyServerOptions['logger']
  /** Registers the page routes; omit to serve the API alone. */
  pages?: (app: FastifyInstance, deps: AppDeps, sessions: SessionOptions) => Promise<void>
  /** Describes the routes in OpenAPI, which takes a second; the server serves what was committed. */
  describe?: (app: FastifyInstance) => Promise<void>
  /** Installs request metrics; omit to disable. */
  metrics?: ((app: FastifyInstance) => void) | undefined
  /** Installs traces of requests; omit to disable. */
  tracing?: ((app: FastifyInstance) => void) | undefined
}

/**
 * Builds the whole server, ready to listen or to inject into. Plugins are registered in the order in which they run.
 */
export async function buildApp(
  deps: AppDeps,
  { sessionSecrets, logger = false, pages, describe, metrics, tracing }: AppOptions,
): Promise<FastifyInstance> {
  const { config, accountsDb } = deps
  const forVisitors = { ...deps, db: deps.visitorDb }
  const headers = baseHeaders(config)
  const requestId = requestIds(config.trustProxy)
  const app = Fastify({
    logger,
    logController: new RequestLog(),
    genReqId: requestId,
    trustProxy: config.trustProxy,
    bodyLimit,
    http: timeLimits,
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    routerOptions: { maxParamLength: 256 },
    rewriteUrl: ({ url = '/' }) => escapeStrayPercents(url),
    frameworkErrors: answerRouterError(headers),
    clientErrorHandler: clientErrorHandler(headers),
    requestTimeout: timeLimits.requestTimeout,
    keepAliveTimeout,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  app.server.maxConnections = maxConnections
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('principal', null)
  app.decorateRequest('demo', null)
  app.decorateRequest('apiKey', null)
  app.decorateRequest('rereadKey', null)
  app.decorateRequest('keptCall', null)
  app.decorate('rateLimiter', new RateLimiter(deps, config.rateLimits))
  app.decorate('idempotency', new Idempotency(deps.db))
  app.addHook('onClose', () => app.rateLimiter.stop())
  installErrorHandler(app)
  // Many clients set the content type even without a body; Fastify would refuse that.
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parseJson(request, body, done),
  )
  await app.register(fastPath, { config, defaults: headers, requestId })
  await app.register(closeConnections)
  await app.register(drain)
  tracing?.(app)
  metrics?.(app)
  logFastAnswers(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })

  const ofMembers = {
    config,
    store: sessionStore(accountsDb, config),
    maxAgeDays: sessionDays,
    secrets: sessionSecrets,
  }
  await describe?.(app)
  await app.register(apiDocs, { config })
  await app.register(async (scope) => {
    healthRoutes(scope, forVisitors)
    imageRoutes(scope, forVisitors)
    publicEvidenceRoutes(scope, deps, { box: evidenceBox(sessionSecrets) })
  })
  await app.register(async (scope) => {
    await scope.register(audienceGuard, { config, apps: ['site', 'dashboard', 'admin'] })
    publicPlatformRoutes(scope, deps)
  })
  await app.register(async (scope) => {
    await scope.register(audienceGuard, { config, apps: ['site'] })
    publicCompanyRoutes(scope, forVisitors)
    publicReviewRoutes(scope, forVisitors)
    publicFunnelRoutes(scope, forVisitors)
    publicPracticeRoutes(scope, forVisitors)
  })
  await app.register(async (scope) => {
    await scope.register(audienceGuard, { config, apps: ['dashboard', 'admin'] })
    await scope.register(apiKeys, deps)
    await scope.register(sessions, ofMembers)
    const demo = { ...forVisitors, cookie: new DemoCookie(config, sessionSecrets) }
    await scope.register(demoViewers, demo)
    await scope.register(ownWrites, { ...deps, keep: (sessionId) => keepPosition(accountsDb, sessionId) })
    const devices = knownDevices(config, sessionSecrets)
    accountRoutes(scope, deps, {
      devices,
      secondFactors: secondFactors(deps),
      endView: endViewAlong,
      findProviderLogout: providerLogout({
        ...deps,
        secrets: sessionSecrets,
        box: clientSecretBox(sessionSecrets),
      }),
      leaveDemo: (reply) => demo.cookie.clear(reply),
    })
    demoRoutes(scope, demo)
    twoFactorRoutes(scope, deps, { devices, box: totpBox(sessionSecrets) })
    userRoutes(scope, deps)
    unsentMailRoutes(scope, deps)
    attentionRoutes(scope, deps)
    checklistRoutes(scope, deps)
    brandRoutes(scope, deps)
    companyRoutes(scope, deps)
    companyBulkRoutes(scope, deps)
    companyImportRoutes(scope, deps)
    googleLinkRoutes(scope, deps)
    deletedCompanyRoutes(scope, deps)
    reviewRoutes(scope, deps)
    caseRoutes(scope, deps, { readConversation })
    analyticsRoutes(scope, deps)
    themeRoutes(scope, deps)
    funnelRoutes(scope, deps)
    platformRoutes(scope, deps)
    printOrderRoutes(scope, deps)
    printRoutes(scope, deps)
    printerRoutes(scope, deps)
    locationRoutes(scope, deps)
    placementRoutes(scope, deps)
    watchRoutes(scope, deps)
    walkRoutes(scope, deps)
    viewAsRoutes(scope, deps)
    auditRoutes(scope, deps)
    evidenceRoutes(scope, deps, { box: evidenceBox(sessionSecrets) })
    teamRoutes(scope, deps)
    apiKeyRoutes(scope, deps)
    invitationRoutes(scope, deps)
    notificationRoutes(scope, deps)
    pushRoutes(scope, deps, { box: pushBox(sessionSecrets) })
    channelRoutes(scope, deps, { box: channelBox(sessionSecrets) })
    conversationRoutes(scope, deps)
    replyTemplateRoutes(scope, deps)
    changeRoutes(scope, deps)
    retentionRoutes(scope, deps)
    privacyRoutes(scope, deps)
    signInRoutes(scope, deps, { secrets: sessionSecrets, resolveTxt: deps.resolveTxt })
    settingsRoutes(scope, deps, deps.settings)
    systemRoutes(scope, deps, sessionSecrets)
    webhookRoutes(scope, deps, { box: webhookBox(sessionSecrets) })
  })
  await app.register(unsubscribeRoutes, { ...forVisitors, kinds: unsubscribeKinds })
  await app.register(openedRoutes, { platformDb: deps.platformDb, secrets: sessionSecrets })
  await app.register(providerLogoutRoutes, { ...deps, box: clientSecretBox(sessionSecrets) })
  app.all('/api/*', { schema: { hide: true } }, apiNotFound)
  if (pages) await pages(app, forVisitors, ofMembers)
  return app
}
