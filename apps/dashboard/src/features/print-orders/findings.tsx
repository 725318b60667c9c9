import { call } from '@candour/api-client/call.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import type { Language } from '@candour/schemas/languages.ts'
import type { FormatId } from '@candour/schemas/print-formats.ts'
import { preflightPrint } from '@candour/schemas/prints.ts'
import { Button } from '@candour/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { texts } from '#shared/texts.ts'

export interface FindingsProps {
  company: DashboardCompany
  format: FormatId
  layout: string | undefined
  /** Undefined for the company's. */
  language: Language | undefined
  /** Empty for the review page. */
  placementIds: readonly string[]
}

/** What a check of a piece before printing has found. */
export function Findings({ company, format, layout, language, placementIds }: FindingsProps) {
  const words = texts.printFormats
  const { name, brandColor, logoUrl, printLogoUrl } = company
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [
      'preflight',
      company.id,
      format,
      layout,
      language,
      placementIds,
      name,
      brandColor,
      logoUrl,
      printLogoUrl,
    ],
    queryFn: ({ signal }) =>
      call(
        preflightPrint,
        {
          params: { format },
          query: { companyId: company.id },
          body: { layout, lang: language, placementIds: [...placementIds] },
        },
        { signal },
      ),
    retry: false,
  })
  if (error && !isFetching) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <p role="status" className="text-ink-muted">
          {words.checkFailed}
        </p>
        <Button variant="secondary" size="sm" onClick={() => refetch()}>
          {texts.printOrders.retry}
        </Button>
      </div>
    )
  }
  if (!data) {
    return (
      <p role="status" className="text-ink-muted text-sm">
        {words.checking}
      </p>
    )
  }
  if (data.findings.length === 0) {
    return (
      <p role="status" className="flex gap-2 text-ink-muted text-sm">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
        {words.fine}
      </p>
    )
  }
  return (
    <div role="status">
      <ul className="grid gap-2.5 text-ink text-sm">
        {data.findings.map(({ code, level }) => {
          const Icon = level === 'error' ? CircleAlert : TriangleAlert
          return (
            <li key={code} className="flex gap-2">
              <Icon
                aria-hidden="true"
                className={`mt-0.5 size-4 shrink-0 ${level === 'error' ? 'text-danger' : 'text-warning'}`}
              />
              <span className="min-w-0">
                {words.findings[code]}
                {code === 'logo_resolution' && <UnderLoupe picture={printLogoUrl ?? logoUrl} />}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The middle of a picture as print shows it from close by: each of its pixels is twice as large as on the screen. */
function UnderLoupe({ picture }: { picture: string | null }) {
  if (!picture) return null
  return (
    <span className="mt-2 block h-24 overflow-hidden rounded-md border border-line bg-white">
      <img src={picture} alt="" className="size-full" style={{ objectFit: 'none', scale: '2' }} />
    </span>
  )
}
