import { Check, Copy, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '#button.tsx'
import { controlTexts } from '#control-texts.ts'
import { Dialog, DialogContent, DialogTrigger } from '#dialog.tsx'
import { QrImage, useQrCode } from '#qr-image.tsx'
import { Sentence } from '#sentence.tsx'
import { toast } from '#toast.ts'
import { useCopy } from '#use-copy.ts'

interface QrDialogProps {
  /** Name of the company or placement. */
  name: string
  /** Part of the downloaded file's name. */
  slug: string
  /** URL that the code encodes. */
  link: string
  /** The button that opens the dialog. */
  trigger: ReactNode
  /** Opens it at once. */
  defaultOpen?: boolean
}

/** Shares a review page: its QR code to download and its URL to copy. */
export function QrDialog({ name, slug, link, trigger, defaultOpen = false }: QrDialogProps) {
  return (
    <Dialog defaultOpen={defaultOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent
        size="sm"
        title={
          <span className="wrap-anywhere">
            <Sentence parts={controlTexts.qr.title(<bdi>{name}</bdi>)} />
          </span>
        }
        description={controlTexts.qr.scan}
      >
        <QrCode link={link} fileName={`${slug}-qr-code.png`}>
          <div className="flex items-center gap-1 rounded-md border border-line bg-surface-sunken py-1 pr-1 pl-3">
            <a
              href={link}
              target="_blank"
              rel="noreferrer"
              className="wrap-anywhere min-w-0 flex-1 text-accent-text text-sm hover:underline"
            >
              {link}
            </a>
            <CopyButton text={link} />
          </div>
        </QrCode>
      </DialogContent>
    </Dialog>
  )
}

/** The image with its caption and download button. */
function QrCode({ link, fileName, children }: { link: string; fileName: string; children: ReactNode }) {
  const image = useQrCode(link)
  return (
    <div className="grid gap-4">
      <QrImage image={image} alt={controlTexts.qr.alt(link)} />
      {children}
      {image ? (
        <a href={image} download={fileName} className={buttonClass({ fullWidth: true })}>
          <Download />
          {controlTexts.qr.download}
        </a>
      ) : (
        <Button fullWidth disabled icon={<Download />}>
          {controlTexts.qr.download}
        </Button>
      )}
    </div>
  )
}

function CopyButton({ text }: { text: string }) {
  const texts = controlTexts.qr
  const [copied, copy] = useCopy()
  const press = async () => {
    if (await copy(text)) {
      toast({
        title: texts.copied,
        description: texts.copiedText,
        variant: 'success',
      })
    } else {
      toast({ title: texts.copyFailed, description: texts.copyFailedText, variant: 'destructive' })
    }
  }

  return (
    <Button variant="ghost" size="icon" aria-label={texts.copyLink} onClick={press}>
      {copied ? <Check className="text-success" /> : <Copy />}
    </Button>
  )
}
