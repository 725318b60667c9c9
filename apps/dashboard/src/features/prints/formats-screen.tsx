import { addressOf } from '@candour/api-client/call.ts'
import { DownloadLink } from '@candour/console/download-link.tsx'
import { useSiteOrigin } from '@candour/console/site-page.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import type { Language } from '@candour/schemas/languages.ts'
import { exportCodes, type Placement } from '@candour/schemas/placements.ts'
import { type FormatId, formatIds, formatSizes } from '@candour/schemas/print-formats.ts'
import { maxPrintedCodes } from '@candour/schemas/prints.ts'
import { Button, buttonClass } from '@candour/ui/button.tsx'
import { Card, SectionCard } from '@candour/ui/card.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { PrintedFor } from '#features/print-orders/printed-for.tsx'
import { studioQuery } from '#features/print-orders/studio-query.ts'
import { FormatDialog } from '#features/prints/format-dialog.tsx'
import { sizeOf } from '#features/prints/format-size.ts'
import { PiecePreview } from '#features/prints/piece-preview.tsx'
import { PrintPages } from '#shared/print-pages.tsx'
import { texts } from '#shared/texts.ts'
import { WithCompany } from '#shared/with-company.tsx'

/** Two on phones, four on wide screens. */
const columns = 'repeat(auto-fill, minmax(max(9.5rem, 22%), 1fr))'

/** Everything with a code on it, to download. */
export function Component() {
  return (
    <WithCompany title={texts.printFormats.title}>
      {(company) => (
        <>
          <PrintPages />
          <h1 className="font-semibold text-ink text-lg">{texts.printFormats.title}</h1>
          <p className="mt-1 max-w-2xl text-ink-muted text-sm">{texts.printFormats.description}</p>
          <Formats key={company.id} company={company} />
        </>
      )}
    </WithCompany>
  )
}

function Formats({ company }: { company: DashboardCompany }) {
  const words = texts.printFormats
  const [placements, setPlacements] = useState<readonly Placement[]>([])
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setLanguage] = useState<Language>()
  const [open, setOpen] = useState<FormatId>()
  const language = chosen ?? company.defaultLanguage
  const studio = useQuery(studioQuery(company, useSiteOrigin(), { language, placements }))
  return (
    <div className="mt-6 grid gap-4 lg:gap-6">
      <PrintedFor
        companyId={company.id}
        placements={placements}
        onChange={setPlacements}
        max={maxPrintedCodes}
        isChoosing={isChoosing}
        onChoosing={setChoosing}
        language={language}
        onLanguage={setLanguage}
      />
      {studio.error && !studio.data ? (
        <Card className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-muted text-sm">{texts.printOrders.piece.previewFailed}</p>
          <Button variant="secondary" busy={studio.isFetching} onClick={() => studio.refetch()}>
            {texts.printOrders.retry}
          </Button>
        </Card>
      ) : (
        <ul className="grid gap-4" style={{ gridTemplateColumns: columns }}>
          {formatIds.map((format) => (
            <li key={format}>
              <button
                type="button"
                disabled={!studio.data}
                onClick={() => setOpen(format)}
                className="flex h-full w-full cursor-pointer flex-col overflow-hidden rounded-lg border border-line bg-surface-raised text-start transition-colors hover:border-line-control"
              >
                <span className="flex h-44 w-full items-center justify-center border-line border-b bg-surface-sunken p-4">
                  {studio.data ? (
                    <PiecePreview studio={studio.data} format={format} placements={placements} pixels={360} />
                  ) : (
                    <Skeleton className="h-full w-2/3 rounded-sm" />
                  )}
                </span>
                <span className="block p-3 text-sm">
                  <span className="block font-medium text-ink">{words.names[format]}</span>
                  <span className="mt-0.5 block text-ink-muted tabular-nums">{sizeOf(format)}</span>
                  <Mark format={format} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <SectionCard
        id="escrow-heading"
        title={words.escrow.title}
        description={words.escrow.text}
        actions={<EscrowLink companyId={company.id} />}
      />
      {open && studio.data && (
        <FormatDialog
          company={company}
          format={open}
          studio={studio.data}
          placements={placements}
          language={language}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

function Mark({ format }: { format: FormatId }) {
  const { takeHome, onScreen } = formatSizes[format]
  if (!takeHome && !onScreen) return null
  return (
    <span className="mt-0.5 block text-ink-muted">
      {takeHome ? texts.printFormats.takeHome : texts.printFormats.onScreen}
    </span>
  )
}

/** The codes as files, so that printed pieces outlive this product. */
function EscrowLink({ companyId }: { companyId: string }) {
  return (
    <DownloadLink
      href={addressOf(exportCodes, { query: { companyId } })}
      failed={texts.common.download.failed}
      className={buttonClass({ variant: 'secondary' })}
    >
      <Download aria-hidden="true" />
      {texts.printFormats.escrow.download}
    </DownloadLink>
  )
}
