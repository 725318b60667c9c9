import { call } from '@candour/api-client/call.ts'
import { fetchFile } from '@candour/api-client/download.ts'
import { useSiteOrigin } from '@candour/console/site-page.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import type { Language } from '@candour/schemas/languages.ts'
import type { PrintKind } from '@candour/schemas/packs.ts'
import { listPlacements, type Placement } from '@candour/schemas/placements.ts'
import { orderedFormat } from '@candour/schemas/print-formats.ts'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Studio } from '#features/print-orders/studio.ts'
import { studioQuery } from '#features/print-orders/studio-query.ts'
import { companyQuery } from '#shared/company-query.ts'

/** What is to be printed. */
interface ProofOf {
  companyId: string
  kind: PrintKind
  layout: string
  language: Language
  /** Empty for the review page. */
  placementIds: readonly string[]
}

/** A press file, and the data to show it. */
export interface Proof {
  pdf: Blob
  /** In hex; undefined where the browser cannot tell. */
  sha256: string | undefined
  studio: Studio
  company: DashboardCompany
  /** In the order of the pages. */
  placements: readonly Placement[]
}

export type LoadStudio = (
  company: DashboardCompany,
  drawn: { language: Language; placements: readonly Placement[] },
) => Promise<Studio>

/**
 * Loads the proof of an order, anew for each dialog. What its pictures are drawn from is read after the press file: if it
 * changes in between, the file is no longer what would be printed, and the server refuses its checksum.
 */
export function useProof(of: ProofOf, loadStudio?: LoadStudio) {
  const client = useQueryClient()
  const site = useSiteOrigin()
  const load: LoadStudio =
    loadStudio ?? ((company, drawn) => client.fetchQuery(studioQuery(company, site, drawn)))
  const { companyId, language, placementIds } = of
  return useQuery({
    queryKey: ['proof', of],
    queryFn:
      site === undefined
        ? skipToken
        : async ({ signal }): Promise<Proof> => {
            const pdf = await fetchFile(addressOf(of), { signal })
            const [sha256, company, placements] = await Promise.all([
              digest(pdf),
              client.fetchQuery({ ...companyQuery(companyId), staleTime: 0 }),
              placementIds.length > 0 ? findPlacements(of, signal) : [],
            ])
            const studio = await load(company, { language, placements })
            return { pdf, sha256, studio, company, placements }
          },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
}

/** Of the press file. The address repeats a parameter, so the client cannot make it. */
function addressOf({ companyId, kind, layout, language, placementIds }: ProofOf): string {
  const query = new URLSearchParams({ companyId, layout, lang: language, press: 'true' })
  for (const id of placementIds) query.append('placementId', id)
  return `/api/dashboard/prints/${orderedFormat[kind]}.pdf?${query}`
}

async function findPlacements(
  { companyId, placementIds }: ProofOf,
  signal: AbortSignal,
): Promise<Placement[]> {
  const query = { companyId, ids: placementIds.join(','), limit: 100 }
  const { items } = await call(listPlacements, { query }, { signal })
  const found = new Map(items.map((placement) => [placement.id, placement]))
  return placementIds.flatMap((id) => found.get(id) ?? [])
}

/** Browsers offer this to secure pages only. Without it, the order says nothing about the proof. */
async function digest(file: Blob): Promise<string | undefined> {
  const { subtle } = globalThis.crypto
  if (!(subtle as SubtleCrypto | undefined)) return undefined
  const bytes = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
