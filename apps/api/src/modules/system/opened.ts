import { id as uuid } from '@candour/schemas/fields.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '#db/client.ts'
import { withPlatform } from '#db/scope.ts'
import { DomainError } from '#domain/errors.ts'
import { system } from '#domain/principal.ts'
import { type Limit, network } from '#http/rate-limit.ts'
import type { Secrets } from '#lib/secret-box.ts'
import { isTokenOf, markOpened, openedPath } from '#modules/system/test-mail.ts'

const limits: readonly Limit<{ ip: string }>[] = [
  {
    name: 'test mails opened by a network',
    key: ({ ip }) => network(ip),
    max: 60,
    windowSeconds: 10 * 60,
    shared: 'once a second',
  },
]

type Opening = FastifyRequest<{ Querystring: { id?: unknown; token?: unknown } }>

/**
 * The link of a test mail. GET is enough: a filter that opens links has got the mail, which is what is asked. Whoever
 * opens it need not be signed in.
 */
export async function openedRoutes(
  app: FastifyInstance,
  { platformDb, secrets }: { platformDb: Db; secrets: Secrets },
): Promise<void> {
  app.get(openedPath, { schema: { hide: true } }, async (request: Opening, reply) => {
    await app.rateLimiter.take(limits, request)
    const { id, token } = request.query
    const parsed = uuid.safeParse(id)
    if (!parsed.success || typeof token !== 'string' || !isTokenOf(parsed.data, token, secrets)) {
      throw new DomainError('not_found')
    }
    await withPlatform(platformDb, system('mail'), (tx) => markOpened(tx, parsed.data))
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('Thank you. The console now shows that this email has arrived.\n')
  })
}
