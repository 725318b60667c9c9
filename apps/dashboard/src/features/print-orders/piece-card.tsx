import { canvasSizes } from '@candour/artwork/render-canvas.ts'
import type { Scene } from '@candour/artwork/scene.ts'
import type { DashboardCompany } from '@candour/schemas/companies.ts'
import type { Pack, PrintKind } from '@candour/schemas/packs.ts'
import type { OwnPrintOrder } from '@candour/schemas/print-orders.ts'
import { Button } from '@candour/ui/button.tsx'
import { Card, CardHeader } from '@candour/ui/card.tsx'
import { isLostChunk, reload } from '@candour/ui/lost-chunk.ts'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { type ToastMessage, toast } from '@candour/ui/toast.ts'
import { Download, FileText, RotateCcw } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { BillingDialog, type TakenPicture } from '#features/print-orders/billing-dialog.tsx'
import { LayoutPicker } from '#features/print-orders/layout-picker.tsx'
import { Mockup } from '#features/print-orders/mockup.tsx'
import { PackMenu } from '#features/print-orders/pack-menu.tsx'
import { pieces } from '#features/print-orders/pieces.ts'
import { PrintedNameNote } from '#features/print-orders/printed-name.tsx'
import type { Studio } from '#features/print-orders/studio.ts'
import { TooLate, within } from '#features/print-orders/time-limit.ts'
import { saveBlob } from '#shared/save-blob.ts'

/** Time limit for creating an image or a print file, in milliseconds. */
const saveTimeout = 30_000

const mockupNotReady = 'Mockup not ready. Please try again.'

export interface PieceCardProps {
  company: DashboardCompany
  kind: PrintKind
  /** Undefined until loaded. */
  studio: Studio | undefined
  /** Retries loading the studio; set only after it failed. */
  retry: (() => void) | undefined
  /** Called with a placed order, to highlight it in the list. */
  onOrdered: (order: OwnPrintOrder) => void
}

/** A poster or sticker with its preview, layouts, downloads and order menu. */
export function PieceCard({ company, kind, studio, retry, onOrdered }: PieceCardProps) {
  const { name, use } = pieces[kind]
  const [chosen, setLayout] = useState<string>()
  const [pack, setPack] = useState<Pack>()
  const [exporting, setExporting] = useState(false)
  const [failed, setFailed] = useState<Scene>()
  const canvas = useRef<HTMLCanvasElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const layout = chosen ?? studio?.layouts[kind][0]?.id
  const scene = useMemo(() => layout && studio?.draw(kind, layout), [studio, kind, layout])
  const fileName = `${company.slug}-${kind}`

  const save = async (item: string, make: (canvas: HTMLCanvasElement) => Promise<[Blob, string]>) => {
    if (!canvas.current) return notReady()
    try {
      saveBlob(...(await within(saveTimeout, make(canvas.current))))
      toast({ title: `${item} downloaded successfully`, variant: 'success' })
    } catch (error) {
      console.warn(error)
      toast({ title: 'Failed to download mockup', variant: 'destructive', ...explain(error) })
    }
  }
  const saveMockup = () => save(name, async (canvas) => [await pngOf(canvas), `${fileName}.png`])
  const savePrintFile = async () => {
    setExporting(true)
    await save(`${name} print file`, async () => {
      if (!studio || !scene) throw new Error('Nothing has been drawn yet')
      const pdf = new Uint8Array(await studio.toPdf(scene))
      return [new Blob([pdf], { type: 'application/pdf' }), `${fileName}.pdf`]
    })
    setExporting(false)
  }
  /** Exports the canvas, after verifying that its QR code can be decoded. */
  const takePicture = (): TakenPicture => {
    const finished = canvas.current
    if (!finished || !studio || !scene) return { problem: mockupNotReady }
    try {
      if (studio.readQr(finished) !== scene.qr.text) {
        return {
          problem: 'The QR code in this picture cannot be read. Please choose another layout and try again.',
        }
      }
      const imageData = finished.toDataURL('image/png')
      // Browsers return this when out of memory.
      return imageData === 'data:,' ? { problem: mockupNotReady } : { imageData }
    } catch (error) {
      console.warn(error)
      return { problem: mockupNotReady }
    }
  }

  return (
    <Card
      as="section"
      aria-labelledby={`${kind}-heading`}
      padded={false}
      className="flex flex-col overflow-hidden"
    >
      <CardHeader
        id={`${kind}-heading`}
        title={name}
        description={use}
        className="p-5 pb-4 sm:px-6 sm:pt-6"
      />
      <div className="flex aspect-5/6 items-center justify-center border-line border-y bg-surface-sunken p-6 max-sm:has-[.rounded-full]:aspect-square sm:h-136 sm:p-8">
        {studio && scene && failed === scene ? (
          <Unavailable retry={() => setFailed(undefined)}>{mockupNotReady}</Unavailable>
        ) : studio && scene ? (
          <Mockup
            studio={studio}
            scene={scene}
            label={`Preview of the ${kind}`}
            painted={canvas}
            onFail={setFailed}
          />
        ) : retry ? (
          <Unavailable retry={retry}>The preview could not be loaded.</Unavailable>
        ) : (
          <Blank kind={kind} />
        )}
      </div>
      <div className="grid gap-5 p-5 sm:p-6">
        {scene && <PrintedNameNote scene={scene} />}
        {studio && layout ? (
          <LayoutPicker studio={studio} kind={kind} value={layout} onChange={setLayout} />
        ) : (
          <Skeleton className="h-34.5 rounded-md" />
        )}
        <div className="grid gap-2.5 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <PackMenu
              kind={kind}
              button={menuButton}
              onChoose={(pack) => (canvas.current ? setPack(pack) : notReady())}
            />
          </div>
          <Button variant="secondary" icon={<Download aria-hidden="true" />} onClick={saveMockup}>
            Download
          </Button>
          <Button
            variant="secondary"
            icon={<FileText aria-hidden="true" />}
            busy={exporting}
            onClick={savePrintFile}
          >
            Print-ready PDF
          </Button>
        </div>
      </div>
      {pack && studio && scene && (
        <BillingDialog
          company={company}
          kind={kind}
          pack={pack}
          studio={studio}
          scene={scene}
          takePicture={takePicture}
          onOrdered={onOrdered}
          onClose={() => setPack(undefined)}
          focusBack={() => menuButton.current?.focus()}
        />
      )}
    </Card>
  )
}

/** Toast details for a failed download, with an action if reloading can help. */
function explain(error: unknown): Pick<ToastMessage, 'description' | 'action'> {
  if (error instanceof TooLate) return { description: error.message }
  if (!isLostChunk(error)) return {}
  return {
    description:
      'The connection failed, or a new version is available. Please reload the page and download it again.',
    action: { label: 'Reload page', onClick: () => void reload() },
  }
}

function notReady() {
  toast({ title: mockupNotReady, variant: 'destructive' })
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
      <Button variant="secondary" size="sm" icon={<RotateCcw aria-hidden="true" />} onClick={retry}>
        Retry
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
