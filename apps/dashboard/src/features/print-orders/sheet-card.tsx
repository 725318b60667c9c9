import type { DashboardCompany } from '@candour/schemas/companies.ts'
import type { Placement } from '@candour/schemas/placements.ts'
import { Button } from '@candour/ui/button.tsx'
import { Card } from '@candour/ui/card.tsx'
import { FileText } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useMarkPrinted } from '#features/checklist/queries.ts'
import type { Studio } from '#features/print-orders/studio.ts'
import { useSave } from '#features/print-orders/use-save.ts'
import { texts } from '#shared/texts.ts'

/** Canvas size of the preview in pixels, enough for high-density screens; A4. */
const preview = { width: 300, height: 424 }

interface SheetCardProps {
  company: DashboardCompany
  /** At least one. */
  placements: readonly Placement[]
  studio: Studio
}

/** Offers a document with the codes of all chosen placements, to print and cut at home. */
export function SheetCard({ company, placements, studio }: SheetCardProps) {
  const { save, page } = useSave(texts.printOrders.sheet.failed, useMarkPrinted(company.id))
  const { length } = placements
  const pages = studio.codePages(length)
  const first = useMemo(() => studio.drawCodes(placements), [studio, placements])
  const paint = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas || !first) return
      try {
        studio.paint(first, canvas)
      } catch (error) {
        // The document does not depend on the preview, which stays blank.
        console.warn(error)
      }
    },
    [studio, first],
  )
  const download = () =>
    save({
      saved: texts.printOrders.sheet.downloaded,
      pages,
      make: async (onPage) => {
        const pdf = new Uint8Array(await studio.codesToPdf(placements, onPage))
        return [new Blob([pdf], { type: 'application/pdf' }), `${company.slug}-codes.pdf`]
      },
    })
  return (
    <Card
      as="section"
      aria-labelledby="sheet-heading"
      padded={false}
      className="flex items-center gap-4 p-5 sm:gap-6 sm:p-6 lg:col-span-2"
    >
      <span aria-hidden="true" className="w-20 shrink-0 border border-line bg-white sm:w-24">
        <canvas ref={paint} {...preview} className="block h-auto w-full" />
      </span>
      <div className="min-w-0 flex-1 sm:flex sm:items-center sm:justify-between sm:gap-6">
        <div>
          <h2 id="sheet-heading" className="font-semibold text-base text-ink">
            {texts.printOrders.sheet.title}
          </h2>
          <p className="mt-1 text-ink-muted text-sm">
            {length === 1 ? texts.printOrders.sheet.oneCode : texts.printOrders.sheet.codes(length, pages)}
          </p>
        </div>
        <Button
          variant="secondary"
          icon={<FileText />}
          busy={page !== undefined}
          onClick={download}
          className="max-sm:mt-3.5"
        >
          {page && pages > 1 ? texts.printOrders.pageOf(page, pages) : texts.printOrders.sheet.download}
        </Button>
      </div>
    </Card>
  )
}
