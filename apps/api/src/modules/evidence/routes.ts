import { evidenceKeyPath, exportEvidence } from '@candour/schemas/evidence.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { earlier } from '#lib/days.ts'
import { localTime } from '#lib/local-time.ts'
import type { SecretBox } from '#lib/secret-box.ts'
import { beginExport } from '#modules/audit/begin-export.ts'
import { evidenceOf } from '#modules/evidence/evidence.ts'
import { evidenceKey } from '#modules/evidence/key.ts'
import { firstDay } from '#modules/evidence/repository.ts'
import { takeSnapshots } from '#modules/evidence/snapshots.ts'
import { visitsOf } from '#modules/evidence/visit.ts'

export function evidenceRoutes(app: FastifyInstance, deps: Deps, { box }: { box: SecretBox }) {
  const { db, platformDb, config } = deps
  const key = evidenceKey(platformDb, box)
  const visit = visitsOf(app, config)

  route(app, exportEvidence, async (context) => {
    const exported = { action: 'evidence.exported', content: 'evidence', format: 'zip' } as const
    const company = await beginExport(db, context, exported)
    // What has just been changed is in the file.
    await takeSnapshots({ platformDb, visit, companyId: company.id })
    const { timeZone } = company
    const today = localTime(new Date(), timeZone).slice(0, 10)
    const { from, to = today } = context.query
    const span = { from: from ?? (await firstDay(db, company.id)), to: earlier(to, today), timeZone }
    return evidenceOf(deps, { principal: context.principal, company, span, key: await key() })
  })
}

/** Anyone may know the key. */
export function publicEvidenceRoutes(
  app: FastifyInstance,
  { platformDb }: Pick<Deps, 'platformDb'>,
  { box }: { box: SecretBox },
) {
  const key = evidenceKey(platformDb, box)
  app.get(evidenceKeyPath, { schema: { hide: true } }, async (_, reply) => {
    const { jwk } = await key()
    return reply.type('application/jwk+json').header('cache-control', 'public, max-age=300').send(jwk)
  })
}
