import { isolated } from '@candour/console/texts.ts'
import type { Certificate } from '@candour/schemas/privacy.ts'
import { Button } from '@candour/ui/button.tsx'
import { DialogClose, DialogFooter } from '@candour/ui/dialog.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useCopy } from '@candour/ui/use-copy.ts'
import { Check, Copy, Printer } from 'lucide-react'
import { useRef } from 'react'
import { printAlone } from '#features/privacy/print.ts'
import { linesOf } from '#features/privacy/words.ts'
import { texts } from '#shared/texts.ts'

interface CertificateViewProps {
  certificate: Certificate
  timeZone: string
  /** Printed on the sheet. */
  companyName: string
}

/** The certificate of an erasure in a dialog, to print or copy. */
export function CertificateView({ certificate, timeZone, companyName }: CertificateViewProps) {
  const list = useRef<HTMLDListElement>(null)
  const [copied, copy] = useCopy()
  const lines = linesOf(certificate, timeZone)
  const words = texts.privacy.certificate
  const heading = words.sheetTitle(isolated(companyName))

  const copyText = async () => {
    const text = [heading, ...lines.map(([label, value]) => words.line({ label, value }))].join('\n')
    if (await copy(text)) return
    toast({ title: words.copyFailed, description: words.copyFailedHint, variant: 'destructive' })
  }

  return (
    <>
      <dl ref={list} className="grid gap-3.5 text-sm">
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt className="text-ink-muted">{label}</dt>
            <dd dir="auto" className="wrap-anywhere mt-0.5 w-fit whitespace-pre-line text-ink">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <DialogFooter>
        <Button
          variant="secondary"
          icon={<Printer />}
          onClick={() => list.current && printAlone(list.current, heading)}
        >
          {words.print}
        </Button>
        <Button
          variant="secondary"
          icon={copied ? <Check className="text-success" /> : <Copy />}
          onClick={copyText}
        >
          {words.copy}
        </Button>
        <DialogClose asChild>
          <Button>{words.close}</Button>
        </DialogClose>
      </DialogFooter>
      <p role="status" className="sr-only">
        {copied && words.copied}
      </p>
    </>
  )
}
