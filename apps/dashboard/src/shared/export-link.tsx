import { useDownload } from '@candour/api-client/download.ts'
import { buttonClass } from '@candour/ui/button.tsx'
import { toast } from '@candour/ui/toast.ts'
import { Download } from 'lucide-react'
import { texts } from '#shared/texts.ts'

interface ExportLinkProps {
  href: string
  className?: string
  /** The name of the format. */
  children: string
}

/** A link that downloads a list. */
export function ExportLink({ href, className, children }: ExportLinkProps) {
  const download = useDownload(({ sentence }) =>
    toast({ title: texts.common.download.failed, description: sentence, variant: 'destructive' }),
  )
  return (
    <a
      href={href}
      download
      {...download}
      aria-label={texts.common.download.as(children)}
      className={buttonClass({ variant: 'secondary', size: 'sm', className })}
    >
      <Download aria-hidden="true" />
      {children}
    </a>
  )
}
