import { addressOf } from '@candour/api-client/call.ts'
import { download, downloadFrom } from '@candour/api-client/download.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import type { Language } from '@candour/schemas/languages.ts'
import type { Placement } from '@candour/schemas/placements.ts'
import type { FormatId } from '@candour/schemas/print-formats.ts'
import { getPrintHtml, getPrintPng, getPrintSvg, makePrintPdf } from '@candour/schemas/prints.ts'
import { Button } from '@candour/ui/button.tsx'
import { Dialog, DialogContent } from '@candour/ui/dialog.tsx'
import { Select } from '@candour/ui/select.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useMarkPrinted } from '#features/checklist/queries.ts'
import { Findings } from '#features/print-orders/findings.tsx'
import { layoutName } from '#features/print-orders/pieces.ts'
import type { Studio } from '#features/print-orders/studio.ts'
import { sizeOf } from '#features/prints/format-size.ts'
import { PiecePreview } from '#features/prints/piece-preview.tsx'
import { texts } from '#shared/texts.ts'

interface FormatDialogProps {
  company: DashboardCompany
  format: FormatId
  studio: Studio
  /** Empty for the review page. */
  placements: readonly Placement[]
  language: Language
  onClose: () => void
}

type Kind = 'pdf' | 'press' | 'svg' | 'png' | 'html'

/** A piece in its layouts: what a check has found, and its files. */
export function FormatDialog({ company, format, studio, placements, language, onClose }: FormatDialogProps) {
  const words = texts.printFormats
  const layouts = studio.formatLayouts(format)
  const [layout, setLayout] = useState(layouts[0]?.id)
  const layoutId = useId()
  const isHtml = format === 'signature' || format === 'button'
  const isOne = placements.length <= 1
  const kinds: Kind[] = [
    'pdf',
    ...(isHtml ? [] : (['press'] as const)),
    ...(isOne ? (['svg', 'png'] as const) : []),
    ...(isOne && isHtml ? (['html'] as const) : []),
  ]
  const markPrinted = useMarkPrinted(company.id)
  const saving = useMutation({
    mutationFn: (kind: Kind) => {
      const query = { companyId: company.id, layout, lang: language, placementId: placements[0]?.id }
      const params = { format }
      if (kind === 'svg') return download(addressOf(getPrintSvg, { params, query }))
      if (kind === 'png') return download(addressOf(getPrintPng, { params, query }))
      if (kind === 'html') return download(addressOf(getPrintHtml, { params, query }))
      const placementIds = placements.map(({ id }) => id)
      const body = { layout, lang: language, placementIds, press: kind === 'press' }
      return downloadFrom(makePrintPdf, { params, query: { companyId: company.id }, body })
    },
    onSuccess: markPrinted,
    onError: (error) =>
      toast({ title: texts.common.download.failed, description: error.message, variant: 'destructive' }),
  })
  const names: Record<Kind, string> = {
    pdf: words.pdf,
    press: words.press,
    svg: 'SVG',
    png: 'PNG',
    html: 'HTML',
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={words.names[format]} description={sizeOf(format)} size="lg">
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-6">
          <div className="flex h-64 items-center justify-center rounded-md border border-line bg-surface-sunken p-5 sm:h-72">
            <PiecePreview
              studio={studio}
              format={format}
              layout={layout}
              placements={placements}
              pixels={900}
              label={words.preview(words.names[format])}
            />
          </div>
          <div className="grid content-start gap-5">
            {layouts.length > 1 && (
              <div className="grid gap-1.5">
                <label htmlFor={layoutId} className="font-medium text-ink text-sm">
                  {words.layout}
                </label>
                <Select id={layoutId} value={layout} onChange={({ target }) => setLayout(target.value)}>
                  {layouts.map(({ id }) => (
                    <option key={id} value={id}>
                      {layoutName(id === 'ring' || id === 'horizon' ? 'sticker' : 'poster', id)}
                    </option>
                  ))}
                </Select>
              </div>
            )}
            <Findings
              company={company}
              format={format}
              layout={layout}
              language={language}
              placementIds={placements.map(({ id }) => id)}
            />
            <div className="grid gap-2.5">
              {kinds.map((kind, index) => (
                <Button
                  key={kind}
                  variant={index === 0 ? 'primary' : 'secondary'}
                  icon={<Download />}
                  busy={saving.isPending && saving.variables === kind}
                  disabled={saving.isPending}
                  onClick={() => saving.mutate(kind)}
                >
                  {names[kind]}
                </Button>
              ))}
            </div>
            {!isHtml && <p className="text-ink-muted text-sm">{words.note}</p>}
          </div>
        </div>
      </DialogContent>
    </Dialog>
  )
}
