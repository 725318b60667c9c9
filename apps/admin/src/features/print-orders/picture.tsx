import { addressOf } from '@candour/api-client/call.ts'
import { DownloadLink } from '@candour/console/download-link.tsx'
import { formatCount } from '@candour/console/format.ts'
import { spreadText } from '@candour/schemas/packs.ts'
import { getPrintFile, type PrintOrder } from '@candour/schemas/print-orders.ts'
import { Badge } from '@candour/ui/badge.tsx'
import { buttonClass } from '@candour/ui/button.tsx'
import { cn } from '@candour/ui/cn.ts'
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '@candour/ui/dialog.tsx'
import { Download, FileText, TriangleAlert } from 'lucide-react'
import { fileNameOf } from '#features/print-orders/file-name.ts'

/** Thumbnail of the ordered artwork that opens a dialog with the full image and downloads. */
export function Picture({ order, className }: { order: PrintOrder; className?: string }) {
  const { imageUrl, companyName, itemType } = order
  return (
    <Dialog>
      <DialogTrigger
        aria-label={`Preview ${itemType} of ${companyName}`}
        className={cn(
          'flex shrink-0 items-center justify-center overflow-hidden rounded-md border border-line bg-white p-0.5 transition-colors hover:border-line-control',
          className,
        )}
      >
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          className="max-h-full max-w-full object-contain"
        />
      </DialogTrigger>
      <DialogContent size="lg" title={companyName} description={itemType}>
        {order.placements && (
          <p className="wrap-anywhere mb-4 text-ink text-sm">
            <bdi>{order.placements.names}</bdi>
            {order.placements.count > 1 && (
              <span className="mt-0.5 block text-ink-muted">
                {formatCount(order.placements.count, 'code')}, a page of the print file each, in this order:{' '}
                {spreadText(order.placements.count, order.quantity)}. The picture shows one of them.
              </span>
            )}
          </p>
        )}
        <QrWarning order={order} className="mb-4" />
        <div className="flex justify-center rounded-md border border-line bg-surface-sunken p-4">
          <img
            src={imageUrl}
            alt={`${itemType} of ${companyName}`}
            className="max-h-[60dvh] max-w-full object-contain"
          />
        </div>
        <DialogFooter>
          <DownloadLink
            href={addressOf(getPrintFile, { params: { id: order.id } })}
            failed="Download failed"
            className={buttonClass({ variant: 'secondary' })}
          >
            <FileText />
            Print file (PDF)
          </DownloadLink>
          <a href={imageUrl} download={fileNameOf(order)} className={buttonClass()}>
            <Download />
            Download
          </a>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

const warnings = {
  differs: 'QR code points elsewhere',
  unreadable: 'QR code unreadable',
} as const

/** Warns when the artwork's QR code points neither to the company's review page nor to an ordered placement. */
export function QrWarning({ order: { qrCheck }, className }: { order: PrintOrder; className?: string }) {
  if (qrCheck === null || qrCheck === 'matches') return null
  return (
    <Badge tone="warning" className={className}>
      <TriangleAlert className="size-3.5" />
      {warnings[qrCheck]}
    </Badge>
  )
}
