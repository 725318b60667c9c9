import type { FastifyBaseLogger } from 'fastify'
import type { AppDeps } from '#app-deps.ts'
import { suspectConnections } from '#db/client.ts'
import type { OpenDatabases } from '#db/databases.ts'
import { listen } from '#db/listen.ts'
import { Deliverer } from '#deliveries/deliverer.ts'
import type { Secrets } from '#lib/secret-box.ts'
import { MailDelivery, type Undelivered } from '#mail/delivery.ts'
import type { Outgoing } from '#mail/outgoing.ts'
import { alertsConsumer, noteAlerts, releaseAlerts } from '#modules/alerts/note-alerts.ts'
import { pruneAudit } from '#modules/audit/retention.ts'
import { Recounter } from '#modules/companies/recounts.ts'
import { startImporter } from '#modules/company-imports/importer.ts'
import { purgeDeleted } from '#modules/deleted-companies/purge.ts'
import { queueDigests } from '#modules/digests/queue-digests.ts'
import { evidenceBox, evidenceKey } from '#modules/evidence/key.ts'
import { takeSnapshots } from '#modules/evidence/snapshots.ts'
import type { Visit } from '#modules/evidence/visit.ts'
import { addReviewsToFunnel, funnelConsumer } from '#modules/funnel/add-reviews.ts'
import { applyRetention } from '#modules/privacy/apply-retention.ts'
import { ErasureMemory } from '#modules/privacy/erasure-memory.ts'
import {
  analysisBatchSize,
  analysisConsumer,
  analyzeReviews,
  startAnalysisUpdates,
} from '#modules/reviews/analyze.ts'
import { type ConsumerOptions, readReviewKeys, startConsumer } from '#modules/reviews/events.ts'
import { recordEndedViews } from '#modules/view-as/view-as.ts'
import { evaluateWatch } from '#modules/watch/evaluate.ts'
import { queueReviews, webhooksBatchSize, webhooksConsumer } from '#modules/webhooks/queue-reviews.ts'
import { deliveryKinds } from '#process/delivery-kinds.ts'
import { continueDemo } from '#process/demo/demo.ts'
import { removeEnded } from '#process/housekeeping.ts'
import { mailComposers } from '#process/mail-composers.ts'
import type { Part } from '#process/parts.ts'
import { reseal } from '#process/reseal.ts'
import { type ScheduledWork, startScheduler } from '#process/scheduler.ts'

interface Background extends AppDeps {
  log: FastifyBaseLogger
  /** The database without a pooler. */
  directUrl: string
  pools: OpenDatabases['pools']
  sessionSecrets: Secrets
  /** Undefined without a mail server. */
  outgoing: Outgoing | undefined
  undelivered: Undelivered
  /** File of the erasures that a restored backup must not bring back. */
  erasureFile: ConstructorParameters<typeof ErasureMemory>[0]['file']
  /** Opens this server's pages. */
  visit: Visit
  /** Ends requests in flight; what still works for them is stopped afterwards. */
  closeServer: () => Promise<void>
}

/** What a process does besides answering requests, and the place in this order at which requests end. */
export function backgroundParts(given: Background): Part[] {
  const { config, platformDb, companies, live, funnel, settings, replica, outgoing, log, directUrl } = given
  const delivery =
    outgoing &&
    new MailDelivery({
      config,
      platformDb,
      transport: outgoing.transport,
      composers: mailComposers(given, given.sessionSecrets[0]),
      undelivered: given.undelivered,
      log,
    })
  const deliverer = new Deliverer({
    platformDb,
    outbound: given.outbound,
    kinds: deliveryKinds(given, given.sessionSecrets),
    log,
  })
  const recounter = new Recounter({ platformDb, log })
  const erasures = new ErasureMemory({ platformDb, file: given.erasureFile, log })
  const listeners = [
    ...[companies, settings.logTo(log), ...live.listeners, recounter, erasures, deliverer],
    ...(delivery ? [delivery] : []),
    ...(outgoing?.erased ? [outgoing.erased] : []),
  ]
  const consumer = (name: string, options: Omit<ConsumerOptions, 'platformDb' | 'log'>): Part => ({
    name,
    start: () => startConsumer({ platformDb, log, ...options }),
  })
  return [
    { name: 'the comparison with the replica', start: () => replica?.start(log) },
    { name: 'mails being sent', start: () => delivery?.start() },
    { name: 'a recount', start: () => recounter.start() },
    {
      name: 'counts of visits',
      start: () => {
        funnel.logTo(log)
        return funnel
      },
    },
    { name: 'requests to other servers', start: () => ({ stop: () => given.outbound.close() }) },
    { name: 'deliveries being sent', start: () => deliverer.start() },
    { name: 'an import of companies', start: () => startImporter(given) },
    { name: 'requests in flight', start: () => ({ stop: given.closeServer }) },
    {
      name: 'the key of evidence files',
      start: async () => void (await evidenceKey(platformDb, evidenceBox(given.sessionSecrets))()),
    },
    {
      name: 'scheduled work',
      start: async () => {
        const stopping = new AbortController()
        const scheduler = await startScheduler(directUrl, {
          work: scheduledWork(given, stopping.signal),
          onError: (error) => log.warn({ err: error }, 'scheduled work interrupted'),
        })
        return {
          stop: () => {
            stopping.abort()
            return scheduler.stop()
          },
        }
      },
    },
    consumer('counts of reviews', {
      name: funnelConsumer,
      handle: addReviewsToFunnel,
      fromFirst: true,
      batchSize: 10_000,
    }),
    consumer('alerts', { name: alertsConsumer, handle: noteAlerts, batchSize: 1_000 }),
    consumer('reviews for webhooks', {
      name: webhooksConsumer,
      handle: queueReviews,
      batchSize: webhooksBatchSize,
    }),
    consumer('detection of languages', {
      name: analysisConsumer,
      handle: async (tx, range) => {
        const events = await readReviewKeys(tx, range)
        await analyzeReviews(tx, events)
        // Only now do lists filtered by language include them.
        for (const companyId of new Set(events.map(({ companyId }) => companyId))) live.added({ companyId })
      },
      fromFirst: true,
      batchSize: analysisBatchSize,
      rest: 9,
    }),
    { name: 'detection of languages', start: () => startAnalysisUpdates({ platformDb, log }) },
    { name: 'the record of erasures', start: () => erasures },
    { name: 'settings', start: () => settings },
    {
      name: 'notifications of the database',
      start: () =>
        listen(directUrl, listeners, {
          log,
          onSilence: (since) => {
            for (const pool of Object.values(given.pools)) suspectConnections(pool, since)
          },
        }),
    },
  ]
}

function scheduledWork(given: Background, signal: AbortSignal): Record<ScheduledWork, () => Promise<void>> {
  const { platformDb, outgoing, sessionSecrets } = given
  return {
    views: () => recordEndedViews(given),
    alerts: () => releaseAlerts(platformDb),
    digests: async () => {
      // Without a mail server, mails would pile up.
      if (outgoing) await queueDigests({ ...given, signal })
    },
    retention: () => applyRetention({ ...given, signal }),
    housekeeping: async () => {
      await removeEnded(given)
      await continueDemo(given)
      await reseal(platformDb, sessionSecrets)
    },
    watch: () => evaluateWatch({ ...given, signal }),
    snapshots: () => takeSnapshots({ ...given, signal }),
    audit: () => pruneAudit(given),
    deletions: () => purgeDeleted(platformDb, { signal }),
  }
}
