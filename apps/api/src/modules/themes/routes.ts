import * as contracts from '@candour/schemas/themes.ts'
import type { FastifyInstance } from 'fastify'
import { readCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { route } from '#http/route.ts'
import { queuedByCompany } from '#modules/reviews/heavy-reads.ts'
import { findEffect } from '#modules/themes/effect.ts'
import { quotesOf } from '#modules/themes/quotes.ts'
import { summarizeThemes } from '#modules/themes/repository.ts'

export function themeRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.getThemes, ({ principal, companyId, query }) =>
    queuedByCompany(companyId, async () => {
      const { candidates, themes, ...read } = await readCompany(
        deps,
        principal,
        companyId,
        (tx) => summarizeThemes(tx, companyId, query),
        { snapshot: true },
      )
      const quotes = await quotesOf(candidates)
      return { ...read, themes: themes.map((it) => ({ ...it, quotes: quotes.get(it.theme) ?? [] })) }
    }),
  )

  route(app, contracts.getThemeEffect, ({ principal, companyId, query }) =>
    queuedByCompany(companyId, () =>
      readCompany(deps, principal, companyId, (tx) => findEffect(tx, companyId, query), { snapshot: true }),
    ),
  )
}
