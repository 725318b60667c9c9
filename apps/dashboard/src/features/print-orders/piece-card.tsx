import { canvasSizes } from '@candour/artwork/render-canvas.ts'
import type { Scene } from '@candour/artwork/scene.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import { type Pack, type PrintKind, sizes } from '@candour/schemas/packs.ts'
import type { Placement } from '@candour/schemas/placements.ts'
import type { OwnPrintOrder } from '@candour/schemas/print-orders.ts'
import { Button } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { toast } from '@candour/ui/toast.ts'
import { Download, FileText, RotateCcw } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useMarkPrinted } from '#features/checklist/queries.ts'
import { BillingDialog } from '#features/print-orders/billing-dialog.tsx'
import { LayoutPicker } from '#features/print-orders/layout-picker.tsx'
import { Mockup } from '#features/print-orders/mockup.tsx'
import { PackMenu } from '#features/print-orders/pack-menu.tsx'
import { Pager } from '#features/print-orders/pager.tsx'
import { PrintedNameNote } from '#features/print-orders/printed-name.tsx'
import type { Studio } from '#features/print-orders/studio.ts'
import { useSave } from '#features/print-orders/use-save.ts'
import { useMay } from '#shared/permissions.ts'
import { texts } from '#shared/texts.ts'

export interface PieceCardProps {
  company: DashboardCompany
  kind: PrintKind
  /** The placements that the piece is for, a copy for each; empty for the review page. */
  placements: readonly Placement[]
  /** Undefined until loaded. */
  studio: Studio | undefined
  /** Retries loading the studio; set only after it failed. */
  retry: (() => void) | undefined
  /** Called with a placed order, to highlight it in the list. */
  onOrdered: (order: OwnPrintOrder) => void
  /** Opens the dialog to choose placements. */
  onChooseCodes: () => void
}

/** A poster or sticker with its preview, layouts, downloads and order menu. */
export function PieceCard({
  company,
  kind,
  placements,
  studio,
  retry,
  onOrdered,
  onChooseCodes,
}: PieceCardProps) {
  const words = texts.printOrders.pieces[kind]
  const [chosen, setLayout] = useState<string>()
  const [pack, setPack] = useState<Pack>()
  const { save, page } = useSave(texts.printOrders.piece.downloadFailed, useMarkPrinted(company.id))
  const [at, setAt] = useState(0)
  const [failed, setFailed] = useState<Scene>()
  const canvas = useRef<HTMLCanvasElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const layout = chosen ?? studio?.layouts[kind][0]?.id
  // After a change there may be fewer placements.
  const shown = placements[at] ?? placements[0]
  const scene = useMemo(() => layout && studio?.draw(kind, layout, shown), [studio, kind, layout, shown])
  const { length } = placements
  const mayOrder = useMay('orders:place')
  const fileName = `${company.slug}-${kind}`

  const saveMockup = () => {
    const painted = canvas.current
    if (!painted) return notReady()
    const named = shown ? `${fileName}-${shown.code}.png` : `${fileName}.png`
    return save({ saved: words.downloaded, make: async () => [await pngOf(painted), named] })
  }
  const savePrintFile = () => {
    if (!canvas.current || !studio || !layout) return notReady()
    const which = length > 1 ? `-${length}-codes` : shown ? `-${shown.code}` : ''
    return save({
      saved: words.printFileDownloaded,
      pages: length,
      make: async (onPage) => {
        const pdf = new Uint8Array(await studio.toPdf(kind, layout, placements, onPage))
        return [new Blob([pdf], { type: 'application/pdf' }), `${fileName}${which}.pdf`]
      },
    })
  }
  return (
    <SectionCard
      id={`${kind}-heading`}
      title={words.name}
      description={words.use(sizes[kind])}
      headerClassName="p-5 pb-4 sm:px-6 sm:pt-6"
      padded={false}
      className="flex flex-col overflow-hidden"
    >
      <div className="flex aspect-5/6 items-center justify-center border-line border-y bg-surface-sunken p-6 max-sm:has-[.rounded-full]:aspect-square sm:h-136 sm:p-8">
        {studio && scene && failed === scene ? (
          <Unavailable retry={() => setFailed(undefined)}>{texts.printOrders.piece.notReady}</Unavailable>
        ) : studio && scene ? (
          <Mockup studio={studio} scene={scene} label={words.preview} painted={canvas} onFail={setFailed} />
        ) : retry ? (
          <Unavailable retry={retry}>{texts.printOrders.piece.previewFailed}</Unavailable>
        ) : (
          <Blank kind={kind} />
        )}
      </div>
      <div className="grid gap-5 p-5 sm:p-6">
        {shown && length > 1 && (
          <Pager name={shown.name} at={placements.indexOf(shown)} of={length} onMove={setAt} />
        )}
        {scene && <PrintedNameNote scene={scene} />}
        {studio && layout ? (
          <LayoutPicker studio={studio} kind={kind} value={layout} onChange={setLayout} />
        ) : (
          !retry && <Skeleton className="h-34.5 rounded-md" />
        )}
        <div className="grid gap-2.5 sm:grid-cols-2">
          {mayOrder && (
            <div className="sm:col-span-2">
              <PackMenu
                kind={kind}
                placements={length}
                button={menuButton}
                // The dialog opens once the piece can be drawn.
                busy={pack !== undefined && !scene && !retry}
                onChoose={(pack) => (retry ? notReady() : setPack(pack))}
              />
            </div>
          )}
          <Button variant="secondary" icon={<Download />} onClick={saveMockup}>
            {texts.printOrders.piece.download}
          </Button>
          <Button variant="secondary" icon={<FileText />} busy={page !== undefined} onClick={savePrintFile}>
            {page && length > 1
              ? texts.printOrders.pageOf(page, length)
              : texts.printOrders.piece.downloadPrintFile}
          </Button>
        </div>
      </div>
      {pack && scene && (
        <BillingDialog
          company={company}
          kind={kind}
          pack={pack}
          layout={scene.layout}
          language={scene.language}
          placementIds={placements.map(({ id }) => id)}
          onOrdered={onOrdered}
          onChooseCodes={onChooseCodes}
          onClose={() => setPack(undefined)}
          focusBack={() => menuButton.current?.focus()}
        />
      )}
    </SectionCard>
  )
}

function notReady() {
  toast({ title: texts.printOrders.piece.notReady, variant: 'destructive' })
}

/** Placeholder with the piece's aspect ratio. */
function Blank({ kind }: { kind: PrintKind }) {
  const { width, height } = canvasSizes[kind]
  return (
    <div style={{ aspectRatio: width / height }} className="h-full max-w-full">
      <Skeleton className={kind === 'sticker' ? 'size-full rounded-full' : 'size-full'} />
    </div>
  )
}

function Unavailable({ retry, children }: { retry: () => void; children: ReactNode }) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 text-center text-ink-muted text-sm">
      {children}
      <Button variant="secondary" size="sm" icon={<RotateCcw />} onClick={retry}>
        {texts.printOrders.retry}
      </Button>
    </div>
  )
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas could not be encoded'))),
      'image/png',
    ),
  )
}
