import * as contracts from '@candour/schemas/system.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import type { Limit } from '#http/rate-limit.ts'
import { trustedPeers } from '#http/request-id.ts'
import type { Counted } from '#http/route.ts'
import { route } from '#http/route.ts'
import type { Secrets } from '#lib/secret-box.ts'
import { queueMail } from '#mail/repository.ts'
import { pushBox } from '#modules/push/subscription.ts'
import { createProbe, type SeenRequest } from '#modules/system/probe.ts'
import { reportOf } from '#modules/system/report.ts'
import { findTestMail } from '#modules/system/test-mail.ts'

/** How long a report is reused, in ms, so that several open consoles do not multiply its checks. */
const freshMs = 5_000

const testMailLimits: readonly Limit<Counted<typeof contracts.sendTestMail>>[] = [
  {
    name: 'test mails of an operator',
    key: ({ principal }) => principal.user.id,
    max: 10,
    windowSeconds: 3_600,
  },
  {
    name: 'test mails to an address',
    key: ({ body }) => body.to.toLowerCase(),
    max: 5,
    windowSeconds: 3_600,
  },
]

export function systemRoutes(app: FastifyInstance, deps: Deps, secrets: Secrets): void {
  const { config, platformDb, replica } = deps
  const isTrusted = trustedPeers(config.trustProxy)
  const box = pushBox(secrets)
  let kept: { until: number; report: ReturnType<typeof reportOf> } | undefined

  const seen = ({ raw, headers }: FastifyRequest): SeenRequest => ({
    remote: raw.socket.remoteAddress ?? 'unknown',
    trusted: isTrusted(raw),
    forwardedFor: headers['x-forwarded-for']?.toString(),
    forwardedProto: headers['x-forwarded-proto']?.toString(),
  })

  function fresh(request: FastifyRequest) {
    if (kept && performance.now() < kept.until) return kept.report
    const own = createProbe({
      ...{ config, db: platformDb, request: seen(request) },
      opensPushKey: (sealed) => box.open(sealed, 'push_key') !== undefined,
      ready: async () => (app.drain.begun ? 'stopping' : 'ready'),
    })
    const probe = replica
      ? { ...own, replica: async () => ({ standby: true, lagSeconds: replica.lagSeconds }) }
      : own
    const report = reportOf(probe)
    const entry = { until: Number.POSITIVE_INFINITY, report }
    kept = entry
    report.then(
      () => {
        entry.until = performance.now() + freshMs
      },
      () => {
        kept = undefined
      },
    )
    return report
  }

  route(app, contracts.getSystem, ({ request }) => fresh(request))

  route(app, contracts.sendTestMail, testMailLimits, async ({ principal, body }) => {
    const id = await withPlatform(platformDb, principal, (tx) =>
      queueMail(tx, { kind: 'system_test', userId: principal.user.id, recipient: body.to }),
    )
    return { id }
  })

  route(app, contracts.getTestMail, async ({ principal, params }) => {
    const mail = await withPlatform(platformDb, principal, (tx) => findTestMail(tx, params.id), {
      readOnly: true,
    })
    if (!mail) throw new DomainError('mail_not_found')
    return mail
  })
}
