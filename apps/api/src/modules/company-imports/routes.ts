import * as contracts from '@candour/schemas/company-imports.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordAudit } from '#db/audit.ts'
import { withPlatform } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import { DomainError } from '#domain/errors.ts'
import { authorOf } from '#domain/principal.ts'
import { route } from '#http/route.ts'
import { findKnown } from '#modules/company-imports/known.ts'
import { previewRows } from '#modules/company-imports/preview.ts'
import { readRows } from '#modules/company-imports/read-csv.ts'
import { findProgress, insertImport } from '#modules/company-imports/repository.ts'

export function companyImportRoutes(app: FastifyInstance, { platformDb, outbound }: Deps): void {
  app.register(async (scope) => {
    // The upload is the only body that this call takes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('text/csv', { parseAs: 'buffer' }, async (_: FastifyRequest, body: Buffer) =>
      decode(body),
    )

    route(scope, contracts.importCompanies, async ({ principal, query, file }) => {
      const rows = await readRows(file)
      // API keys cannot create accounts, and an owner can read what an operators' key cannot.
      if (principal.kind === 'key' && rows.some(({ cells }) => cells.ownerEmail)) {
        throw new DomainError('key_not_allowed', {
          message: 'API keys cannot add owners. Please sign in instead, or leave out the column ownerEmail.',
        })
      }
      if (query.dryRun) {
        const known = await withPlatform(
          platformDb,
          principal,
          (tx) =>
            findKnown(
              tx,
              rows.map(({ cells }) => cells),
            ),
          { readOnly: true },
        )
        return previewRows(rows, known, outbound)
      }
      const id = await withPlatform(platformDb, principal, async (tx) => {
        await recordAudit(tx, principal, 'companies.import_started', {
          target: { type: 'platform' },
          changes: { rows: [null, rows.length] },
        })
        return insertImport(tx, authorOf(principal).id, rows)
      })
      return { id }
    })
  })

  route(app, contracts.getCompanyImport, async ({ principal, params }) => {
    const progress = await withPlatform(platformDb, principal, (tx) => findProgress(tx, params.id), {
      readOnly: true,
    })
    if (!progress) throw new DomainError('import_not_found')
    return progress
  })
}

/** @throws DomainError `bad_csv` unless the file is UTF-8 */
function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw new DomainError('bad_csv', {
      message: 'This file is not in UTF-8. Please save it as “CSV UTF-8”, which spreadsheets offer.',
    })
  }
}
